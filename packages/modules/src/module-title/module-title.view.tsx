import { hrefOf } from '@mallwright/contract/link'
import { translate } from '@mallwright/contract/values'
import type { ReactNode } from 'react'

import { inPlaceField } from '../appearance/in-place-field.ts'
import { textColourStyle, surfaceStyle } from '../appearance/colour-styles.ts'
import { fontStyle, marginStyle, textUnits } from '../appearance/css-values.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import { moduleTitleHeight } from './module-title-height.ts'
import type { ModuleTitleProps } from './module-title.ts'
import { DEFAULT_TITLE, titleText } from './title-text.ts'
import './module-title.css'

const MORE = { zh: '更多', en: 'View all' }
const MORE_OF = { zh: '{more}：{title}', en: '{more}: {title}' }
const HIDDEN_HINT = { zh: '标题已隐藏', en: 'Title hidden' }

/** "More" link of a title. Buyers see it only when it has a target. */
function More({ props, mode, origin, locale, onAction }: ViewProps<ModuleTitleProps>): ReactNode {
  if (!props.isMoreShown) return null
  if (mode === 'view' && hrefOf(props.moreLink, origin) === undefined) return null
  const text = props.moreText || translate(locale, MORE)
  const title = titleText(props, locale)
  return (
    <LinkArea
      className="mw-title-more"
      link={props.moreLink}
      {...(title && { label: translate(locale, MORE_OF, { more: text, title }) })}
      mode={mode}
      origin={origin}
      onAction={onAction}
    >
      {text}
      <svg viewBox="0 0 8 12" aria-hidden="true">
        <path d="M1.5 1.5 6 6l-4.5 4.5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
    </LinkArea>
  )
}

function Title(view: ViewProps<ModuleTitleProps>): ReactNode {
  const { props, mode, locale } = view
  const text = titleText(props, locale)
  const isEmpty = text === '' && props.subtitle === ''
  if (mode === 'view' && (props.kind === 'hidden' || isEmpty)) return null
  if (props.kind === 'hidden') return <div className="mw-title-hint">{translate(locale, HIDDEN_HINT)}</div>
  const { align, isUnderline, ...font } = props
  return (
    <div
      className={`mw-title is-${align} is-${props.decoration} has-${props.subtitlePlace}`}
      style={{ ...marginStyle(props), ...surfaceStyle(props.background) }}
    >
      <div
        className="mw-title-words"
        style={props.decorationColour ? { ['--mw-title-mark' as string]: props.decorationColour } : undefined}
      >
        {(text !== '' || isEmpty) && (
          <h2
            className="mw-title-text"
            style={{ ...fontStyle({ ...font, isUnderline: false }), fontWeight: font.isBold ? 600 : 400 }}
          >
            <span
              {...inPlaceField(mode, 'text')}
              className={text === '' ? 'is-hint' : undefined}
              style={isUnderline ? { textDecoration: 'underline' } : undefined}
            >
              {text || translate(locale, DEFAULT_TITLE)}
            </span>
          </h2>
        )}
        {props.subtitle !== '' && (
          <p
            className="mw-title-sub"
            {...inPlaceField(mode, 'subtitle')}
            style={{
              fontSize: textUnits(props.subtitleSize),
              ...textColourStyle(props.subtitleColour),
            }}
          >
            {props.subtitle}
          </p>
        )}
      </div>
      <More {...view} />
    </div>
  )
}

/** Renders a title; nothing for buyers when hidden or empty. */
export const moduleTitleView: ModuleView<ModuleTitleProps> = { View: Title, heightOf: moduleTitleHeight }
