import type { ListColumn } from '../../data-list/model/list-layout.ts'
import type { LineColumn } from './line-column.ts'

/**
 * Columns in the order, under the titles and with the visibility of a layout. Columns that the layout does not have follow as
 * they are; what only it has is nothing that could be edited.
 */
export function laidOutColumns(
  columns: readonly LineColumn[],
  layout: readonly Pick<ListColumn, 'field' | 'title' | 'isShown'>[],
): readonly LineColumn[] {
  const byField = new Map(columns.map((column) => [column.field, column] as const))
  const laidOut = layout.flatMap(({ field, title, isShown }) => {
    const column = byField.get(field)
    byField.delete(field)
    return column ? [{ ...column, title, isShown: isShown || (column.isRequired ?? false) }] : []
  })
  return [...laidOut, ...byField.values()]
}
