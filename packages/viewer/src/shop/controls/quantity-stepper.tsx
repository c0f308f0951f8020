import { useText } from '@mallwright/shop-core/i18n'

import type { CartLine } from '../cart/cart-lines.ts'
import { StepField } from './step-field.tsx'

const QUANTITY_LABEL = { zh: '{name} 的数量', en: 'Quantity of {name}' }

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
  const limit = Math.min(line.maxQuantity ?? Infinity, line.stock ?? Infinity)
  const fitted = (wanted: number) => fit(wanted, { minQuantity, step, limit })
  const commit = (typed: string | undefined) => {
    const wanted = Number(typed ?? quantity)
    const chosen = Number.isSafeInteger(wanted) && wanted >= 1 ? fitted(wanted) : quantity
    if (chosen !== quantity) onChange(chosen)
  }
  return (
    <StepField
      label={translate(QUANTITY_LABEL, { name: line.name })}
      className="shop-stepper"
      quantity={quantity}
      maxLength={6}
      onLess={quantity - step < minQuantity ? undefined : () => onChange(fitted(quantity - step))}
      onMore={quantity + step > limit ? undefined : () => onChange(fitted(quantity + step))}
      onCommit={commit}
    />
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
