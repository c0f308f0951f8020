import { useLocation, useNavigate } from 'react-router'

import { useIsHydrated } from '../client/shop-context.ts'

/** A sheet whose open state is a history entry: the back key closes it. */
export interface SheetHandle {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** Handle of a named sheet of the current screen. */
export function useSheet(name: string): SheetHandle {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const isOpen = isHydrated && (state as { readonly sheet?: string } | null)?.sheet === name
  return {
    isOpen,
    open: () => {
      if (!isOpen) void navigate(pathname + search, { state: { sheet: name } })
    },
    close: () => {
      if (isOpen) void navigate(-1)
    },
  }
}
