import { SocketFrame } from '@mallwright/contract/site'

/** Refusal codes f100 to f110. Specification 1 §4.5. */
const REFUSAL = /^f1(?:0\d|10)$/

/** A parsed socket message. */
export type SocketMessage =
  | { readonly kind: 'frame'; readonly frame: SocketFrame }
  | { readonly kind: 'refused'; readonly reason: string }
  /** `pong` and unknown messages. */
  | { readonly kind: 'other' }

/** Parses a message; a refusal is plain text or the body of a frame, whose text is the reason then. Never throws. */
export function readMessage(text: unknown): SocketMessage {
  if (typeof text !== 'string') return { kind: 'other' }
  if (REFUSAL.test(text)) return { kind: 'refused', reason: text }
  const frame = SocketFrame.safeParse(parse(text))
  if (!frame.success) return { kind: 'other' }
  return REFUSAL.test(frame.data.body)
    ? { kind: 'refused', reason: frame.data.text || frame.data.body }
    : { kind: 'frame', frame: frame.data }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
