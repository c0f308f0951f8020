import { useText } from '@mallwright/shop-core/i18n'
import { KIT_LABELS } from '@mallwright/shop-core/kit'
import type { ReactNode } from 'react'

import { useGoBack } from '../../../navigation/go-back.ts'
import { SearchForm } from '../../catalog/product-list/search-form.tsx'
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
  /** Inside the field while it is empty. */
  readonly children?: ReactNode
}) {
  const { children, ...field } = props
  const translate = useText()
  const goBack = useGoBack()
  return (
    <header className="shop-head shop-search-head">
      <button type="button" className="shop-head-back" aria-label={translate(KIT_LABELS.back)} onClick={goBack}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
      </button>
      <SearchForm {...field} onClear={() => field.onType?.('')}>
        {field.keyword === '' && children}
        <button type="submit" className="shop-search-go">
          <span>{translate(SEARCH_LABELS.search)}</span>
        </button>
      </SearchForm>
    </header>
  )
}
