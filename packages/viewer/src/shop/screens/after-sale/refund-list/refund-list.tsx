import { SHOP_BASE } from '@mallwright/contract/link'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { InfiniteList } from '@mallwright/shop-core/kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { LineRow } from '../../order/order-card/order-lines.tsx'
import { OrderTabs, useOrderTab } from '../../order/order-card/order-tabs.tsx'
import { AfterSaleCard, shownLine } from '../after-sale-card.tsx'
import { AFTER_SALE_LABELS } from '../after-sale-labels.ts'
import type { ApplicableOrder } from '../after-sale-model.ts'
import { afterSalesQuery, applicableQuery } from '../after-sale.queries.ts'
import '../../order/my-order/my-order.css'

const LABELS = AFTER_SALE_LABELS
const TABS = [LABELS.applicable, LABELS.open, LABELS.ended] as const

/** What after-sales can be asked for, and those that were (`tab`); of one order (`cOrderNo`) all of them. Domain sheet 36. */
export function Screen(): ReactNode {
  const translate = useText()
  const orderNo = useRouteParam('orderNo')
  const tab = useOrderTab(TABS.length)
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.list)} />
      <main className="shop-order-screen">
        {orderNo === '' ? (
          <>
            <OrderTabs label={LABELS.tabs} tabs={TABS} chosen={tab} />
            {tab === 0 ? <ApplicableList /> : <AfterSaleList key={tab} tab={tab} orderNo="" />}
          </>
        ) : (
          <AfterSaleList tab={0} orderNo={orderNo} />
        )}
      </main>
    </div>
  )
}

const SKELETON = <span className="shop-skeleton-bar shop-order-skeleton" />

function AfterSaleList(filter: { readonly tab: number; readonly orderNo: string }): ReactNode {
  const translate = useText()
  const list = useInfiniteQuery(afterSalesQuery(useShop(), filter, useCaller()))
  return (
    <InfiniteList
      list={list}
      listClass="shop-orders"
      keyOf={({ number }) => number}
      skeleton={SKELETON}
      empty={translate(LABELS.none)}
      renderItem={(afterSale) => <AfterSaleCard afterSale={afterSale} />}
    />
  )
}

function ApplicableList(): ReactNode {
  const translate = useText()
  const list = useInfiniteQuery(applicableQuery(useShop(), useCaller()))
  return (
    <InfiniteList
      list={list}
      listClass="shop-orders"
      keyOf={({ orderNo }) => orderNo}
      skeleton={SKELETON}
      empty={translate(LABELS.none)}
      renderItem={(order) => <ApplicableCard order={order} />}
    />
  )
}

function ApplicableCard({ order }: { readonly order: ApplicableOrder }): ReactNode {
  const translate = useText()
  const { orderNo, shopName, stateName, lines } = order
  return (
    <article className="shop-order-card" aria-label={`${shopName} ${stateName}`}>
      <header className="shop-order-head">
        <span className="shop-order-shop">
          <span>{shopName}</span>
        </span>
        <span className="shop-order-state">{stateName}</span>
      </header>
      <ul className="shop-lines">
        {lines.map((line) => (
          <li key={line.id}>
            <LineRow line={shownLine(line, line.left)} />
          </li>
        ))}
      </ul>
      <div className="shop-operations">
        <Anchor
          className="shop-operation shop-operation-link"
          href={`${SHOP_BASE}/InitiateAfterSales?cOrderNo=${encodeURIComponent(orderNo)}`}
          aria-label={translate(LABELS.askOf, { number: orderNo })}
        >
          {translate(LABELS.ask)}
        </Anchor>
      </div>
    </article>
  )
}
