import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'

import './step-field.css'

const LABELS = {
  less: { zh: '减少', en: 'Less' },
  more: { zh: '增加', en: 'More' },
}

/** A quantity between the buttons of its steps, which can be typed, too. */
export function StepField(props: {
  readonly label: string
  readonly className: 'shop-stepper' | 'shop-stepper is-wide'
  readonly quantity: number
  /** Digits that can be typed. */
  readonly maxLength: number
  /** One step down or up; `undefined` where there is none. */
  readonly onLess: (() => void) | undefined
  readonly onMore: (() => void) | undefined
  /** Called as the field is left, with its digits; `undefined` if nothing was typed. */
  readonly onCommit: (typed: string | undefined) => void
}) {
  const { label, className, quantity, maxLength, onLess, onMore, onCommit } = props
  const translate = useText()
  /** What is being typed; `undefined` while nothing is. */
  const [typed, setTyped] = useState<string>()
  return (
    <div className={className} role="group" aria-label={label}>
      <button type="button" aria-label={translate(LABELS.less)} disabled={!onLess} onClick={onLess}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12h12" />
        </svg>
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={maxLength}
        aria-label={label}
        value={typed ?? String(quantity)}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
        onBlur={() => {
          setTyped(undefined)
          onCommit(typed)
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <button type="button" aria-label={translate(LABELS.more)} disabled={!onMore} onClick={onMore}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12h12M12 6v12" />
        </svg>
      </button>
    </div>
  )
}
