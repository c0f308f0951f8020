import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { QueryPanel } from '../query-panel/query-panel.tsx'
import type { QueryPanelProps } from '../query-panel/query-panel.tsx'

/** Loaded with the first query that has references. */
const ReferCondition = lazy(async () => ({ default: (await import('./refer-condition.tsx')).ReferCondition }))

/** The query of a list, with references among its conditions: a chooser, which has a query of its own, offers none. */
export function ListQuery(props: Omit<QueryPanelProps, 'renderReferences'>): ReactNode {
  return (
    <QueryPanel
      {...props}
      renderReferences={(references) => (
        <Suspense>
          <ReferCondition {...references} />
        </Suspense>
      )}
    />
  )
}
