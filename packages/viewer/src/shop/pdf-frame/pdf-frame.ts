import { readPdfOrder } from '@mallwright/shop-core/widgets/pdf-messages'
import type { PdfAnswer } from '@mallwright/shop-core/widgets/pdf-messages'

import { showPdf } from './pdf-pages.ts'
import './pdf-frame.css'

/** The window that framed this one. Its origin is unknown here: a sandboxed frame has none of its own to compare with. */
const host = window.parent
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the answers say nothing of the file
const answer = (message: PdfAnswer) => host.postMessage(message, '*')

window.addEventListener('message', ({ source, data }) => {
  const order = source === host ? readPdfOrder(data) : undefined
  if (!order) return
  void showPdf(document.querySelector<HTMLElement>('#pages') ?? document.body, order).then(
    (pages) => answer({ kind: 'pdf-shown', pages }),
    () => answer({ kind: 'pdf-failed' }),
  )
})
answer({ kind: 'pdf-ready' })
