import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useRef } from 'react'
import type { FormEvent } from 'react'

import { LIST_LABELS } from '../product-list/list-labels.ts'
import '../product-list/list-tools.css'
import { MAX_KEYWORD } from '../search-input.ts'

/** Search field in the head of a list; within its class, if it has one. */
export function ListSearch(props: {
  readonly keyword: string
  readonly className: string
  readonly onSearch: (keyword: string) => void
}) {
  const { keyword, className, onSearch } = props
  const translate = useText()
  const field = useRef<HTMLInputElement>(null)
  const hint = className === '' ? translate(LIST_LABELS.search) : translate(LIST_LABELS.searchIn, { name: className })
  useEffect(() => {
    if (field.current) field.current.value = keyword
  }, [keyword])
  const search = (event: FormEvent) => {
    event.preventDefault()
    field.current?.blur()
    onSearch(field.current?.value.trim() ?? '')
  }
  const clear = () => {
    onSearch('')
    field.current?.focus()
  }
  return (
    <form className="shop-search" role="search" onSubmit={search}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4 4" />
      </svg>
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        aria-label={hint}
        placeholder={hint}
        defaultValue={keyword}
        maxLength={MAX_KEYWORD}
        autoComplete="off"
      />
      {keyword !== '' && (
        <button type="button" aria-label={translate(LIST_LABELS.clear)} onClick={clear}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 8l8 8M16 8l-8 8" />
          </svg>
        </button>
      )}
    </form>
  )
}
