import type { ComponentProps, ReactNode } from 'react'

import { lazyComponent } from '../../../../ui/lazy.tsx'

const Sortable = lazyComponent(async () => (await import('./sortable-list.tsx')).SortableList)

/** Rows to be put in order, loaded when a field needs them. */
export function LazySortable(props: ComponentProps<typeof Sortable>): ReactNode {
  return <Sortable {...props} />
}
