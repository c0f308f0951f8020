import { SocketFrame } from '@mallwright/contract/site'

/** The gateway's refusals of a connection, f100 to f110. Specification 1 §4.5. */
const REFUSAL = /^f1(?:0\d|10)$/

/** One message of the socket, read. */
export type SocketMessage =
  | { readonly kind: 'frame'; readonly frame: SocketFrame }
  | { readonly kind: 'refused'; readonly code: string }
  /** `pong` and whatever else this client does not know. */
  | { readonly kind: 'other' }

/** Reads a message: a refusal arrives as plain text or as a frame's body. Never throws. */
export function readMessage(text: unknown): SocketMessage {
  if (typeof text !== 'string') return { kind: 'other' }
  if (REFUSAL.test(text)) return { kind: 'refused', code: text }
  const frame = SocketFrame.safeParse(parse(text))
  if (!frame.success) return { kind: 'other' }
  return REFUSAL.test(frame.data.body)
    ? { kind: 'refused', code: frame.data.body }
    : { kind: 'frame', frame: frame.data }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
