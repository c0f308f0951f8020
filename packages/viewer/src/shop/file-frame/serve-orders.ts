import type { FrameAnswer, FrameIssue } from '@mallwright/shop-core/widgets/frame-messages'

/** A file that is not shown, for a reason that its reader is told. */
export class FileRefused extends Error {
  readonly issue: FrameIssue
  constructor(issue: FrameIssue) {
    super(issue)
    this.issue = issue
  }
}

/**
 * Shows what the window that framed this one sends, and answers whether it is shown.
 * @param read an order; `undefined` for any other message
 * @param show resolves when it is shown; rejects with `FileRefused` or, of a broken file, with anything
 */
export function serveOrders<Order>(
  read: (data: unknown) => Order | undefined,
  show: (place: HTMLElement, order: Order) => Promise<unknown>,
): void {
  // Its origin is unknown here: a sandboxed frame has none of its own to compare with.
  const host = window.parent
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the answers say nothing of the file
  const answer = (message: FrameAnswer) => host.postMessage(message, '*')
  window.addEventListener('message', ({ source, data }) => {
    const order = source === host ? read(data) : undefined
    if (!order) return
    void show(document.querySelector<HTMLElement>('#pages') ?? document.body, order).then(
      () => answer({ kind: 'frame-shown' }),
      (error: unknown) =>
        answer({ kind: 'frame-failed', issue: error instanceof FileRefused ? error.issue : 'broken' }),
    )
  })
  answer({ kind: 'frame-ready' })
}
