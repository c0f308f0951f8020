import { useText } from '@mallwright/shop-core/i18n'
import { InfiniteList, Sheet } from '@mallwright/shop-core/kit'
import { Button } from '@mallwright/shop-core/kit/controls'
import type { ComponentProps, ReactNode } from 'react'

import { CheckBox } from '../../../controls/check-box.tsx'
import type { ApplicableOrder } from '../invoice-model.ts'
import { InvoicedOrderRow } from '../invoiced-order-row.tsx'
import { APPLY_LABELS } from './apply-labels.ts'
import '../invoice.css'

/** The orders that can be in one application, as a query with their number. */
export type FittingOrders = ComponentProps<typeof InfiniteList<ApplicableOrder>>['list'] & {
  readonly data: { readonly pages: readonly { readonly total: number }[] } | undefined
}

/** The choice of the orders of an application. */
export function OrdersSheet(props: {
  readonly fitting: FittingOrders
  readonly chosen: readonly string[]
  readonly onChoose: (orderNos: readonly string[]) => void
  readonly onClose: () => void
}): ReactNode {
  const { fitting, chosen, onChoose, onClose } = props
  const translate = useText()
  const mark = (orderNo: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, orderNo] : chosen.filter((one) => one !== orderNo))
  return (
    <Sheet title={translate(APPLY_LABELS.chooseOrders)} size={85} onClose={onClose}>
      <InfiniteList
        list={fitting}
        listClass="shop-invoice-orders"
        keyOf={({ orderNo }) => orderNo}
        skeleton={<span className="shop-skeleton-bar" style={{ height: 60 }} />}
        empty={translate(APPLY_LABELS.noneApplicable)}
        renderItem={(order) => (
          <div className="shop-invoice-choice">
            <CheckBox
              label={translate(APPLY_LABELS.chooseOf, { number: order.orderNo })}
              isChecked={chosen.includes(order.orderNo)}
              onChange={(isChosen) => mark(order.orderNo, isChosen)}
            />
            <InvoicedOrderRow order={order} />
          </div>
        )}
      />
      <Button isWide onClick={onClose}>
        {translate(APPLY_LABELS.chosenOrders, { count: chosen.length })}
      </Button>
    </Sheet>
  )
}
