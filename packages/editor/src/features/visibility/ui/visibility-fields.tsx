import { cutText } from '@mallwright/contract/values'
import { BUYER_AUDIENCES, VISIBILITY_LOCALES, instantOf } from '@mallwright/contract/document'
import type { Node } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'

import { callOf } from '../../../commands/kit/define-command.ts'
import { setVisibility } from '../../../commands/node/set-visibility.ts'
import { useStudio } from '../../../studio/studio.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { AUDIENCE_LABELS, VISIBILITY_LOCALE_LABELS } from '../model/visibility-notes.ts'
import { useWindowDrafts } from './use-window-drafts.ts'
import type { TimeDraft } from './use-window-drafts.ts'
import { VISIBILITY_TEXTS } from './visibility.texts.ts'
import './visibility.css'

const KNOWN_KEYS = ['from', 'until', 'audiences', 'locales']

/** Visibility rules of a node. */
export function VisibilityFields({ node }: { readonly node: Node }): ReactNode {
  const { page } = useStudio()
  const text = useText()
  const { id: nodeId, showing } = node
  const { drafts, enter } = useWindowDrafts(showing, (window) =>
    page.run(callOf(setVisibility, { nodeId, ...window }), { mergeKey: `window ${nodeId}` }),
  )
  const isNewer = Object.keys(showing ?? {}).some((key) => !KNOWN_KEYS.includes(key))
  return (
    <fieldset className="st-group">
      <legend>{text(VISIBILITY_TEXTS.title)}</legend>
      <p className="st-hint">
        {text(VISIBILITY_TEXTS.help)} {node.rect && text(VISIBILITY_TEXTS.inside)}
      </p>
      {isNewer && <p className="st-error">{text(VISIBILITY_TEXTS.newer)}</p>}
      {(['from', 'until'] as const).map((end) => (
        <TimeField
          key={end}
          name={text(VISIBILITY_TEXTS[end])}
          stored={showing?.[end]}
          draft={drafts[end]}
          onEnter={(draft) => enter(end, draft)}
        />
      ))}
      <NamesField
        name={text(VISIBILITY_TEXTS.audiences)}
        all={BUYER_AUDIENCES}
        labels={AUDIENCE_LABELS}
        stored={showing?.audiences}
        onChange={(audiences) => page.run(callOf(setVisibility, { nodeId, audiences }))}
      />
      <NamesField
        name={text(VISIBILITY_TEXTS.locales)}
        all={VISIBILITY_LOCALES}
        labels={VISIBILITY_LOCALE_LABELS}
        stored={showing?.locales}
        onChange={(locales) => page.run(callOf(setVisibility, { nodeId, locales }))}
      />
    </fieldset>
  )
}

/** Check boxes for a list of names; all are checked without a list. Unknown names are preserved. */
function NamesField<Name extends string>(props: {
  readonly name: string
  readonly all: readonly Name[]
  readonly labels: Readonly<Record<Name, Label>>
  readonly stored: readonly string[] | undefined
  readonly onChange: (names: string[]) => void
}): ReactNode {
  const { name, all, labels, stored, onChange } = props
  const text = useText()
  const [isLast, setLast] = useState(false)
  const current = stored ?? all
  const toggle = (name: Name, isOn: boolean) => {
    const next = isOn ? [...current, name] : current.filter((other) => other !== name)
    setLast(next.length === 0)
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset className="st-names">
      <legend>{name}</legend>
      {all.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={current.includes(name)}
            onChange={(event) => toggle(name, event.target.checked)}
          />
          {text(labels[name])}
        </label>
      ))}
      <p className="st-error" role="status">
        {isLast && text(VISIBILITY_TEXTS.last)}
      </p>
    </fieldset>
  )
}

const [EARLIEST, LATEST] = ['2000-01-01T00:00', '2099-12-31T23:59']

/** One end of a time window, as wall time in Asia/Shanghai. Invalid input stays with a message. */
function TimeField(props: {
  readonly name: string
  /** Stored value; may not be a valid time. */
  readonly stored: string | undefined
  readonly draft: TimeDraft | undefined
  readonly onEnter: (draft: TimeDraft) => void
}): ReactNode {
  const { name, stored, draft, onEnter } = props
  const text = useText()
  const id = useId()
  const isBroken = stored !== undefined && instantOf(stored) === undefined
  const storedInput = isBroken ? '' : (stored ?? '').replace(' ', 'T')
  return (
    <div className="st-field">
      <span className="st-field-head">
        <label htmlFor={id}>{name}</label>
      </span>
      <span className="st-time">
        <input
          id={id}
          className="st-input"
          type="datetime-local"
          min={EARLIEST}
          max={LATEST}
          value={draft?.value ?? storedInput}
          aria-invalid={draft !== undefined || isBroken}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => onEnter({ value: target.value, isUnfinished: !target.validity.valid })}
        />
        {(stored !== undefined || draft) && (
          <IconButton
            label={text(VISIBILITY_TEXTS.clear, { name })}
            onClick={() => onEnter({ value: '', isUnfinished: false })}
          >
            <X />
          </IconButton>
        )}
      </span>
      <p id={`${id}-fault`} className="st-error" role="status">
        {draft && text(draft.isUnfinished ? VISIBILITY_TEXTS.unfinished : VISIBILITY_TEXTS.order)}
        {!draft && isBroken && text(VISIBILITY_TEXTS.brokenTime, { value: cutText(stored, 40) })}
      </p>
    </div>
  )
}
