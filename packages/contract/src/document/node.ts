import * as z from 'zod/mini'

import { VisibilityRule } from './visibility.ts'

/** The most characters of an id. */
export const MAX_ID = 64

/** The most characters of a module's type. */
export const MAX_MODULE = 80

/** The most characters of a layer's name. */
export const MAX_NAME = 60

/** The id of a node, unique within its document. */
export const NodeId = z.string().check(z.minLength(1), z.maxLength(MAX_ID)).brand<'NodeId'>()
export type NodeId = z.infer<typeof NodeId>

/** Position and size inside a free container, in container units (379 across, specification 3 §9); the origin is its top left. */
export const Rect = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type Rect = z.infer<typeof Rect>

/** The super user's own lines across a free container, in its units, for items to snap to. Buyers never get them. */
export const OwnGuides = z.looseObject({
  /** Where upright lines lie, from the left. */
  x: z.array(z.number()).check(z.maxLength(100)),
  /** Where level lines lie, from the top. */
  y: z.array(z.number()).check(z.maxLength(100)),
})
export type OwnGuides = z.infer<typeof OwnGuides>

/** The type of a node that stands for a block: every page shows the block as it is now. Decision 0029. */
export const LINKED_BLOCK = 'linked-block'

/** One placed thing on a page. `props` stay unchecked here: only the module's own definition can read them. */
export const Node = z.looseObject({
  id: NodeId,
  module: z.string().check(z.minLength(1), z.maxLength(MAX_MODULE)),
  /** The version of the module that wrote `props`. */
  version: z.int().check(z.nonnegative()),
  props: z.record(z.string(), z.unknown()),
  /** Only inside a free container. */
  rect: z.optional(Rect),
  /** Child nodes, back to front; only on modules that hold others. */
  children: z.optional(z.array(NodeId)),
  /** The layer's own name; the module's label when absent. */
  name: z.optional(z.string().check(z.maxLength(MAX_NAME))),
  /** Items of one free container with the same mark are selected and moved as one. Decision 0023. */
  group: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_ID))),
  /** Name of its group; the same on all members. */
  groupName: z.optional(z.string().check(z.maxLength(MAX_NAME))),
  /** Only on free containers. */
  guides: z.optional(OwnGuides),
  isHidden: z.optional(z.boolean()),
  isLocked: z.optional(z.boolean()),
  /** When and for whom it is shown; always and to everybody when absent. */
  showing: z.optional(VisibilityRule),
})
export type Node = z.infer<typeof Node>
