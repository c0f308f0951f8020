import { useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'

/** The renaming of a row of the layers, by F2 or a double click. */
export interface RowNaming {
  /** Props of the row, which has the focus again at the end. */
  readonly row: { readonly ref: RefObject<HTMLDivElement | null>; readonly onKeyDown: (event: KeyboardEvent) => void }
  readonly isNaming: boolean
  readonly start: () => void
  readonly end: () => void
}

/** Whether a row is being renamed. */
export function useRowNaming(): RowNaming {
  const ref = useRef<HTMLDivElement>(null)
  const [isNaming, setNaming] = useState(false)
  const start = () => setNaming(true)
  const end = () => {
    setNaming(false)
    ref.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F2' || event.target !== ref.current) return
    event.preventDefault()
    start()
  }
  return { row: { ref, onKeyDown }, isNaming, start, end }
}
