import type { Document } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { useId } from 'react'
import type { ReactNode } from 'react'

import type { Choice, Difference, SideChange } from '../../merging/model/find-differences.ts'
import { CONFLICT_TEXTS } from '../../merging/model/conflict.texts.ts'
import { describeChange, moduleName } from '../../merging/model/describe-change.ts'

/** Maximum number of changed members listed per side. */
const MAX_FIELDS = 6

/** A differing module: changes of both sides and the resolution. */
export function DifferenceRow(props: {
  readonly difference: Difference
  readonly documents: readonly Document[]
  /** Name of the other editor. */
  readonly name: string
  readonly choice: Choice | undefined
  readonly onChoose: (choice: Choice) => void
}): ReactNode {
  const { difference, documents, name, choice, onChoose } = props
  const text = useText()
  const group = useId()
  const label = moduleName(difference.id, documents, text)
  const node = documents.flatMap(({ nodes }) => nodes[difference.id] ?? [])[0]
  const module = node?.module ?? ''
  return (
    <li className={`st-difference${choice ? '' : ' is-open'}`}>
      <strong className="st-difference-name">{label}</strong>
      <Side who={text(CONFLICT_TEXTS.iDid)} change={difference.mine} module={module} />
      <Side who={name} change={difference.theirs} module={module} />
      <div
        className="st-difference-choice"
        role="radiogroup"
        aria-label={text(CONFLICT_TEXTS.keepFor, { name: label })}
      >
        {difference.choices.map((option) => (
          <label key={option} className="st-choice">
            <input type="radio" name={group} checked={choice === option} onChange={() => onChoose(option)} />
            {text(CONFLICT_TEXTS[option])}
          </label>
        ))}
        {!choice && <span className="st-choice-missing">{text(CONFLICT_TEXTS.chosenMissing)}</span>}
      </div>
    </li>
  )
}

function Side(props: {
  readonly who: string
  readonly change: SideChange | undefined
  readonly module: string
}): ReactNode {
  const { who, change, module } = props
  const text = useText()
  const isNew = change?.kinds.includes('added')
  return (
    <div className="st-difference-side">
      <span className="st-hint">
        {who} · {(change?.kinds ?? ['unchanged' as const]).map((kind) => text(CONFLICT_TEXTS[kind])).join(' · ')}
      </span>
      {change && change.fields.length > 0 && !isNew && (
        <dl>
          {change.fields.slice(0, MAX_FIELDS).map((field) => {
            const { label, before, after } = describeChange(field, module, text)
            return (
              <div key={field.path.join('.')}>
                <dt>{label}</dt>
                <dd>
                  <del>{before}</del> <ins>{after}</ins>
                </dd>
              </div>
            )
          })}
        </dl>
      )}
    </div>
  )
}
