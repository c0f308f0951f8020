import type { ReactNode } from 'react'

import { useLocale } from '../../../i18n/locale-store.ts'
import { ReferNames } from '../../controls/refer-names.tsx'
import { cellText, staleNames } from '../model/cell-text.ts'
import type { ListColumn } from '../model/list-layout.ts'
import type { ListRow } from '../model/row-page.ts'

/** What a cell shows: its text, or the names of references of which one is stale. */
export function CellContent({ column, row }: { readonly column: ListColumn; readonly row: ListRow }): ReactNode {
  const locale = useLocale()
  const names = staleNames(column, row)
  return names ? <ReferNames names={names} /> : cellText(column, row, locale)
}
