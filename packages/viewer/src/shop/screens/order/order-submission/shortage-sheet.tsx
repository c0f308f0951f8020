import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { Button } from '@mallwright/shop-core/kit/controls'
import type { ReactNode } from 'react'

import { LineRow } from '../order-card/order-lines.tsx'
import type { Checkout } from './checkout-model.ts'
import { SUBMISSION_LABELS } from './submission-labels.ts'
import type { Shortage } from './use-submission.ts'

const LABELS = SUBMISSION_LABELS

/** The lines that others have bought meanwhile, and what can be done. Code 4010, domain sheet 37. */
export function ShortageSheet(props: {
  readonly checkout: Checkout
  readonly shortage: Shortage
  readonly onTakeRest: () => void
  readonly onRemove: () => void
  readonly onClose: () => void
}): ReactNode {
  const { checkout, shortage, onTakeRest, onRemove, onClose } = props
  const translate = useText()
  const lines = checkout.shops.flatMap((shop) => shop.lines)
  const leftOf = (skuId: string) => shortage.find((short) => short.skuId === skuId)?.available
  const hasRest = shortage.some(({ available }) => available > 0)
  return (
    <Sheet title={translate(LABELS.shortTitle)} size={65} onClose={onClose}>
      <ul className="shop-lines">
        {lines
          .filter(({ skuId }) => leftOf(skuId) !== undefined)
          .map((line) => (
            <li key={line.skuId}>
              <LineRow
                line={line}
                note={
                  <span className="shop-checkout-warning">
                    {leftOf(line.skuId)
                      ? translate(LABELS.available, { count: leftOf(line.skuId) ?? 0 })
                      : translate(LABELS.soldOut)}
                  </span>
                }
              />
            </li>
          ))}
      </ul>
      <div className="shop-sheet-buttons">
        <Button kind={hasRest ? 'quiet' : 'primary'} isWide onClick={onRemove}>
          {translate(LABELS.remove)}
        </Button>
        {hasRest && (
          <Button isWide onClick={onTakeRest}>
            {translate(LABELS.takeRest)}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
