import { classPath, shopPath } from '@mallwright/contract/link'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { SEARCH_LABELS } from '../search-labels.ts'
import type { SearchScene } from '../search-scene.ts'
import { suggestionsQuery } from '../search.queries.ts'

/** Debounce (ms) of what is typed: with the answer, suggestions stand within 150 ms after the last key. Domain sheet 61. */
const TYPING_PAUSE_MS = 80

/** Classes and words that what is typed may go on to. */
export function SearchSuggestions(props: {
  readonly scene: SearchScene
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
}) {
  const { scene, keyword, onSearch } = props
  const translate = useText()
  const settled = useSettled(keyword)
  const { data } = useQuery(suggestionsQuery(useShop(), scene, settled))
  if (!data || data.classes.length + data.words.length === 0) return null
  return (
    <ul className="shop-suggestions" aria-label={translate(SEARCH_LABELS.suggestions)}>
      {data.classes.map(({ id, name }) => (
        <li key={id}>
          <Anchor href={classPath(id)}>
            <Marked text={name} keyword={keyword} />
            <small>{translate(SEARCH_LABELS.classWay)}</small>
          </Anchor>
        </li>
      ))}
      {data.words.map(({ word, shopId }) => (
        <li key={word}>
          {shopId === '' ? (
            <button type="button" onClick={() => onSearch(word)}>
              <Marked text={word} keyword={keyword} />
            </button>
          ) : (
            <Anchor href={shopPath(shopId)}>
              <Marked text={word} keyword={keyword} />
              <small>{translate(SEARCH_LABELS.shopWay)}</small>
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A text in which what was typed is weak: the rest is what a suggestion adds. */
function Marked({ text, keyword }: { readonly text: string; readonly keyword: string }): ReactNode {
  const at = text.toLowerCase().indexOf(keyword.toLowerCase())
  if (at < 0) return <span>{text}</span>
  return (
    <span>
      {text.slice(0, at)}
      <i>{text.slice(at, at + keyword.length)}</i>
      {text.slice(at + keyword.length)}
    </span>
  )
}

/** A value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
