import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { listLayoutQuery } from '../data-list/model/list-layout.queries.ts'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import type { LineColumn } from './model/line-column.ts'
import { laidOutColumns } from './model/line-layout.ts'

/**
 * The columns that are shown: as the plan of a list says, or as they are without such a list and while there is no plan.
 * `layout` is the code of a list whose plans are there.
 */
export function useLineColumns(columns: readonly LineColumn[], code: string | undefined) {
  const host = useWidgetHost()
  const { data } = useQuery({ ...listLayoutQuery(host, code ?? ''), enabled: code !== undefined })
  const laidOut = useMemo(
    () => laidOutColumns(columns, data?.columns ?? []).filter(({ isShown = true }) => isShown),
    [columns, data],
  )
  return { columns: laidOut, layout: data && data.columns.length > 0 ? code : undefined }
}
