import { cutText } from '@mallwright/contract/values'
import { BUYER_AUDIENCES, VISIBILITY_LOCALES, instantOf } from '@mallwright/contract/document'
import type { Node, VisibilityRule } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'

import { callOf } from '../../../commands/kit/define-command.ts'
import { setVisibility } from '../../../commands/node/set-visibility.ts'
import type { VisibilityChange } from '../../../commands/node/set-visibility.ts'
import { useStudio } from '../../../studio/studio.ts'
import { TimeInput } from '../../../ui/inputs/time-input.tsx'
import { AUDIENCE_LABELS, VISIBILITY_LOCALE_LABELS } from '../model/visibility-notes.ts'
import { useWindowDrafts } from './use-window-drafts.ts'
import type { TimeDraft } from './use-window-drafts.ts'
import { VISIBILITY_TEXTS } from './visibility.texts.ts'
import './visibility.css'

/** Stands for values that differ among the nodes. */
const MIXED = Symbol('mixed')

const KNOWN_KEYS = ['from', 'until', 'audiences', 'locales']

/** Visibility rules of nodes; a change goes to all of them as one step. */
export function VisibilityFields({ nodes }: { readonly nodes: readonly Node[] }): ReactNode {
  const { page } = useStudio()
  const text = useText()
  const rules = nodes.map(({ showing }) => showing)
  const change = (of: (rule: VisibilityRule | undefined) => Omit<VisibilityChange, 'nodeId'>, mergeKey?: string) => {
    const changes = nodes.map(({ id, showing }) => ({ nodeId: id, ...of(showing) }))
    page.run(callOf(setVisibility, { changes }), { mergeKey })
  }
  const ids = nodes.map(({ id }) => id).join(' ')
  const { drafts, enter } = useWindowDrafts(rules, (window) => change(() => window, `window ${ids}`))
  const isNewer = rules.some((rule) => Object.keys(rule ?? {}).some((key) => !KNOWN_KEYS.includes(key)))
  return (
    <fieldset className="st-group">
      <legend>{text(VISIBILITY_TEXTS.title)}</legend>
      <p className="st-hint">
        {text(VISIBILITY_TEXTS.help)} {nodes.some(({ rect }) => rect) && text(VISIBILITY_TEXTS.inside)}
      </p>
      {isNewer && <p className="st-error">{text(VISIBILITY_TEXTS.newer)}</p>}
      {(['from', 'until'] as const).map((end) => (
        <TimeField
          key={end}
          name={text(VISIBILITY_TEXTS[end])}
          stored={rules.every((rule) => rule?.[end] === rules[0]?.[end]) ? rules[0]?.[end] : MIXED}
          draft={drafts[end]}
          onEnter={(draft) => enter(end, draft)}
        />
      ))}
      <NamesField
        name={text(VISIBILITY_TEXTS.audiences)}
        all={BUYER_AUDIENCES}
        labels={AUDIENCE_LABELS}
        stored={rules.map((rule) => rule?.audiences)}
        onChange={(next) => change((rule) => ({ audiences: next(rule?.audiences) }))}
      />
      <NamesField
        name={text(VISIBILITY_TEXTS.locales)}
        all={VISIBILITY_LOCALES}
        labels={VISIBILITY_LOCALE_LABELS}
        stored={rules.map((rule) => rule?.locales)}
        onChange={(next) => change((rule) => ({ locales: next(rule?.locales) }))}
      />
    </fieldset>
  )
}

/** Check boxes for a list of names; all are checked without a list. Unknown names are preserved. */
function NamesField<Name extends string>(props: {
  readonly name: string
  readonly all: readonly Name[]
  readonly labels: Readonly<Record<Name, Label>>
  /** The list of each node. */
  readonly stored: readonly (readonly string[] | undefined)[]
  /** Gives the next list of a node from its own. */
  readonly onChange: (next: (stored: readonly string[] | undefined) => string[]) => void
}): ReactNode {
  const { name, all, labels, stored, onChange } = props
  const text = useText()
  const [isLast, setLast] = useState(false)
  const lists = stored.map((list) => list ?? all)
  const toggle = (name: Name, isOn: boolean) => {
    const next = (list: readonly string[] = all) =>
      isOn ? [...list.filter((other) => other !== name), name] : list.filter((other) => other !== name)
    const isEmpty = stored.some((list) => next(list).length === 0)
    setLast(isEmpty)
    if (!isEmpty) onChange(next)
  }
  return (
    <fieldset className="st-names">
      <legend>{name}</legend>
      {all.map((name) => {
        const count = lists.filter((list) => list.includes(name)).length
        return (
          <label key={name}>
            <input
              ref={(element) => {
                // `indeterminate` can only be set by script: some of the nodes have the name.
                if (element) element.indeterminate = count > 0 && count < lists.length
              }}
              type="checkbox"
              checked={count === lists.length}
              onChange={(event) => toggle(name, event.target.checked)}
            />
            {text(labels[name])}
          </label>
        )
      })}
      <p className="st-error" role="status">
        {isLast && text(VISIBILITY_TEXTS.last)}
      </p>
    </fieldset>
  )
}

/** One end of a time window, as wall time in Asia/Shanghai. Invalid input stays with a message. */
function TimeField(props: {
  readonly name: string
  /** Stored value; may not be a valid time. `MIXED` when nodes differ. */
  readonly stored: string | typeof MIXED | undefined
  readonly draft: TimeDraft | undefined
  readonly onEnter: (draft: TimeDraft) => void
}): ReactNode {
  const { name, draft, onEnter } = props
  const isMixed = props.stored === MIXED
  const stored = props.stored === MIXED ? undefined : props.stored
  const text = useText()
  const id = useId()
  const isBroken = stored !== undefined && instantOf(stored) === undefined
  const storedInput = isBroken ? '' : (stored ?? '')
  return (
    <div className="st-field">
      <span className="st-field-head">
        <label htmlFor={id}>{name}</label>
        {isMixed && !draft && <small className="st-mixed">{text(VISIBILITY_TEXTS.mixed)}</small>}
      </span>
      <TimeInput
        id={id}
        name={name}
        value={draft?.value ?? storedInput}
        aria-invalid={draft !== undefined || isBroken}
        aria-describedby={`${id}-fault`}
        canClear={stored !== undefined || isMixed || draft !== undefined}
        onEnter={(value, isWhole) => onEnter({ value, isUnfinished: !isWhole })}
      />
      <p id={`${id}-fault`} className="st-error" role="status">
        {draft && text(draft.isUnfinished ? VISIBILITY_TEXTS.unfinished : VISIBILITY_TEXTS.order)}
        {!draft && isBroken && text(VISIBILITY_TEXTS.brokenTime, { value: cutText(stored, 40) })}
      </p>
    </div>
  )
}
