import { lazy } from 'react'
import type { ComponentProps, ReactNode } from 'react'

import { LazyPart } from '../../ui/lazy-part.tsx'

const Sortable = lazy(async () => ({ default: (await import('./sortable-list.tsx')).SortableList }))

/** Rows to be put in order, loaded when a field needs them. */
export function LaterSortable(props: ComponentProps<typeof Sortable>): ReactNode {
  return (
    <LazyPart>
      <Sortable {...props} />
    </LazyPart>
  )
}
