import type { ReactNode } from 'react'

/** A row that is being loaded. */
export function RowSkeleton(): ReactNode {
  return (
    <div className="wg-row wg-row-skeleton" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  )
}
