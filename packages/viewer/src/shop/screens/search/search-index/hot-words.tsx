import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'

import { SEARCH_LABELS } from '../search-labels.ts'
import type { HotWord } from '../search.queries.ts'

/** Words that the mall offers, with the marks of their order; some lead to a page of their own. */
export function HotWords(props: { readonly words: readonly HotWord[]; readonly onSearch: (keyword: string) => void }) {
  const { words, onSearch } = props
  const translate = useText()
  if (words.length === 0) return null
  return (
    <section className="shop-words" aria-labelledby="shop-hot">
      <div className="shop-words-head">
        <h2 id="shop-hot">{translate(SEARCH_LABELS.hot)}</h2>
      </div>
      <ol className="shop-hot-words">
        {words.map(({ word, path }, index) => (
          <li key={word}>
            {path === '' ? (
              <button type="button" onClick={() => onSearch(word)}>
                <Mark place={index + 1} />
                {word}
              </button>
            ) : (
              <Anchor href={path}>
                <Mark place={index + 1} />
                {word}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Mark({ place }: { readonly place: number }) {
  return (
    <b className={place <= 3 ? `is-${place}` : ''} aria-hidden="true">
      {place}
    </b>
  )
}
