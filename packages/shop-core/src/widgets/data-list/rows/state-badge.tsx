import type { ReactNode } from 'react'

import type { ListLayout } from '../model/list-layout.ts'
import type { ListRow } from '../model/row-page.ts'

/** Colours that have a name; others are drawn as written. Specification 2 §9. */
const NAMED: readonly string[] = ['primary', 'success', 'danger', 'warning', 'default']

/** The state of a row as a badge. */
export function StateBadge({ row, layout }: { readonly row: ListRow; readonly layout: ListLayout }): ReactNode {
  const { source } = layout
  if (!source?.stateField) return null
  const value = row.values[source.stateField]
  const option = source.stateOptions.find((candidate) => candidate.value === String(value))
  if (!option) return null
  const isNamed = NAMED.includes(option.color)
  const isColour = /^#[\da-f]{3,8}$/i.test(option.color)
  return (
    <span
      className={`wg-badge is-${isNamed ? option.color : 'default'}`}
      style={isColour ? { color: option.color } : undefined}
    >
      {option.label}
    </span>
  )
}
