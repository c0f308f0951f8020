import type { ComponentProps, ReactNode } from 'react'

import { lazyComponent } from '../../../../ui/lazy.tsx'

const Sortable = lazyComponent(async () => (await import('./sortable-list.tsx')).SortableList)

/** Sortable rows, loaded on demand. */
export function LazySortable(props: ComponentProps<typeof Sortable>): ReactNode {
  return <Sortable {...props} />
}
