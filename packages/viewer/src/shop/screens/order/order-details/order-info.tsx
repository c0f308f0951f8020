import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Sheet } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { OrderFlow } from '../../voucher/order-flow/order-flow.tsx'
import { CopyButton } from '../order-card/copy-button.tsx'
import type { OrderDetails } from '../order-model.ts'
import { orderStepsQuery } from '../order.queries.ts'
import { DETAILS_LABELS } from './details-labels.ts'
import { FactList } from './fact-list.tsx'
import { StepList } from './step-list.tsx'

const LABELS = DETAILS_LABELS

/** Who ordered, and for which institution. */
export const buyerText = ({ buyer, organisation }: OrderDetails) => [buyer, organisation].filter(Boolean).join(' · ')

/** Number, times, payment and remark of an order, and its history in a sheet. */
export function OrderInfo({ order }: { readonly order: OrderDetails }): ReactNode {
  const translate = useText()
  const steps = useSheet('steps')
  return (
    <section className="shop-order-block">
      <h2 className="shop-order-title">{translate(LABELS.info)}</h2>
      <FactList
        facts={[
          [
            LABELS.orderNo,
            <span key="number">
              {order.orderNo}
              <CopyButton text={order.orderNo} />
            </span>,
          ],
          [LABELS.buyer, order.approval && !order.isOwn ? '' : buyerText(order)],
          [LABELS.created, order.createdAt],
          [LABELS.paidAt, order.paidAt],
          [LABELS.payMethod, order.payMethod],
          [LABELS.shippedAt, order.shippedAt],
          [LABELS.receivedAt, order.receivedAt],
          [LABELS.closedAt, order.closedAt],
          [LABELS.remark, order.remark],
        ]}
      />
      <button type="button" className="shop-lines-more" aria-haspopup="dialog" onClick={steps.open}>
        {translate(LABELS.steps)}
      </button>
      {order.voucher && <OrderFlow voucher={order.voucher} className="shop-lines-more" />}
      {steps.isOpen && <StepsSheet orderNo={order.orderNo} onClose={steps.close} />}
    </section>
  )
}

function StepsSheet({ orderNo, onClose }: { readonly orderNo: string; readonly onClose: () => void }): ReactNode {
  const translate = useText()
  const shop = useShop()
  const steps = useQuery(orderStepsQuery(shop, orderNo, useCaller()))
  return (
    <Sheet title={translate(LABELS.steps)} size={65} onClose={onClose}>
      {steps.error && !steps.data && <ErrorNotice error={steps.error} onRetry={() => void steps.refetch()} />}
      {steps.isPending && <span className="shop-skeleton-bar" style={{ height: 120 }} />}
      <StepList steps={steps.data ?? []} />
    </Sheet>
  )
}
