import { useState } from 'react'

/** Rows that are marked while a list is managed. */
export interface Marks {
  readonly isManaging: boolean
  readonly ids: ReadonlySet<string>
  readonly has: (id: string) => boolean
  readonly mark: (ids: readonly string[], isMarked: boolean) => void
  /** Begins or ends managing; nothing is marked afterwards. */
  readonly toggle: () => void
}

/** The marks of one list. */
export function useMarks(): Marks {
  const [isManaging, setIsManaging] = useState(false)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    isManaging,
    ids,
    has: (id) => ids.has(id),
    mark: (changed, isMarked) =>
      setIds(
        (before) => new Set(isMarked ? [...before, ...changed] : [...before].filter((id) => !changed.includes(id))),
      ),
    toggle() {
      setIds(new Set())
      setIsManaging(!isManaging)
    },
  }
}
