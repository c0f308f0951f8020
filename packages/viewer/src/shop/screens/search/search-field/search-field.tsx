import { useText } from '@mallwright/shop-core/i18n'
import { KIT_LABELS } from '@mallwright/shop-core/kit'
import { useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { useGoBack } from '../../../navigation/go-back.ts'
import '../../catalog/product-list/list-tools.css'
import { MAX_KEYWORD } from '../../catalog/search-input.ts'
import { SEARCH_LABELS } from '../search-labels.ts'
import './search-field.css'

/** Head with the way back and a search field; what is typed is told as it changes, and submitted as a whole. */
export function SearchField(props: {
  readonly keyword: string
  readonly label: string
  /** Stands in the empty field. */
  readonly placeholder?: string
  readonly hasFocus?: boolean
  readonly onType?: (keyword: string) => void
  readonly onSubmit: (keyword: string) => void
  /** Inside the field, after what is typed. */
  readonly children?: ReactNode
}) {
  const { keyword, label, placeholder = label, hasFocus = false, onType, onSubmit, children } = props
  const translate = useText()
  const field = useRef<HTMLInputElement>(null)
  const goBack = useGoBack()
  useEffect(() => {
    if (field.current && field.current.value !== keyword) field.current.value = keyword
  }, [keyword])
  useEffect(() => {
    if (hasFocus) field.current?.focus()
  }, [hasFocus])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    field.current?.blur()
    onSubmit(field.current?.value.trim() ?? '')
  }
  const clear = () => {
    if (field.current) field.current.value = ''
    onType?.('')
    field.current?.focus()
  }
  return (
    <header className="shop-head shop-search-head">
      <button type="button" className="shop-head-back" aria-label={translate(KIT_LABELS.back)} onClick={goBack}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
      </button>
      <form className="shop-search" role="search" onSubmit={submit}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4 4" />
        </svg>
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={keyword}
          maxLength={MAX_KEYWORD}
          autoComplete="off"
          onChange={({ target }) => onType?.(target.value)}
        />
        {keyword !== '' && (
          <button type="button" aria-label={translate(SEARCH_LABELS.clear)} onClick={clear}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 8l8 8M16 8l-8 8" />
            </svg>
          </button>
        )}
        {keyword === '' && children}
        <button type="submit" className="shop-search-go">
          <span>{translate(SEARCH_LABELS.search)}</span>
        </button>
      </form>
    </header>
  )
}
