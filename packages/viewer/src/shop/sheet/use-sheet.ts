import { useLocation, useNavigate } from 'react-router'

/** A sheet of a page: open while the history entry says so, so that the back key closes it. */
export interface SheetHandle {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** Gives the handle of a named sheet of the current page. */
export function useSheet(name: string): SheetHandle {
  const location = useLocation()
  const navigate = useNavigate()
  const isOpen = (location.state as { readonly sheet?: string } | null)?.sheet === name
  return {
    isOpen,
    open: () => {
      if (!isOpen) void navigate(location.pathname + location.search, { state: { sheet: name } })
    },
    close: () => {
      if (isOpen) void navigate(-1)
    },
  }
}
