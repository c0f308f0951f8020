import { say } from '@mallwright/contract'
import type { Label, Locale } from '@mallwright/contract'
import type { CSSProperties } from 'react'

import type { PropsOf } from '../field.ts'
import { units } from './css-values.ts'
import type { titleFields } from './title-fields.ts'

/** Height of a list's title in page px: its padding and one line, as the style sheets of lists say. */
export function titleHeight({ titleKind, titleSize }: Pick<PropsOf<typeof titleFields>, 'titleKind' | 'titleSize'>) {
  return titleKind === 'hidden' ? 0 : 16 + titleSize * 1.3
}

/** The heading of a list; nothing while it is hidden or has no text. */
export function ListTitle(given: {
  readonly props: PropsOf<typeof titleFields>
  readonly locale: Locale
  /** The text while no own one is chosen. */
  readonly fallback: Label
  readonly className: string
}) {
  const { props, locale, fallback, className } = given
  const text = props.titleKind === 'custom' ? props.title : say(locale, fallback)
  if (props.titleKind === 'hidden' || text === '') return null
  const style: CSSProperties = {
    fontSize: units(props.titleSize),
    ...(props.titleColour !== '' && { color: props.titleColour }),
    ...(!props.isTitleBold && { fontWeight: 400 }),
    ...(props.isTitleItalic && { fontStyle: 'italic' }),
    ...(props.isTitleUnderline && { textDecoration: 'underline' }),
    ...(props.titleAlign !== 'left' && { textAlign: props.titleAlign }),
  }
  return (
    <h2 className={className} style={style}>
      {text}
    </h2>
  )
}
