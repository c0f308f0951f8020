import { navigate, usePlace } from '../navigation/browser-route.tsx'

/** A sheet of a page: open while the history entry says so, so that the back key closes it. */
export interface SheetHandle {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** Gives the handle of a named sheet of the current page. */
export function useSheet(name: string): SheetHandle {
  const { pathname, search, state } = usePlace()
  const isOpen = (state as { readonly sheet?: string } | null)?.sheet === name
  return {
    isOpen,
    open: () => {
      if (!isOpen) navigate(pathname + search, { state: { sheet: name } })
    },
    close: () => {
      if (isOpen) navigate(-1)
    },
  }
}
