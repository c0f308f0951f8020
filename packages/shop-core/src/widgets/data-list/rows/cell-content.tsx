import type { Locale } from '@mallwright/contract/values'
import type { ReactNode } from 'react'

import { ReferNames } from '../../controls/refer-names.tsx'
import { cellText, staleNames } from '../model/cell-text.ts'
import type { ListColumn } from '../model/list-layout.ts'
import type { ListRow } from '../model/row-page.ts'

/** What a cell shows: its text, or the names of references of which one is stale. The language comes from its row: there are many cells. */
export function CellContent(props: {
  readonly column: ListColumn
  readonly row: ListRow
  readonly locale: Locale
}): ReactNode {
  const { column, row, locale } = props
  const names = staleNames(column, row)
  return names ? <ReferNames names={names} /> : cellText(column, row, locale)
}
