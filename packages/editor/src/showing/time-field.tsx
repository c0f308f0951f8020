import { instantOf } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { X } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'

import { IconButton } from '../ui/icon-button.tsx'
import { SHOW_WHEN_TEXTS } from './show-when.texts.ts'
import type { TimeDraft } from './use-window-drafts.ts'

const [EARLIEST, LATEST] = ['2000-01-01T00:00', '2099-12-31T23:59']

/** One end of a window, as a wall time in Asia/Shanghai. What cannot be kept stays in the field and says why. */
export function TimeField(props: {
  readonly name: string
  /** What the document holds; may be no time at all. */
  readonly stored: string | undefined
  readonly draft: TimeDraft | undefined
  readonly onEnter: (draft: TimeDraft) => void
}): ReactNode {
  const { name, stored, draft, onEnter } = props
  const text = useText()
  const id = useId()
  const isBroken = stored !== undefined && instantOf(stored) === undefined
  const kept = isBroken ? '' : (stored ?? '').replace(' ', 'T')
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
          value={draft?.value ?? kept}
          aria-invalid={draft !== undefined || isBroken}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => onEnter({ value: target.value, isUnfinished: !target.validity.valid })}
        />
        {(stored !== undefined || draft) && (
          <IconButton
            label={text(SHOW_WHEN_TEXTS.clear, { name })}
            onClick={() => onEnter({ value: '', isUnfinished: false })}
          >
            <X />
          </IconButton>
        )}
      </span>
      <p id={`${id}-fault`} className="st-error" role="status">
        {draft && text(draft.isUnfinished ? SHOW_WHEN_TEXTS.unfinished : SHOW_WHEN_TEXTS.order)}
        {!draft && isBroken && text(SHOW_WHEN_TEXTS.brokenTime, { value: stored.slice(0, 40) })}
      </p>
    </div>
  )
}
