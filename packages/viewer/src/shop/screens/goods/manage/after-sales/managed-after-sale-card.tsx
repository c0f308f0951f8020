import type { ShopAfterSaleOperation } from '@mallwright/contract/after-sale'
import { moneyText } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import type { ReactNode } from 'react'

import { useSheet } from '../../../../navigation/use-sheet.ts'
import { shownLine } from '../../../after-sale/after-sale-card.tsx'
import { EvidencePictures } from '../../../after-sale/evidence-pictures.tsx'
import { Negotiation } from '../../../after-sale/negotiation.tsx'
import { LineRow } from '../../../order/order-card/order-lines.tsx'
import { Countdown } from '../../../order/order-card/time-left.tsx'
import { FactList } from '../../../order/order-details/fact-list.tsx'
import type { ManagedAfterSale } from './managed-after-sales.query.ts'
import { MANAGED_LABELS, SHOP_OPERATIONS } from './managed-labels.ts'
import '../../../order/order-card/order-card.css'
import '../../../order/order-details/order-details.css'

const LABELS = MANAGED_LABELS

/** Operations that are emphasised. */
const MAIN: readonly ShopAfterSaleOperation[] = ['agree', 'takeBack', 'sendExchange']

/** An after-sale as its shop sees it: what is asked, why, what was shown, and what the shop may do. */
export function ManagedAfterSaleCard(props: {
  readonly afterSale: ManagedAfterSale
  /** When it was read, epoch ms. */
  readonly since: number
  readonly onAnswer: (operation: ShopAfterSaleOperation) => void
}): ReactNode {
  const { afterSale, since, onAnswer } = props
  const translate = useText()
  const history = useSheet(`history-${afterSale.number}`)
  const timeLabel = afterSale.state === 30 ? LABELS.takenIn : LABELS.timeLeft
  const { number, typeName, stateName, line, quantity, shopOperations, secondsLeft } = afterSale
  return (
    <article className="shop-order-card" aria-label={`${typeName} ${number}`}>
      <header className="shop-order-head">
        <strong>{typeName}</strong>
        <span className="shop-order-state">{stateName}</span>
      </header>
      <LineRow line={shownLine(line, quantity)} />
      <Facts afterSale={afterSale} />
      <EvidencePictures ids={afterSale.pictureIds} />
      {shopOperations.length > 0 && secondsLeft > 0 && (
        <p className="shop-order-sum">
          <Countdown
            seconds={secondsLeft}
            since={since}
            render={(time) => <span className="shop-order-time">{translate(timeLabel, { time })}</span>}
          />
        </p>
      )}
      <div className="shop-operations">
        <button
          type="button"
          className="shop-operation"
          aria-haspopup="dialog"
          aria-label={translate(LABELS.historyOf, { number })}
          onClick={history.open}
        >
          {translate(LABELS.history)}
        </button>
        {[...shopOperations].reverse().map((operation) => (
          <button
            key={operation}
            type="button"
            className={MAIN.includes(operation) ? 'shop-operation is-main' : 'shop-operation'}
            aria-haspopup="dialog"
            aria-label={translate(LABELS.operationOf, { operation: translate(SHOP_OPERATIONS[operation]), number })}
            onClick={() => onAnswer(operation)}
          >
            {translate(SHOP_OPERATIONS[operation])}
          </button>
        ))}
      </div>
      {history.isOpen && (
        <Sheet title={translate(LABELS.history)} size={65} onClose={history.close}>
          <Negotiation steps={afterSale.steps} />
        </Sheet>
      )}
    </article>
  )
}

function Facts({ afterSale }: { readonly afterSale: ManagedAfterSale }): ReactNode {
  const { buyer, orderNo, number, reason, description, amount, type, exchangeSpec, parcels } = afterSale
  const back = parcels.find(({ isFromBuyer }) => isFromBuyer)
  return (
    <FactList
      facts={[
        [LABELS.buyer, buyer],
        [LABELS.reason, reason],
        [LABELS.description, description],
        [LABELS.amount, type === 3 ? '' : `¥${moneyText(amount)}`],
        [LABELS.exchange, type === 3 ? exchangeSpec : ''],
        [LABELS.back, back ? `${back.express} ${back.waybill}` : ''],
        [LABELS.order, orderNo],
        [LABELS.number, number],
      ]}
    />
  )
}
