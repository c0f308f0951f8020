import * as z from 'zod/mini'

import { MAX_COLUMN_CODE } from '../document/document-code.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** Body code: editors present on a page. Format of specification 1 §4.5. */
export const BODY_PRESENCE = '2101'

/** Position of a super user, sent by the studio. */
export const BODY_HEARTBEAT = '2102'

/** A saved block of the site was made, changed or removed. */
export const BODY_BLOCKS = '2103'

/** A draft was saved. */
export const BODY_DRAFT = '2104'

/** Server → every open studio of a site: its blocks changed. */
export const BlocksFrame = z.object({ body: z.literal(BODY_BLOCKS), level: z.literal('system') })
export type BlocksFrame = z.infer<typeof BlocksFrame>

/** Server → every studio that has a page, site part or linked block open: its draft was saved or removed, also by the receiver. */
export const DraftFrame = z.object({
  body: z.literal(BODY_DRAFT),
  level: z.literal('system'),
  cColumnCode: z.string(),
  iRevision: z.int(),
})
export type DraftFrame = z.infer<typeof DraftFrame>

/** One open studio on a page. `cNodeId` is the selected node, empty for none; `bEditing` whether it is held for editing. */
export const PresentEditor = z.object({
  cEditorUuid: z.string(),
  cAccUuid: z.string(),
  cEditorName: z.string(),
  cNodeId: z.string(),
  bEditing: z.boolean(),
})
export type PresentEditor = z.infer<typeof PresentEditor>

/** Server → every editor of a page on each change: all editors present. `cOwnUuid` is the receiver. */
export const PresenceFrame = z.object({
  body: z.literal(BODY_PRESENCE),
  level: z.literal('system'),
  cColumnCode: z.string(),
  cOwnUuid: z.string(),
  editors: z.array(PresentEditor),
})
export type PresenceFrame = z.infer<typeof PresenceFrame>

/** Studio → server on each change and as a heartbeat. `bTakeOver` takes over the lock of the node. */
export const HeartbeatFrame = z.object({
  body: z.literal(BODY_HEARTBEAT),
  level: z.literal('user'),
  cColumnCode: text(MAX_COLUMN_CODE),
  cNodeId: text(64),
  bEditing: z.boolean(),
  bTakeOver: z.boolean(),
})
export type HeartbeatFrame = z.infer<typeof HeartbeatFrame>

/** Interval of heartbeats, and the silence after which an editor counts as gone, in ms. */
export const HEARTBEAT_INTERVAL_MS = 15_000
export const HEARTBEAT_TIMEOUT_MS = 45_000
