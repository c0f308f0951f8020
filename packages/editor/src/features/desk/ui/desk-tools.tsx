import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { Segments } from '../../../ui/inputs/segments.tsx'
import type { DeskApi } from '../model/desk-api.ts'
import { batchAction } from '../model/desk-choice.ts'
import type { BatchReport } from '../model/desk-choice.ts'
import type { DeskAction, DeskQuery, DeskRow, DeskSection } from '../model/desk-section.ts'
import { DESK_TEXTS } from '../model/desk.texts.ts'
import { DownloadButton } from './download-button.tsx'

/** Search, filter, days, and what may be done with no row or with the chosen ones. */
export function DeskTools(props: {
  readonly api: DeskApi
  readonly section: DeskSection
  readonly query: DeskQuery
  readonly chosen: readonly DeskRow[]
  readonly onLook: (query: Partial<DeskQuery>) => void
  readonly onAsk: (action: DeskAction, subject: string) => void
  readonly onBatchDone: (report: BatchReport) => void
}): ReactNode {
  const { api, section, query, chosen, onLook, onAsk, onBatchDone } = props
  const { create, batch, download } = section
  const text = useText()
  return (
    <div className="st-desk-tools">
      <SearchForm section={section} onSearch={(keyword) => onLook({ keyword })} />
      {section.filters.length > 0 && (
        <Filter section={section} value={query.filter} onChange={(filter) => onLook({ filter })} />
      )}
      {section.hasDays && <Days query={query} onLook={onLook} />}
      {create && (
        <button type="button" className="st-button is-primary" onClick={() => onAsk(create, '')}>
          {text(create.label)}
        </button>
      )}
      {batch && chosen.length > 0 && (
        <button
          type="button"
          className="st-button is-primary"
          onClick={() => onAsk(batchAction(batch, chosen, onBatchDone), String(chosen.length))}
        >
          {`${text(batch.label)} (${chosen.length})`}
        </button>
      )}
      {download && <DownloadButton api={api} download={download} query={query} />}
    </div>
  )
}

/** Choices beside each other; more than these are a list to choose from. */
const MAX_SEGMENTS = 6

function Filter(props: {
  readonly section: DeskSection
  readonly value: string
  readonly onChange: (value: string) => void
}): ReactNode {
  const { section, value, onChange } = props
  const text = useText()
  const options = [{ value: '', label: text(DESK_TEXTS.all) }].concat(
    section.filters.map((filter) => ({ value: filter.value, label: text(filter.label) })),
  )
  if (options.length <= MAX_SEGMENTS) {
    return (
      <Segments role="radiogroup" label={text(DESK_TEXTS.filter)} options={options} value={value} onChange={onChange} />
    )
  }
  return (
    <select
      className="st-input st-desk-filter"
      aria-label={text(DESK_TEXTS.filter)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.value === '' ? `${text(DESK_TEXTS.filter)}: ${option.label}` : option.label}
        </option>
      ))}
    </select>
  )
}

function Days(props: { readonly query: DeskQuery; readonly onLook: (query: Partial<DeskQuery>) => void }): ReactNode {
  const { query, onLook } = props
  const text = useText()
  return (
    <div className="st-desk-days">
      <input
        className="st-input"
        type="date"
        aria-label={text(DESK_TEXTS.from)}
        value={query.from}
        max={query.to}
        onChange={({ target }) => onLook({ from: target.value })}
      />
      <span aria-hidden="true">–</span>
      <input
        className="st-input"
        type="date"
        aria-label={text(DESK_TEXTS.to)}
        value={query.to}
        min={query.from}
        onChange={({ target }) => onLook({ to: target.value })}
      />
    </div>
  )
}

function SearchForm(props: { readonly section: DeskSection; readonly onSearch: (keyword: string) => void }): ReactNode {
  const { section, onSearch } = props
  const text = useText()
  const [keyword, setKeyword] = useState('')
  if (!section.searchHint) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(keyword.trim())
  }
  return (
    <form role="search" className="st-desk-search" onSubmit={submit}>
      <input
        className="st-input"
        type="search"
        maxLength={100}
        aria-label={text(section.searchHint)}
        placeholder={text(section.searchHint)}
        value={keyword}
        onChange={({ target }) => {
          setKeyword(target.value)
          // Emptied by its own cross: everything again.
          if (target.value === '') onSearch('')
        }}
      />
      <button type="submit" className="st-button">
        {text(DESK_TEXTS.search)}
      </button>
    </form>
  )
}
