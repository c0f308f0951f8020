import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { Dialog } from '../../../../ui/dialog.tsx'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { useItemSearch } from '../../../catalog/model/search.queries.ts'
import type { SearchedItems, SearchInput, SearchResults } from '../../../catalog/model/search.queries.ts'
import { ChooserButtons } from './chooser-buttons.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'

/** Configuration of a search chooser for one kind of item. */
interface Kind<Items extends keyof SearchedItems> {
  readonly items: Items
  readonly title: Label
  readonly searchLabel: Label
  readonly noResult: Label
  /** Class filter; names may be indented. */
  readonly classes?: readonly { readonly id: string; readonly name: string }[]
  readonly idOf: (item: SearchedItems[Items]) => string
  readonly renderLine: (item: SearchedItems[Items]) => ReactNode
}

interface ChooserProps<Items extends keyof SearchedItems> {
  readonly kind: Kind<Items>
  readonly ids: readonly string[]
  readonly max: number
  readonly onChoose: (ids: readonly string[]) => void
  readonly onClose: () => void
}

/** Dialog for choosing items by keyword or class; new ones are appended. */
export function SearchChooser<Items extends keyof SearchedItems>(props: ChooserProps<Items>): ReactNode {
  const { kind, ids, max, onChoose, onClose } = props
  const text = useText()
  const [chosen, setChosen] = useState(ids)
  const [input, setInput] = useState<SearchInput>({ word: '', classId: '' })
  const search = useItemSearch(kind.items, input)
  const toggle = (id: string) => {
    if (max === 1) return setChosen([id])
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  }
  return (
    <Dialog
      isWide
      title={text(kind.title)}
      onClose={onClose}
      foot={
        <>
          <span className="st-chooser-count" aria-live="polite">
            {text(INSPECTOR_TEXTS.chosen, { count: chosen.length })}
            {max > 1 && chosen.length >= max && ` · ${text(INSPECTOR_TEXTS.full, { max })}`}
          </span>
          <ChooserButtons onConfirm={() => onChoose(chosen)} onCancel={onClose} />
        </>
      }
    >
      <SearchFields kind={kind} input={input} onChange={setInput} />
      <Results kind={kind} search={search} chosen={chosen} max={max} onToggle={toggle} />
    </Dialog>
  )
}

function SearchFields<Items extends keyof SearchedItems>(props: {
  readonly kind: Kind<Items>
  readonly input: SearchInput
  readonly onChange: (input: SearchInput) => void
}): ReactNode {
  const { kind, input, onChange } = props
  const text = useText()
  return (
    <div className="st-chooser-question">
      <input
        className="st-input"
        type="search"
        maxLength={60}
        placeholder={text(kind.searchLabel)}
        aria-label={text(kind.searchLabel)}
        value={input.word}
        onChange={(event) => onChange({ ...input, word: event.target.value })}
      />
      {kind.classes && (
        <select
          className="st-input"
          aria-label={text(INSPECTOR_TEXTS.class)}
          value={input.classId}
          onChange={(event) => onChange({ ...input, classId: event.target.value })}
        >
          <option value="">{text(INSPECTOR_TEXTS.allClasses)}</option>
          {kind.classes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

interface ResultsProps<Items extends keyof SearchedItems> {
  readonly kind: Kind<Items>
  readonly search: SearchResults<SearchedItems[Items]>
  readonly chosen: readonly string[]
  readonly max: number
  readonly onToggle: (id: string) => void
}

function Results<Items extends keyof SearchedItems>(props: ResultsProps<Items>): ReactNode {
  const { kind, search, chosen, max, onToggle } = props
  const text = useText()
  const { state, items, total } = search
  const isFull = max > 1 && chosen.length >= max
  return (
    <>
      <ul className="st-chooser-list" aria-busy={state === 'loading'}>
        {items.map((item) => {
          const id = kind.idOf(item)
          const isChosen = chosen.includes(id)
          return (
            <li key={id}>
              <label className={isChosen ? 'is-chosen' : ''}>
                <input
                  type={max === 1 ? 'radio' : 'checkbox'}
                  name="chosen"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => onToggle(id)}
                />
                {kind.renderLine(item)}
                {max > 1 && isChosen && <b>{chosen.indexOf(id) + 1}</b>}
              </label>
            </li>
          )
        })}
      </ul>
      {state === 'loading' && <p className="st-hint">{text(INSPECTOR_TEXTS.loading)}</p>}
      {state === 'failed' && <LoadError message={INSPECTOR_TEXTS.loadFailed} onRetry={search.retry} />}
      {state === 'ready' && items.length === 0 && (
        <div className="st-empty" role="status">
          <strong>{text(kind.noResult)}</strong>
          <span>{text(INSPECTOR_TEXTS.noResultHint)}</span>
        </div>
      )}
      {state === 'ready' && items.length < total && (
        <button type="button" className="st-button is-small" onClick={search.loadMore}>
          {text(INSPECTOR_TEXTS.more)}
        </button>
      )}
    </>
  )
}
