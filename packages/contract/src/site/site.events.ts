import * as z from 'zod/mini'

/** Message of the socket to a client. Format of specification 1 §4.5: `body` is a code, `level` names the sender. */
export const SocketFrame = z.object({
  body: z.string(),
  level: z.string(),
  text: z.optional(z.string()),
  release: z.optional(z.int()),
  /** What changed for the account: what belongs to it is read again. */
  topic: z.optional(z.enum(['order', 'aftersale', 'invoice', 'message', 'cart'])),
})
export type SocketFrame = z.infer<typeof SocketFrame>

/** Removed by an administrator (specification 1 §4.5). */
export const BODY_REMOVED = '1001'

/** Signed in on another terminal (domain 2.1). */
export const BODY_TAKEN_OVER = '1002'

/** A release went live; `release` is its number. */
export const BODY_RELEASE = '2001'

/** Definitions, layouts or rights of the receiver changed (engine 8.1). */
export const BODY_DEFINITION = '2002'

/** Something of the receiver's account changed: `topic` says what. Domain sheet 32. */
export const BODY_ACCOUNT = '2003'

/** Close codes after which the client waits and reconnects. Specification 1 §4.5. */
export const RECONNECT_CODES: readonly number[] = [1006, 1002, 3000]

/** Interval of the text `ping`, and the wait before a reconnect, in ms. Specification 1 §4.5. */
export const PING_INTERVAL_MS = 60_000
export const RECONNECT_DELAY_MS = 6_000
