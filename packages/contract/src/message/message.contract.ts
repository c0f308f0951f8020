import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../rpc/page-size.ts'

/** The four kinds that messages are read by; 拼单 and 询价 share one. 0 asks for all. */
export const MESSAGE_KINDS = { all: 0, order: 1, aftersale: 2, deal: 3, system: 4 } as const

const kind = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
const counts = z.array(z.object({ iKind: z.int(), iCount: z.int() }))

/** A message to an account, in the reader's language. Domain 1.10. */
export const Message = z.object({
  cMessageUuid: z.string(),
  /** One of `MESSAGE_KINDS`. */
  iKind: z.int(),
  cTitle: z.string(),
  cText: z.string(),
  /** Path of the shop that it leads to; may be empty. */
  cLink: z.string(),
  bRead: z.boolean(),
  /** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
  dCreateTime: z.string(),
})
export type Message = z.infer<typeof Message>

/** Number of unread messages, of all and by kind. */
export const getUnreadCount = endpoint({
  method: 'POST',
  path: 'alc-alshop/MessageAction/getUnreadCount',
  gate: 'login',
  summary: 'Number of unread messages.',
  body: z.object({}),
  data: z.object({ iCount: z.int(), kindList: counts }),
})

/** The messages of a kind, the newest first. */
export const getMessagePage = endpoint({
  method: 'POST',
  path: 'alc-alshop/MessageAction/getMessagePage',
  gate: 'login',
  summary: 'The messages of the account.',
  body: z.object({
    iKind: z._default(kind, MESSAGE_KINDS.all),
    pageNumber: z._default(z.int().check(z.positive()), 1),
    pageSize: z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)), DEFAULT_PAGE_SIZE),
  }),
  data: z.object({ results: z.array(Message), iTotleSize: z.int() }),
})

/** Marks messages as read: those named, or all of a kind. Messages of others are passed over. */
export const readMessage = endpoint({
  method: 'POST',
  path: 'alc-alshop/MessageAction/readMessage',
  gate: 'login',
  summary: 'Marks messages as read.',
  body: z.union([
    z.object({ messageUuids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(200)) }),
    z.object({ bAll: z.literal(true), iKind: z._default(kind, MESSAGE_KINDS.all) }),
  ]),
  data: z.object({ iCount: z.int(), kindList: counts }),
})
