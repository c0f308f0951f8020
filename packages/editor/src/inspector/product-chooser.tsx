import type { ProductCard } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { Dialog } from '../ui/dialog.tsx'
import { classesOf, useClassTree } from './site-classes.ts'
import { INSPECTOR_TEXTS } from './inspector.texts.ts'
import { useProductSearch } from './product-search.ts'
import type { ProductQuestion, ProductSearch } from './product-search.ts'
import { ProductLine } from './product-line.tsx'

/** The dialog in which products are found by name or class and chosen; new ones go behind those already chosen. */
export function ProductChooser(props: {
  readonly codes: readonly string[]
  readonly max: number
  readonly onChoose: (codes: readonly string[]) => void
  readonly onClose: () => void
}): ReactNode {
  const { codes, max, onChoose, onClose } = props
  const text = useText()
  const [chosen, setChosen] = useState(codes)
  const [question, setQuestion] = useState<ProductQuestion>({ word: '', classId: '', page: 1, turn: 0 })
  const search = useProductSearch(question)
  const toggle = (code: string) => {
    if (max === 1) return setChosen([code])
    setChosen(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  }
  return (
    <Dialog
      isWide
      title={text(INSPECTOR_TEXTS.chooseProduct)}
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
      <Question question={question} onChange={setQuestion} />
      <Results
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

function Question(props: {
  readonly question: ProductQuestion
  readonly onChange: (question: ProductQuestion) => void
}): ReactNode {
  const { question, onChange } = props
  const text = useText()
  const tree = useClassTree()
  return (
    <div className="st-chooser-question">
      <input
        className="st-input"
        type="search"
        maxLength={60}
        placeholder={text(INSPECTOR_TEXTS.search)}
        aria-label={text(INSPECTOR_TEXTS.search)}
        value={question.word}
        onChange={(event) => onChange({ ...question, word: event.target.value, page: 1 })}
      />
      <select
        className="st-input"
        aria-label={text(INSPECTOR_TEXTS.class)}
        value={question.classId}
        onChange={(event) => onChange({ ...question, classId: event.target.value, page: 1 })}
      >
        <option value="">{text(INSPECTOR_TEXTS.allClasses)}</option>
        {classesOf(tree).map((one) => (
          <option key={one.cClassUuid} value={one.cClassUuid}>
            {`${'　'.repeat(one.iLevel - 1)}${one.cClassName}`}
          </option>
        ))}
      </select>
    </div>
  )
}

interface ResultsProps {
  readonly search: ProductSearch
  readonly chosen: readonly string[]
  readonly max: number
  readonly onToggle: (code: string) => void
  readonly onRetry: () => void
  readonly onMore: () => void
}

function Results({ search, chosen, max, onToggle, onRetry, onMore }: ResultsProps): ReactNode {
  const text = useText()
  const { state, found, total } = search
  const isFull = max > 1 && chosen.length >= max
  return (
    <>
      <ul className="st-chooser-list" aria-busy={state === 'loading'}>
        {found.map((product: ProductCard) => (
          <li key={product.code}>
            <label className={chosen.includes(product.code) ? 'is-chosen' : ''}>
              <input
                type={max === 1 ? 'radio' : 'checkbox'}
                name="product"
                checked={chosen.includes(product.code)}
                disabled={isFull && !chosen.includes(product.code)}
                onChange={() => onToggle(product.code)}
              />
              <ProductLine code={product.code} product={product} isLoading={false} />
              {max > 1 && chosen.includes(product.code) && <b>{chosen.indexOf(product.code) + 1}</b>}
            </label>
          </li>
        ))}
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
          <strong>{text(INSPECTOR_TEXTS.noResult)}</strong>
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
