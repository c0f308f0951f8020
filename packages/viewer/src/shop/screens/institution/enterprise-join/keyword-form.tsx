import { INSTITUTION_LIMITS, MIN_INSTITUTION_KEYWORD } from '@mallwright/contract/institution'
import type { Label } from '@mallwright/contract/values'
import { FieldMessage } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'

const LABELS = {
  keyword: { zh: '企业或团队名称', en: 'Name' },
  search: { zh: '搜索', en: 'Search' },
  tooShort: { zh: '请至少输入2个字', en: 'Enter at least 2 characters' },
} satisfies Record<string, Label>

/** Keyword of the search, of at least two characters. Specification 1 §5.4. */
export function KeywordForm(props: {
  readonly onSearch: (keyword: string) => void
  /** Another way to name the institution, beside the field. */
  readonly children?: ReactNode
}) {
  const { onSearch, children } = props
  const translate = useText()
  const [keyword, setKeyword] = useState('')
  const [isTooShort, setIsTooShort] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const search = () => {
    const entered = keyword.trim()
    const isShort = Array.from(entered).length < MIN_INSTITUTION_KEYWORD
    setIsTooShort(isShort)
    if (isShort) input.current?.focus()
    else onSearch(entered)
  }
  return (
    <form
      className="shop-block shop-keyword"
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <input
        ref={input}
        type="search"
        className="shop-scan-field"
        value={keyword}
        maxLength={INSTITUTION_LIMITS.name}
        aria-label={translate(LABELS.keyword)}
        aria-invalid={isTooShort}
        placeholder={translate(LABELS.keyword)}
        onChange={({ target }) => {
          setKeyword(target.value)
          setIsTooShort(false)
        }}
      />
      {children}
      <button type="submit" className="shop-button">
        {translate(LABELS.search)}
      </button>
      {isTooShort && <FieldMessage message={translate(LABELS.tooShort)} />}
    </form>
  )
}
