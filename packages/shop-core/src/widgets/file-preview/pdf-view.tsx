import type { Label } from '@mallwright/contract/values'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { SheetSkeleton } from '../../kit/controls/sheet-skeleton.tsx'
import { readPdfAnswer } from './model/pdf-messages.ts'
import type { PdfOrder } from './model/pdf-messages.ts'

const LABELS = { page: { zh: '第{page}页', en: 'Page {page}' } } satisfies Record<string, Label>

/** Where the shop's build has the frame; it is served with a policy that gives it no origin. */
const FRAME = '/shop-assets/pdf-frame.html'

/** How long (ms) a loaded frame may say nothing: its script has run by then, and its word is on the way. */
const SILENCE_MS = 10_000

/** The pages of a PDF, in a sandboxed frame. Engine 8.4. */
export function PdfView(props: {
  readonly name: string
  readonly bytes: ArrayBuffer
  /** Called when the file cannot be shown. */
  readonly onFail: () => void
}): ReactNode {
  const { name, bytes, onFail } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const translate = useText()
  const [isShown, setIsShown] = useState(false)
  const hasSpoken = useRef(false)
  /** An engine that cannot read the frame's script loads the frame, and hears nothing of it. */
  const [isSilent, setIsSilent] = useState(false)
  const pageLabel = translate(LABELS.page, { page: '{page}' })
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (!frame.current || source !== frame.current.contentWindow) return
      const kind = readPdfAnswer(data)
      if (!kind) return
      hasSpoken.current = true
      setIsSilent(false)
      if (kind === 'pdf-failed') onFail()
      if (kind === 'pdf-shown') setIsShown(true)
      if (kind !== 'pdf-ready') return
      // A frame without origin can only be addressed by `*`; a copy, since it may be shown again.
      const order: PdfOrder = { bytes: bytes.slice(0), pageLabel }
      frame.current.contentWindow?.postMessage(order, '*', [order.bytes])
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [bytes, pageLabel, onFail])
  useEffect(() => {
    if (!isSilent) return undefined
    const timer = setTimeout(onFail, SILENCE_MS)
    return () => clearTimeout(timer)
  }, [isSilent, onFail])
  return (
    <div className="wg-preview-pdf" aria-busy={!isShown}>
      {!isShown && <SheetSkeleton />}
      <iframe
        ref={frame}
        title={name}
        src={FRAME}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        onLoad={() => setIsSilent(!hasSpoken.current)}
      />
    </div>
  )
}
