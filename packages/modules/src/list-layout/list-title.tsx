import { translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'
import type { CSSProperties, ReactNode } from 'react'

import { inPlaceField } from '../appearance/in-place-field.ts'
import { textColourStyle } from '../appearance/colour-styles.ts'
import { textUnits } from '../appearance/css-values.ts'
import type { ViewMode } from '../kit/module-view.ts'
import './list-layout.css'
import type { TitleProps } from './title-fields.ts'

/** Line height and padding of a title in page px. The same as in list-layout.css. */
const TITLE_LINE = 1.3
const TITLE_PADDING = 16

/** Height of a single-line list title in page px. */
export function titleHeight({ titleKind, titleSize, title }: TitleProps): number {
  if (titleKind === 'hidden' || (titleKind === 'custom' && title === '')) return 0
  return TITLE_PADDING + titleSize * TITLE_LINE
}

/** Title of a list; nothing when hidden or empty. */
export function ListTitle({
  props,
  locale,
  mode,
  fallback,
}: {
  readonly props: TitleProps
  readonly locale: Locale
  readonly mode: ViewMode
  readonly fallback: Label
}): ReactNode {
  if (props.titleKind === 'hidden') return null
  const text = props.titleKind === 'custom' ? props.title : translate(locale, fallback)
  if (text === '') return null
  const style: CSSProperties = {
    fontSize: textUnits(props.titleSize),
    ...textColourStyle(props.titleColour),
    ...(!props.isTitleBold && { fontWeight: 400 }),
    ...(props.isTitleItalic && { fontStyle: 'italic' }),
    ...(props.isTitleUnderline && { textDecoration: 'underline' }),
    ...(props.titleAlign !== 'left' && { textAlign: props.titleAlign }),
  }
  return (
    <h2 className="mw-list-title" style={style} {...inPlaceField(mode, 'title')}>
      {text}
    </h2>
  )
}
