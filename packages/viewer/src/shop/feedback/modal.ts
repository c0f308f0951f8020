import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** A `<dialog>` that is modal while mounted: the browser holds the focus in it and gives it back afterwards. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    // Old web views know the element without the method: shown in place is better than not at all.
    if (typeof element?.showModal === 'function') element.showModal()
    else element?.setAttribute('open', '')
    return () => element?.close?.()
  }, [])
  return dialog
}
