import { KEYWORD_PARAM, SEARCH_PATH, searchPath } from '@mallwright/contract/link'
import { translate } from '@mallwright/contract/values'
import { useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { useHostHref } from '../appearance/anchor.tsx'
import { surfaceStyle } from '../appearance/colour-styles.ts'
import { cornerStyle, cornerUnits, marginStyle, units } from '../appearance/css-values.ts'
import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import type { SearchBoxProps } from './search-box.ts'
import { useHotWord } from './use-hot-word.ts'
import './search-box.css'

const PLACEHOLDER = { zh: '搜索商品', en: 'Search products' }
const SEARCH = { zh: '搜索', en: 'Search' }

/** Maximum length of keywords. Contract: searchProductPage. */
const MAX_KEYWORDS = 60

function radiusOf({ shape, height }: SearchBoxProps): string {
  if (shape === 'square') return '0'
  return cornerUnits(shape === 'pill' ? height / 2 : 8)
}

function SearchBox({ props, mode, locale, onAction }: ViewProps<SearchBoxProps>): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const words = props.words.map(({ text }) => text.trim()).filter((text) => text !== '')
  const turn = useHotWord(form, mode === 'view' ? words.length : 0)
  const name = props.placeholder || translate(locale, PLACEHOLDER)
  const word = words[turn]
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (mode === 'edit') return
    const typed = new FormData(event.currentTarget).get(KEYWORD_PARAM)
    const keywords = (typeof typed === 'string' ? typed.trim() : '') || (word ?? '')
    onAction({ type: 'open', link: { kind: 'path', path: searchPath(keywords) } })
  }
  const isEdited = mode === 'edit'
  return (
    <div
      className={`mw-search-box${props.isSticky ? ' is-sticky' : ''}`}
      style={{ ...marginStyle(props), ...surfaceStyle(props.background), ...cornerStyle(props.corners) }}
    >
      {/* A form that works before any script: the keywords go into the address. */}
      <form
        ref={form}
        className="mw-search-box-form"
        role="search"
        action={useHostHref(SEARCH_PATH)}
        onSubmit={search}
        style={{
          height: units(props.height),
          borderRadius: radiusOf(props),
          ...surfaceStyle(props.boxColour),
          ...(props.borderColour && { borderColor: props.borderColour }),
        }}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="9" cy="9" r="5.6" />
          <path d="M13.2 13.2 17 17" />
        </svg>
        <span className="mw-search-box-field">
          <input
            type="search"
            name={KEYWORD_PARAM}
            aria-label={name}
            placeholder=" "
            maxLength={MAX_KEYWORDS}
            enterKeyHint="search"
            autoComplete="off"
            {...(isEdited && { tabIndex: -1, readOnly: true })}
          />
          <span key={turn} className="mw-search-box-word" aria-hidden="true">
            {word ?? name}
          </span>
        </span>
        {props.hasButton && (
          <button
            type="submit"
            className="mw-search-box-button"
            tabIndex={isEdited ? -1 : undefined}
            style={surfaceStyle(props.buttonColour)}
          >
            {translate(locale, SEARCH)}
          </button>
        )}
      </form>
    </div>
  )
}

/** Renders a search box. */
export const searchBoxView: ModuleView<SearchBoxProps> = {
  View: SearchBox,
  isPlain: true,
  heightOf: ({ height, marginY, isSticky }) => (isSticky ? undefined : height + 2 * marginY),
}
