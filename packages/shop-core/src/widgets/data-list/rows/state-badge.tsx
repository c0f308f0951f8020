import { textColourOn } from '@mallwright/contract/values'
import type { CSSProperties, ReactNode } from 'react'

import type { ListLayout } from '../model/list-layout.ts'
import type { ListRow } from '../model/row-page.ts'

/** What a badge is drawn with. */
interface BadgeColours {
  /** Of its border and its dot. */
  readonly line: string
  readonly ground: string
  readonly word: string
}

/**
 * Colours that have a name: line on ground as specification 2 §9 writes them. The word is a darker shade of the same hue, since
 * the written pairs reach 1.9 to 2.5 : 1 only; engine 8.2.
 */
export const BADGE_COLOURS = {
  primary: { line: '#409eff', ground: '#d9ecff', word: '#0065cc' },
  success: { line: '#67c23a', ground: '#e1f3d8', word: '#3f7724' },
  danger: { line: '#f56c6c', ground: '#fde2e2', word: '#ce0e0e' },
  warning: { line: '#e6a23c', ground: '#faecd8', word: '#925f13' },
  default: { line: '#909399', ground: '#e9e9eb', word: '#65686e' },
} satisfies Record<string, BadgeColours>

/** A colour of its own. */
const OWN_COLOUR = /^#[\da-f]{6}$/i

/** A state as a badge; a colour of its own is drawn as written, with a readable word unless its own is written, too. */
export function Badge(props: {
  readonly label: string
  /** The name of a colour or `#rrggbb`; the usual colour for anything else. */
  readonly color: string
  /** `#rrggbb`; anything else for the usual one. */
  readonly textcolor?: string
}): ReactNode {
  const { label, color, textcolor = '' } = props
  const { line, ground, word } = coloursOf(color)
  const style = {
    '--wg-badge-line': line,
    background: ground,
    color: OWN_COLOUR.test(textcolor) ? textcolor : word,
  } as CSSProperties
  return (
    <span className="wg-badge" style={style}>
      {label}
    </span>
  )
}

function coloursOf(color: string): BadgeColours {
  if (OWN_COLOUR.test(color)) return { line: color, ground: color, word: textColourOn(color) }
  return Object.hasOwn(BADGE_COLOURS, color)
    ? BADGE_COLOURS[color as keyof typeof BADGE_COLOURS]
    : BADGE_COLOURS.default
}

/** The state of a row as a badge. */
export function StateBadge({ row, layout }: { readonly row: ListRow; readonly layout: ListLayout }): ReactNode {
  const { source } = layout
  if (!source?.stateField) return null
  const value = row.values[source.stateField]
  const option = source.stateOptions.find((candidate) => candidate.value === String(value))
  return option ? <Badge {...option} /> : null
}
