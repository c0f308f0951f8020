import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useIsHydrated } from '../client/shop-context.ts'
import { openSheets, sheetState } from './open-sheets.ts'

/** A sheet whose open state is a history entry: the back key closes it. */
export interface SheetHandle {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  /** Closes it, and runs a task once its entry is gone: a replaced entry is then the screen's own. */
  readonly closeThen: (task: () => void) => void
}

/** Handle of a named sheet of the current screen. */
export function useSheet(name: string): SheetHandle {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const isOpen = isHydrated && openSheets(state).includes(name)
  const closing = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    if (isOpen) return
    const task = closing.current
    closing.current = undefined
    task?.()
  }, [isOpen])
  const closeThen = (task: () => void) => {
    // Going back takes a while: a second tap would leave the screen.
    if (!isOpen || closing.current) return
    closing.current = task
    void navigate(-1)
  }
  return {
    isOpen,
    open: () => {
      if (!isOpen) void navigate(pathname + search, { state: sheetState([name]) })
    },
    close: () => closeThen(() => undefined),
    closeThen,
  }
}
