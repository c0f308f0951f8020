import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'

import { fitQuantity, largestQuantity, lessOf, moreOf } from './quantity-rules.ts'
import type { QuantityRule } from './quantity-rules.ts'
import { SKU_LABELS } from './sku-labels.ts'
import './quantity-field.css'

/** A quantity in the steps of its rule, by buttons or typed; what does not fit becomes the nearest that does. */
export function QuantityField(props: {
  readonly label: string
  readonly quantity: number
  readonly rule: QuantityRule
  /** Zero is a quantity, too: of a line that need not be bought. */
  readonly mayBeNone?: boolean
  readonly onChange: (quantity: number) => void
}) {
  const { label, quantity, rule, mayBeNone = false, onChange } = props
  const translate = useText()
  /** What is being typed; `undefined` while nothing is. */
  const [typed, setTyped] = useState<string>()
  const lowest = mayBeNone ? 0 : rule.minQuantity
  const commit = () => {
    setTyped(undefined)
    if (typed === undefined || typed === '') return
    const wanted = Number(typed)
    onChange(wanted === 0 && mayBeNone ? 0 : fitQuantity(rule, wanted))
  }
  return (
    <div className="shop-quantity" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={translate(SKU_LABELS.less)}
        disabled={quantity <= lowest}
        onClick={() => onChange(Math.max(lowest, lessOf(rule, quantity)))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12h12" />
        </svg>
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        aria-label={label}
        value={typed ?? String(quantity)}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <button
        type="button"
        aria-label={translate(SKU_LABELS.more)}
        disabled={quantity >= largestQuantity(rule)}
        onClick={() => onChange(moreOf(rule, quantity))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12h12M12 6v12" />
        </svg>
      </button>
    </div>
  )
}
