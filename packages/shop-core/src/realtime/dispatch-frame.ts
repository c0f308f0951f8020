import { BODY_ACCOUNT, BODY_DEFINITION, BODY_RELEASE, BODY_REMOVED, BODY_TAKEN_OVER } from '@mallwright/contract/site'
import type { SocketFrame } from '@mallwright/contract/site'

import { readMessage } from './socket-frame.ts'

/** What a connection tells of its messages. */
export interface FrameHandlers {
  /** The account was removed by an administrator (1001). Its session has ended, so the connection is closed until it is opened again. */
  readonly onRemoved: () => void
  /** The account signed in on another terminal (1002). */
  readonly onTakenOver: () => void
  /** A release was published. */
  readonly onRelease: (release: number) => void
  /** Layouts, other definitions or rights of the receiver changed (2002). */
  readonly onDefinition?: () => void
  /** Orders, messages or the cart of the account changed (2003). */
  readonly onAccount?: (topic: NonNullable<SocketFrame['topic']>) => void
  /** The gateway refused the connection with f100 to f110; the reason is its text or this code. */
  readonly onRefused: (reason: string) => void
  /** Any message, for apps with frames of their own. */
  readonly onMessage?: (data: unknown) => void
}

/** Tells what a message of the gateway says; closes the connection where the gateway has ended it. */
export function dispatchFrame(data: unknown, handlers: FrameHandlers, close: () => void): void {
  handlers.onMessage?.(data)
  const message = readMessage(data)
  if (message.kind === 'refused') {
    close()
    handlers.onRefused(message.reason)
  }
  if (message.kind !== 'frame') return
  if (message.frame.body === BODY_RELEASE) handlers.onRelease(message.frame.release ?? 0)
  if (message.frame.body === BODY_DEFINITION) handlers.onDefinition?.()
  if (message.frame.body === BODY_REMOVED) {
    close()
    handlers.onRemoved()
  }
  if (message.frame.body === BODY_TAKEN_OVER) handlers.onTakenOver()
  if (message.frame.body === BODY_ACCOUNT && message.frame.topic) handlers.onAccount?.(message.frame.topic)
}
