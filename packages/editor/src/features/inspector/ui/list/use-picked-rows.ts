import { useState } from 'react'

/** Rows selected for bulk edits. */
export interface PickedRows {
  /** Whether bulk selection is active. */
  readonly isOn: boolean
  readonly indexes: ReadonlySet<number>
  readonly setOn: (isOn: boolean) => void
  readonly toggle: (index: number) => void
  readonly setAll: (isPicked: boolean) => void
  readonly clear: () => void
}

const NONE: ReadonlySet<number> = new Set()

/** Bulk selection over `count` rows; removed rows are dropped. */
export function usePickedRows(count: number): PickedRows {
  const [isOn, setOn] = useState(false)
  const [picked, setPicked] = useState(NONE)
  const indexes = new Set([...picked].filter((index) => index < count))
  return {
    isOn,
    indexes: isOn ? indexes : NONE,
    setOn: (next) => {
      setOn(next)
      setPicked(NONE)
    },
    toggle: (index) => {
      const next = new Set(indexes)
      if (!next.delete(index)) next.add(index)
      setPicked(next)
    },
    setAll: (isPicked) => setPicked(isPicked ? new Set(Array.from({ length: count }, (_, index) => index)) : NONE),
    clear: () => setPicked(NONE),
  }
}
