import { FieldMessage } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { QuantityStepper } from '../../../controls/quantity-stepper.tsx'
import type { OrderLine } from '../../order/order-model.ts'
import { GOODS_LABELS } from '../goods-labels.ts'

/** Units of a parcel by the id of the order's line. */
export type Parts = Readonly<Record<string, number>>

/** What is left of every line. */
export function allLeft(lines: readonly OrderLine[]): Parts {
  return Object.fromEntries(lines.map((line) => [line.id, line.quantity - line.shippedQuantity]))
}

/** Units of a parcel. */
export function unitsOf(parts: Parts): number {
  return Object.values(parts).reduce((sum, quantity) => sum + quantity, 0)
}

/** How much of each line that is not shipped yet goes into a parcel. */
export function PartsField(props: {
  readonly lines: readonly OrderLine[]
  readonly value: Parts
  readonly onChange: (parts: Parts) => void
  readonly message: string
}): ReactNode {
  const { lines, value, onChange, message } = props
  const translate = useText()
  return (
    <fieldset className="shop-parts">
      <legend className="shop-control-label">{translate(GOODS_LABELS.parts, { count: unitsOf(value) })}</legend>
      <ul>
        {lines
          .map((line) => ({ line, left: line.quantity - line.shippedQuantity }))
          .filter(({ left }) => left > 0)
          .map(({ line, left }) => (
            <li key={line.id}>
              <span className="shop-parts-name">
                <span className="shop-line-name">{line.name}</span>
                <span className="shop-line-weak">
                  {[line.spec, translate(GOODS_LABELS.left, { count: left })].filter(Boolean).join(' · ')}
                </span>
              </span>
              <QuantityStepper
                line={{
                  name: [line.name, line.spec].filter(Boolean).join(' '),
                  quantity: value[line.id] ?? 0,
                  minQuantity: 0,
                  step: 1,
                  maxQuantity: left,
                  stock: undefined,
                }}
                onChange={(quantity) => onChange({ ...value, [line.id]: quantity })}
              />
            </li>
          ))}
      </ul>
      <FieldMessage message={message} />
    </fieldset>
  )
}
