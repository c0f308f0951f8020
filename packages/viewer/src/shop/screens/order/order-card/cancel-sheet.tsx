import { CANCEL_REASONS } from '@mallwright/contract/order'
import { useText } from '@mallwright/shop-core/i18n'
import { KIT_LABELS, Sheet } from '@mallwright/shop-core/kit'
import { Button } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { ORDER_LABELS } from '../order-labels.ts'
import './cancel-sheet.css'

/** The reason of a cancellation. Domain sheet 30. */
export function CancelSheet(props: {
  readonly onChoose: (reason: string) => void
  readonly onClose: () => void
}): ReactNode {
  const { onChoose, onClose } = props
  const translate = useText()
  const [chosen, setChosen] = useState(0)
  // What is stored is read by the shop, in the language of the mall.
  const reason = CANCEL_REASONS[chosen]?.zh ?? ''
  return (
    <Sheet title={translate(ORDER_LABELS.cancelReason)} size={55} onClose={onClose}>
      <div className="shop-reasons" role="radiogroup" aria-label={translate(ORDER_LABELS.cancelReason)}>
        {CANCEL_REASONS.map((label, index) => (
          <label key={label.zh}>
            <span>{translate(label)}</span>
            <input type="radio" name="reason" checked={index === chosen} onChange={() => setChosen(index)} />
          </label>
        ))}
      </div>
      <Button isWide onClick={() => onChoose(reason)}>
        {translate(KIT_LABELS.confirm)}
      </Button>
    </Sheet>
  )
}
