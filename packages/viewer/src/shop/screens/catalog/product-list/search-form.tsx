import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { MAX_KEYWORD } from '../search-input.ts'
import { LIST_LABELS } from './list-labels.ts'
import './list-tools.css'

/** A field for words to search by, with a button that clears it. */
export function SearchForm(props: {
  /** What is searched by; the field follows it. */
  readonly keyword: string
  readonly label: string
  /** Stands in the empty field. */
  readonly placeholder?: string
  readonly hasFocus?: boolean
  readonly onType?: (keyword: string) => void
  readonly onClear: () => void
  readonly onSubmit: (keyword: string) => void
  /** Inside the field, after what is typed. */
  readonly children?: ReactNode
}) {
  const { keyword, label, placeholder = label, hasFocus = false, onType, onClear, onSubmit, children } = props
  const translate = useText()
  const field = useRef<HTMLInputElement>(null)
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
    onClear()
    field.current?.focus()
  }
  return (
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
        <button type="button" aria-label={translate(LIST_LABELS.clear)} onClick={clear}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 8l8 8M16 8l-8 8" />
          </svg>
        </button>
      )}
      {children}
    </form>
  )
}
