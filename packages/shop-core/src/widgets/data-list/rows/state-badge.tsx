import type { CSSProperties, ReactNode } from 'react'

import type { ListLayout } from '../model/list-layout.ts'
import type { ListRow } from '../model/row-page.ts'

/** Colours that have a name; the style sheet has them. Specification 2 §9. */
const NAMED: readonly string[] = ['primary', 'success', 'danger', 'warning', 'default']

/** A colour of its own. */
const OWN_COLOUR = /^#[\da-f]{6}$/i

/** The state of a row as a badge. */
export function StateBadge({ row, layout }: { readonly row: ListRow; readonly layout: ListLayout }): ReactNode {
  const { source } = layout
  if (!source?.stateField) return null
  const value = row.values[source.stateField]
  const option = source.stateOptions.find((candidate) => candidate.value === String(value))
  if (!option) return null
  const { label, color, textcolor } = option
  return (
    <span className={`wg-badge is-${NAMED.includes(color) ? color : 'default'}`} style={styleOf(color, textcolor)}>
      {label}
    </span>
  )
}

/** A colour of its own is the ground, as written; its word can be read, unless its own is written, too. */
function styleOf(color: string, textcolor: string): CSSProperties {
  const isOwn = OWN_COLOUR.test(color)
  const word = OWN_COLOUR.test(textcolor) ? textcolor : isOwn ? wordOn(color) : undefined
  return {
    ...(isOwn && { '--wg-badge-line': color, background: color }),
    ...(word !== undefined && { color: word }),
  }
}

/** Lightness of a colour, 0 to 255, from which on its words are dark. ITU-R BT.601. */
const LIGHT = 150

function wordOn(color: string): string {
  const part = (from: number) => Number.parseInt(color.slice(from, from + 2), 16)
  return part(1) * 0.299 + part(3) * 0.587 + part(5) * 0.114 > LIGHT ? '#1d2129' : '#ffffff'
}
