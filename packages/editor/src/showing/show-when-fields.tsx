import { BUYER_AUDIENCES, VISIBILITY_LOCALES } from '@mallwright/contract/document'
import type { Node } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { callOf } from '../commands/define-command.ts'
import { showWhen } from '../commands/show-when.ts'
import { AUDIENCE_LABELS, SHOWING_LOCALE_LABELS } from './showing-marks.ts'
import { useStudio } from '../studio/studio.ts'
import { SHOW_WHEN_TEXTS } from './show-when.texts.ts'
import { TimeField } from './time-field.tsx'
import { useWindowDrafts } from './use-window-drafts.ts'
import './show-when.css'

const KNOWN_PARTS = ['from', 'until', 'audiences', 'locales']

/** When and for whom a node is shown: any node has it. */
export function ShowWhenFields({ node }: { readonly node: Node }): ReactNode {
  const { page } = useStudio()
  const text = useText()
  const { id: nodeId, showing } = node
  const { drafts, enter } = useWindowDrafts(showing, (window) =>
    page.run(callOf(showWhen, { nodeId, ...window }), { mergeKey: `window ${nodeId}` }),
  )
  const isNewer = Object.keys(showing ?? {}).some((part) => !KNOWN_PARTS.includes(part))
  return (
    <fieldset className="st-group">
      <legend>{text(SHOW_WHEN_TEXTS.title)}</legend>
      <p className="st-hint">
        {text(SHOW_WHEN_TEXTS.help)} {node.rect && text(SHOW_WHEN_TEXTS.inside)}
      </p>
      {isNewer && <p className="st-error">{text(SHOW_WHEN_TEXTS.newer)}</p>}
      {(['from', 'until'] as const).map((end) => (
        <TimeField
          key={end}
          name={text(SHOW_WHEN_TEXTS[end])}
          stored={showing?.[end]}
          draft={drafts[end]}
          onEnter={(draft) => enter(end, draft)}
        />
      ))}
      <NamesField
        name={text(SHOW_WHEN_TEXTS.audiences)}
        all={BUYER_AUDIENCES}
        labels={AUDIENCE_LABELS}
        stored={showing?.audiences}
        onChange={(audiences) => page.run(callOf(showWhen, { nodeId, audiences }))}
      />
      <NamesField
        name={text(SHOW_WHEN_TEXTS.locales)}
        all={VISIBILITY_LOCALES}
        labels={SHOWING_LOCALE_LABELS}
        stored={showing?.locales}
        onChange={(locales) => page.run(callOf(showWhen, { nodeId, locales }))}
      />
    </fieldset>
  )
}

/** Check boxes for a list of names; all are ticked while there is no list. Names that this build does not know stay in it. */
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
  const toggle = (one: Name, isOn: boolean) => {
    const next = isOn ? [...current, one] : current.filter((other) => other !== one)
    setLast(next.length === 0)
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset className="st-names">
      <legend>{name}</legend>
      {all.map((one) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={current.includes(one)}
            onChange={(event) => toggle(one, event.target.checked)}
          />
          {text(labels[one])}
        </label>
      ))}
      <p className="st-error" role="status">
        {isLast && text(SHOW_WHEN_TEXTS.last)}
      </p>
    </fieldset>
  )
}
