import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { Dialog } from '../../../../ui/dialog.tsx'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { useSearch } from '../../../catalog/model/use-search.ts'
import type { Ask, Question, Search } from '../../../catalog/model/use-search.ts'

/** Configuration of a search chooser for one kind of item. */
interface Kind<Item> {
  readonly title: Label
  readonly searchLabel: Label
  readonly noResult: Label
  /** Class filter; names may be indented. */
  readonly classes?: readonly { readonly id: string; readonly name: string }[]
  readonly ask: Ask<Item>
  readonly idOf: (item: Item) => string
  readonly renderLine: (item: Item) => ReactNode
}

interface ChooserProps<Item> {
  readonly kind: Kind<Item>
  readonly ids: readonly string[]
  readonly max: number
  readonly onChoose: (ids: readonly string[]) => void
  readonly onClose: () => void
}

/** Dialog for choosing items by keyword or class; new ones are appended. */
export function SearchChooser<Item>({ kind, ids, max, onChoose, onClose }: ChooserProps<Item>): ReactNode {
  const text = useText()
  const [chosen, setChosen] = useState(ids)
  const [question, setQuestion] = useState<Question>({ word: '', classId: '', page: 1, turn: 0 })
  const search = useSearch(question, kind.ask)
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
          <button type="button" className="st-button" onClick={onClose}>
            {text(INSPECTOR_TEXTS.cancel)}
          </button>
          <button type="button" className="st-button is-primary" onClick={() => onChoose(chosen)}>
            {text(INSPECTOR_TEXTS.confirm)}
          </button>
        </>
      }
    >
      <QuestionFields kind={kind} question={question} onChange={setQuestion} />
      <Results
        kind={kind}
        search={search}
        chosen={chosen}
        max={max}
        onToggle={toggle}
        onRetry={() => setQuestion({ ...question, turn: question.turn + 1 })}
        onMore={() => setQuestion({ ...question, page: question.page + 1 })}
      />
    </Dialog>
  )
}

function QuestionFields<Item>(props: {
  readonly kind: Kind<Item>
  readonly question: Question
  readonly onChange: (question: Question) => void
}): ReactNode {
  const { kind, question, onChange } = props
  const text = useText()
  return (
    <div className="st-chooser-question">
      <input
        className="st-input"
        type="search"
        maxLength={60}
        placeholder={text(kind.searchLabel)}
        aria-label={text(kind.searchLabel)}
        value={question.word}
        onChange={(event) => onChange({ ...question, word: event.target.value, page: 1 })}
      />
      {kind.classes && (
        <select
          className="st-input"
          aria-label={text(INSPECTOR_TEXTS.class)}
          value={question.classId}
          onChange={(event) => onChange({ ...question, classId: event.target.value, page: 1 })}
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

interface ResultsProps<Item> {
  readonly kind: Kind<Item>
  readonly search: Search<Item>
  readonly chosen: readonly string[]
  readonly max: number
  readonly onToggle: (id: string) => void
  readonly onRetry: () => void
  readonly onMore: () => void
}

function Results<Item>({ kind, search, chosen, max, onToggle, onRetry, onMore }: ResultsProps<Item>): ReactNode {
  const text = useText()
  const { state, found, total } = search
  const isFull = max > 1 && chosen.length >= max
  return (
    <>
      <ul className="st-chooser-list" aria-busy={state === 'loading'}>
        {found.map((item) => {
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
      {state === 'failed' && (
        <p className="st-error" role="alert">
          {text(INSPECTOR_TEXTS.loadFailed)}{' '}
          <button type="button" className="st-button is-small" onClick={onRetry}>
            {text(INSPECTOR_TEXTS.retry)}
          </button>
        </p>
      )}
      {state === 'ready' && found.length === 0 && (
        <div className="st-empty" role="status">
          <strong>{text(kind.noResult)}</strong>
          <span>{text(INSPECTOR_TEXTS.noResultHint)}</span>
        </div>
      )}
      {state === 'ready' && found.length < total && (
        <button type="button" className="st-button is-small" onClick={onMore}>
          {text(INSPECTOR_TEXTS.more)}
        </button>
      )}
    </>
  )
}
