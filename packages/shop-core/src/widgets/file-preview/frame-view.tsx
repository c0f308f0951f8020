import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { SheetSkeleton } from '../../kit/controls/sheet-skeleton.tsx'
import { readFrameAnswer } from './model/frame-messages.ts'
import type { FrameIssue, OfficeKind, OfficeOrder, PdfOrder } from './model/frame-messages.ts'
import './frame-view.css'

/** Where the shop's build has the frame of a kind; it is served with a policy that gives it no origin. */
const frameUrl = (kind: string) => `/shop-assets/${kind}-frame.html`

/** How long (ms) a loaded frame may say nothing: its script has run by then, and its word is on the way. */
const SILENCE_MS = 10_000

/** A file in a sandboxed frame, which gets an order once it listens. Decisions 0129 and 0141. */
export function FrameView(props: {
  readonly name: string
  readonly kind: 'pdf' | OfficeKind
  /** The same object as long as the same is to be shown. */
  readonly order: PdfOrder | OfficeOrder
  /** How long (ms) the frame may take to show it; without it as long as it likes. */
  readonly patienceMs?: number
  /** Called when the file cannot be shown. */
  readonly onFail: (issue: FrameIssue) => void
}): ReactNode {
  const { name, kind, order, patienceMs, onFail } = props
  const element = useRef<HTMLIFrameElement>(null)
  const [isShown, setIsShown] = useState(false)
  const [isAtWork, setIsAtWork] = useState(false)
  const hasSpoken = useRef(false)
  /** An engine that cannot read the frame's script loads the frame, and hears nothing of it. */
  const [isSilent, setIsSilent] = useState(false)
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (!element.current || source !== element.current.contentWindow) return
      const answer = readFrameAnswer(data)
      if (!answer) return
      hasSpoken.current = true
      setIsSilent(false)
      setIsAtWork(answer.kind === 'frame-ready')
      if (answer.kind === 'frame-failed') onFail(answer.issue)
      if (answer.kind === 'frame-shown') setIsShown(true)
      if (answer.kind !== 'frame-ready') return
      // A frame without origin can only be addressed by `*`; a copy, since it may be shown again.
      const copy = { ...order, bytes: order.bytes.slice(0) }
      element.current.contentWindow?.postMessage(copy, '*', [copy.bytes])
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [order, onFail])
  useAfter(isSilent ? SILENCE_MS : undefined, () => onFail('broken'))
  useAfter(isAtWork ? patienceMs : undefined, () => onFail('too-large'))
  return (
    <div className="wg-preview-frame" aria-busy={!isShown}>
      {!isShown && <SheetSkeleton />}
      <iframe
        ref={element}
        title={name}
        src={frameUrl(kind)}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        onLoad={() => setIsSilent(!hasSpoken.current)}
      />
    </div>
  )
}

/** Acts after a time (ms) that nothing has changed in; without a time never. */
function useAfter(delayMs: number | undefined, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (delayMs === undefined) return undefined
    const timer = setTimeout(() => latest.current(), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
}
