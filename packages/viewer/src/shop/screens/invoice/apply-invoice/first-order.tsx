import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { InfiniteList, Notice } from '@mallwright/shop-core/kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { INVOICE_LABELS } from '../invoice-labels.ts'
import type { ApplicableOrder } from '../invoice-model.ts'
import { InvoicedOrderRow } from '../invoiced-order-row.tsx'
import { APPLY_PATH } from '../invoice-paths.ts'
import { applicableOrdersQuery } from '../invoice.queries.ts'
import { APPLY_LABELS } from './apply-labels.ts'
import '../../order/my-order/my-order.css'
import '../../order/order-card/order-card.css'
import '../invoice.css'

/** The orders that can be invoiced, of which the first one is chosen here. */
export function FirstOrder(): ReactNode {
  const translate = useText()
  const list = useInfiniteQuery(applicableOrdersQuery(useShop(), '', useCaller()))
  return (
    <>
      <p className="shop-invoice-lead">{translate(APPLY_LABELS.chooseFirst)}</p>
      <InfiniteList
        list={list}
        listClass="shop-orders"
        keyOf={({ orderNo }) => orderNo}
        skeleton={<span className="shop-skeleton-bar shop-order-skeleton" />}
        empty={
          <Notice kind="empty" title={translate(APPLY_LABELS.noneApplicable)} hint={translate(APPLY_LABELS.noneHint)} />
        }
        renderItem={(order) => <ApplicableCard order={order} />}
      />
    </>
  )
}

function ApplicableCard({ order }: { readonly order: ApplicableOrder }): ReactNode {
  const translate = useText()
  const { orderNo, shopName, institution } = order
  return (
    <article className="shop-order-card" aria-label={`${shopName} ${orderNo}`}>
      <header className="shop-order-head">
        <span className="shop-order-shop">
          <span>{shopName}</span>
        </span>
      </header>
      {institution !== '' && <p className="shop-invoice-owner">{institution}</p>}
      <InvoicedOrderRow order={order} />
      <div className="shop-operations">
        <Anchor
          className="shop-operation shop-operation-link is-main"
          href={`${APPLY_PATH}?cOrderNo=${encodeURIComponent(orderNo)}`}
          aria-label={translate(APPLY_LABELS.askOf, { number: orderNo })}
        >
          {translate(INVOICE_LABELS.ask)}
        </Anchor>
      </div>
    </article>
  )
}
