import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { forgetSearch, historyKeys, historyQuery } from '../history.queries.ts'
import { SEARCH_LABELS } from '../search-labels.ts'
import type { SearchScene } from '../search-scene.ts'

/** What the caller searched for: chips that search again, single ones removed while 管理 is on, or all at once. */
export function SearchHistory(props: { readonly scene: SearchScene; readonly onSearch: (keyword: string) => void }) {
  const { scene, onSearch } = props
  const translate = useText()
  const shop = useShop()
  const caller = useCaller()
  const queryClient = useQueryClient()
  const [isEditing, setIsEditing] = useState(false)
  const { data: words = [] } = useQuery(historyQuery(shop, scene, caller))
  if (words.length === 0) return null
  const forget = async (keyword?: string) => {
    try {
      await forgetSearch(shop, { scene, caller, keyword })
      await queryClient.invalidateQueries({ queryKey: historyKeys.list(scene, caller) })
    } catch (error) {
      shop.feedback.toast(errorText(error))
    }
  }
  const clear = async () => {
    const isSure = await shop.feedback.ask({
      title: translate(SEARCH_LABELS.system),
      body: translate(SEARCH_LABELS.clearAsk),
      confirm: translate(SEARCH_LABELS.confirm),
      cancel: translate(SEARCH_LABELS.cancel),
    })
    if (isSure) await forget()
  }
  return (
    <section className="shop-words" aria-labelledby="shop-history">
      <div className="shop-words-head">
        <h2 id="shop-history">{translate(SEARCH_LABELS.history)}</h2>
        {isEditing && (
          <button type="button" onClick={() => void clear()}>
            {translate(SEARCH_LABELS.clearHistory)}
          </button>
        )}
        <button type="button" aria-pressed={isEditing} onClick={() => setIsEditing(!isEditing)}>
          {translate(isEditing ? SEARCH_LABELS.done : SEARCH_LABELS.edit)}
        </button>
      </div>
      <ul className="shop-word-chips">
        {words.map((word) => (
          <li key={word}>
            {isEditing ? (
              <button
                type="button"
                aria-label={translate(SEARCH_LABELS.remove, { word })}
                onClick={() => void forget(word)}
              >
                <span>
                  {word}
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M7 7l10 10M17 7L7 17" />
                  </svg>
                </span>
              </button>
            ) : (
              <button type="button" onClick={() => onSearch(word)}>
                <span>{word}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
