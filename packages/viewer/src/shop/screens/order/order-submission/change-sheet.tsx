import { moneyText } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { Button } from '@mallwright/shop-core/kit/controls'
import type { ReactNode } from 'react'

import type { Checkout } from './checkout-model.ts'
import { SUBMISSION_LABELS } from './submission-labels.ts'

const LABELS = SUBMISSION_LABELS

/** Numbers that have changed since they were shown: each line whose price did, and what is to be paid. Code 4011, domain sheet 37. */
export function ChangeSheet(props: {
  readonly before: Checkout
  readonly now: Checkout
  readonly onAccept: () => void
  readonly onClose: () => void
}): ReactNode {
  const { before, now, onAccept, onClose } = props
  const translate = useText()
  const prices = new Map(before.shops.flatMap(({ lines }) => lines.map(({ skuId, price }) => [skuId, price] as const)))
  const changed = now.shops
    .flatMap(({ lines }) => lines)
    .filter(({ skuId, price }) => prices.get(skuId) !== undefined && prices.get(skuId) !== price)
  return (
    <Sheet title={translate(LABELS.changed)} size={55} onClose={onClose}>
      <dl className="shop-amounts shop-sheet-facts">
        {changed.map(({ skuId, name, spec, price }) => (
          <div key={skuId}>
            <dt>{[name, spec].filter(Boolean).join(' ')}</dt>
            <dd>
              <s>¥{moneyText(prices.get(skuId) ?? price)}</s> ¥{moneyText(price)}
            </dd>
          </div>
        ))}
        <div>
          <dt>{translate(LABELS.before)}</dt>
          <dd>¥{moneyText(before.payTotal)}</dd>
        </div>
        <div className="is-total">
          <dt>{translate(LABELS.now)}</dt>
          <dd>¥{moneyText(now.payTotal)}</dd>
        </div>
      </dl>
      <Button isWide isDisabled={!now.canSubmit} onClick={onAccept}>
        {translate(LABELS.confirmChange)}
      </Button>
    </Sheet>
  )
}
