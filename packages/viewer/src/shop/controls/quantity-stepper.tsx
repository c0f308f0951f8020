import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'

import type { CartLine } from '../cart/cart-lines.ts'
import './quantity-stepper.css'

const LABELS = {
  quantity: { zh: '{name} 的数量', en: 'Quantity of {name}' },
  less: { zh: '减少', en: 'Less' },
  more: { zh: '增加', en: 'More' },
}

/** Quantity of a line in the steps of its product, by buttons or typed; what does not fit is set to the nearest that does. */
export function QuantityStepper({
  line,
  onChange,
}: {
  readonly line: Pick<CartLine, 'name' | 'quantity' | 'minQuantity' | 'step' | 'maxQuantity' | 'stock'>
  readonly onChange: (quantity: number) => void
}) {
  const translate = useText()
  const { quantity, minQuantity, step } = line
  /** What is being typed; `undefined` while nothing is. */
  const [typed, setTyped] = useState<string>()
  const limit = Math.min(line.maxQuantity ?? Infinity, line.stock ?? Infinity)
  const commit = () => {
    const wanted = Number(typed ?? quantity)
    const isNumber = Number.isSafeInteger(wanted) && wanted >= 1
    const fitted = isNumber ? fit(wanted, { minQuantity, step, limit }) : quantity
    setTyped(undefined)
    if (fitted !== quantity) onChange(fitted)
  }
  return (
    <div className="shop-stepper" role="group" aria-label={translate(LABELS.quantity, { name: line.name })}>
      <button
        type="button"
        aria-label={translate(LABELS.less)}
        disabled={quantity - step < minQuantity}
        onClick={() => onChange(fit(quantity - step, { minQuantity, step, limit }))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12h12" />
        </svg>
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-label={translate(LABELS.quantity, { name: line.name })}
        value={typed ?? String(quantity)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <button
        type="button"
        aria-label={translate(LABELS.more)}
        disabled={quantity + step > limit}
        onClick={() => onChange(fit(quantity + step, { minQuantity, step, limit }))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12h12M12 6v12" />
        </svg>
      </button>
    </div>
  )
}

/** The nearest quantity that the product's rule allows; the server has the last word. */
function fit(
  wanted: number,
  { minQuantity, step, limit }: { readonly minQuantity: number; readonly step: number; readonly limit: number },
): number {
  const within = Math.max(minQuantity, Math.min(wanted, limit))
  return minQuantity + Math.floor((within - minQuantity) / step) * step
}
