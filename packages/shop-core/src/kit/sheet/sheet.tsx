import { useLayoutEffect, useRef } from 'react'
import type { PointerEvent, ReactNode } from 'react'

import { CloseButton } from '../dialog/close-button.tsx'
import { useModal } from '../dialog/use-modal.ts'
import { slideOut, springBack } from './sheet-motion.ts'
import '../dialog/column-dialog.css'
import './sheet.css'

/** Drag distance in screen px that closes the sheet. */
const CLOSE_DISTANCE = 80

/**
 * Bottom sheet on `<dialog>`. Closes by its button, the mask unless it stays, Escape, the back key and dragging its header down.
 * @param props.size height in percent of the viewport: the most that it has, or with `keepsHeight` what it always has
 */
export function Sheet(props: {
  readonly title: string
  readonly size: 55 | 65 | 85
  /** As high as its size, however little it shows. */
  readonly keepsHeight?: boolean
  /** A tap beside it leaves it open. */
  readonly staysOnMask?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}): ReactNode {
  const { title, size, keepsHeight = false, staysOnMask = false, onClose, children } = props
  const dialog = useModal()
  const panel = useRef<HTMLDivElement>(null)
  const drag = useDragToClose(() => panel.current, onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    // However the sheet is closed, by the back key too.
    return () => {
      if (element) slideOut(element)
    }
  }, [dialog])
  return (
    <dialog
      ref={dialog}
      className="shop-column-dialog shop-sheet"
      aria-label={title}
      onCancel={(event) => {
        // A file input in the sheet tells of its own cancellation, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={`shop-sheet-panel is-${size} ${keepsHeight ? 'is-kept' : ''}`} ref={panel}>
        <div className="shop-sheet-head" {...drag}>
          <span className="shop-sheet-grip" aria-hidden="true" />
          <h2>{title}</h2>
          <CloseButton onClose={onClose} />
        </div>
        <div className="shop-sheet-body">{children}</div>
      </div>
      <button
        type="button"
        className="shop-sheet-mask"
        tabIndex={-1}
        aria-hidden="true"
        onClick={staysOnMask ? undefined : onClose}
      />
    </dialog>
  )
}

function useDragToClose(element: () => HTMLElement | null, onClose: () => void) {
  const startY = useRef<number | undefined>(undefined)
  const distance = (event: PointerEvent) =>
    startY.current === undefined ? 0 : Math.max(0, event.clientY - startY.current)
  const reset = () => {
    startY.current = undefined
    const panel = element()
    if (panel) springBack(panel)
  }
  return {
    onPointerDown(event: PointerEvent) {
      if ((event.target as Element).closest('button')) return
      startY.current = event.clientY
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (startY.current !== undefined) element()?.style.setProperty('transform', `translateY(${distance(event)}px)`)
    },
    onPointerUp(event: PointerEvent) {
      const isFar = distance(event) > CLOSE_DISTANCE
      if (!isFar) return reset()
      // It slides out from where the finger left it.
      startY.current = undefined
      onClose()
    },
    onPointerCancel: reset,
  }
}
