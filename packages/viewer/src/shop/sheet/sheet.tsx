import { useText } from '@mallwright/shop-core/i18n'
import { useRef } from 'react'
import type { PointerEvent, ReactNode } from 'react'

import { useModal } from '../feedback/modal.ts'
import { COMMON_LABELS } from '../feedback/shop-notices.ts'
import './sheet.css'

/** How far a sheet must be pulled down to close, in screen px. */
const CLOSE_DISTANCE = 80

/**
 * A sheet that comes up from the bottom. Closes by its button, the mask, Escape, the back key and a pull on its head.
 * @param props.size part of the screen's height it takes at most, in percent
 */
export function Sheet(props: {
  readonly title: string
  readonly size: 55 | 65 | 85
  readonly onClose: () => void
  readonly children: ReactNode
}): ReactNode {
  const { title, size, onClose, children } = props
  const say = useText()
  const dialog = useModal()
  const panel = useRef<HTMLDivElement>(null)
  const pull = usePull(() => panel.current, onClose)
  return (
    <dialog
      ref={dialog}
      className="shop-sheet"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="shop-sheet-panel" ref={panel} style={{ maxHeight: `${size}dvh` }}>
        <div className="shop-sheet-head" {...pull}>
          <span className="shop-sheet-grip" aria-hidden="true" />
          <h2>{title}</h2>
          <button type="button" aria-label={say(COMMON_LABELS.close)} onClick={onClose}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </div>
        <div className="shop-sheet-body">{children}</div>
      </div>
      <button type="button" className="shop-sheet-mask" tabIndex={-1} aria-hidden="true" onClick={onClose} />
    </dialog>
  )
}

function usePull(element: () => HTMLElement | null, onClose: () => void) {
  const startY = useRef<number | undefined>(undefined)
  const distance = (event: PointerEvent) =>
    startY.current === undefined ? 0 : Math.max(0, event.clientY - startY.current)
  const rest = () => {
    startY.current = undefined
    element()?.style.removeProperty('transform')
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
      rest()
      if (isFar) onClose()
    },
    onPointerCancel: rest,
  }
}
