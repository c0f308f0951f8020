import { moneyText } from '@mallwright/contract/values'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/index.ts'
import { Sheet } from '../../kit/index.ts'
import { LogoQrCode } from '../qr-code/logo-qr-code.tsx'
import { methodDrawing } from './method-icon.tsx'
import type { PayCode, PayPhase } from './model/pay-centre.machine.ts'
import type { MethodPath } from './model/pay-order.ts'
import { PAY_LABELS } from './pay-labels.ts'

/** Side of the code in px. Specification 2 §9. */
const CODE_SIZE = 200

/** The code that is scanned to pay, its amount, and how long it counts. Specification 2 §2. */
export function ScanToPaySheet(props: {
  readonly code: PayCode
  readonly path: MethodPath
  readonly phase: PayPhase
  readonly onRefresh: () => void
  readonly onClose: () => void
}): ReactNode {
  const { code, path, phase, onRefresh, onClose } = props
  const translate = useText()
  const [method] = path
  return (
    <Sheet title={translate(PAY_LABELS.scan)} size={65} keepsHeight onClose={onClose}>
      <div className="wg-pay-scan">
        <p className="wg-pay-amount">¥{moneyText(code.amount)}</p>
        <LogoQrCode
          text={code.text}
          label={translate(PAY_LABELS.scanCode)}
          size={CODE_SIZE}
          logo={methodDrawing(method?.icon ?? '')}
        />
        <p>{translate(PAY_LABELS.scanHint, { method: method?.name ?? '' })}</p>
        <p className="wg-pay-weak">{translate(PAY_LABELS.validFor, { time: clockText(code.secondsLeft) })}</p>
        <p className="wg-pay-wait" role="status">
          {translate(phase === 'pending' ? PAY_LABELS.pending : PAY_LABELS.polling)}
        </p>
        {phase === 'pending' && (
          <button type="button" className="shop-button is-quiet" onClick={onRefresh}>
            {translate(PAY_LABELS.refresh)}
          </button>
        )}
      </div>
    </Sheet>
  )
}

/** `9:05` of 545 s. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
