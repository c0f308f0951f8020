import { FieldMessage } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { QuantityStepper } from '../../../controls/quantity-stepper.tsx'
import type { ShopOrderLine } from '../goods-model.ts'
import { SHIP_LABELS } from './ship-labels.ts'

/** Units of a parcel by the id of the order's line. */
export type Parts = Readonly<Record<string, number>>

/** What is left of every line. */
export function allLeft(lines: readonly ShopOrderLine[]): Parts {
  return Object.fromEntries(lines.map((line) => [line.id, line.left]))
}

/** Units of a parcel. */
export function unitsOf(parts: Parts): number {
  return Object.values(parts).reduce((sum, quantity) => sum + quantity, 0)
}

/** How much of each line that is not shipped yet goes into a parcel. */
export function PartsField(props: {
  readonly lines: readonly ShopOrderLine[]
  readonly value: Parts
  readonly onChange: (parts: Parts) => void
  readonly message: string
}): ReactNode {
  const { lines, value, onChange, message } = props
  const translate = useText()
  return (
    <fieldset className="shop-parts">
      <legend className="shop-control-label">{translate(SHIP_LABELS.parts, { count: unitsOf(value) })}</legend>
      <ul>
        {lines
          .filter(({ left }) => left > 0)
          .map((line) => (
            <li key={line.id}>
              <span className="shop-parts-name">
                <span className="shop-line-name">{line.name}</span>
                <span className="shop-line-weak">
                  {[line.spec, translate(SHIP_LABELS.left, { count: line.left })].filter(Boolean).join(' · ')}
                </span>
              </span>
              <QuantityStepper
                line={{
                  name: [line.name, line.spec].filter(Boolean).join(' '),
                  quantity: value[line.id] ?? 0,
                  minQuantity: 0,
                  step: 1,
                  maxQuantity: line.left,
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
