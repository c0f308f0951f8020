import { useText } from '@mallwright/shop-core/i18n'

import { LIST_LABELS } from '../product-list/list-labels.ts'
import { SearchForm } from '../product-list/search-form.tsx'

/** Search field in the head of a list; within its class, if it has one. */
export function ListSearch(props: {
  readonly keyword: string
  readonly className: string
  readonly onSearch: (keyword: string) => void
}) {
  const { keyword, className, onSearch } = props
  const translate = useText()
  const hint = className === '' ? translate(LIST_LABELS.search) : translate(LIST_LABELS.searchIn, { name: className })
  return <SearchForm keyword={keyword} label={hint} onClear={() => onSearch('')} onSubmit={onSearch} />
}
