import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Ref of a `<dialog>` that is modal while mounted: the browser traps and restores the focus. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    // Old web views lack `showModal`: fall back to a non-modal dialog.
    if (typeof element?.showModal === 'function') element.showModal()
    else element?.setAttribute('open', '')
    return () => element?.close?.()
  }, [])
  return dialog
}
