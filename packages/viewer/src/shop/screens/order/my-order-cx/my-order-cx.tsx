import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { ScreenSkeleton } from '@mallwright/shop-core/kit'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { OrderTabs } from '../order-card/order-tabs.tsx'
import { usePassTrades } from './use-pass-trades.ts'

const TITLE: Label = { zh: '企业订单', en: 'Organisation orders' }

/** Tabs by their number (`iTab`). */
const TABS: readonly Label[] = [
  { zh: '全部', en: 'All' },
  { zh: '待我审批', en: 'For me to approve' },
  { zh: '我已审批', en: 'Decided by me' },
  { zh: '待付款', en: 'To pay' },
  { zh: '进行中', en: 'Under way' },
  { zh: '已完成', en: 'Completed' },
]

/** Loaded with its widgets. */
const OrgOrderList = lazy(async () => ({ default: (await import('./org-order-list.tsx')).OrgOrderList }))

/** The orders of the institution (`tab`), with those that wait for the caller's decision. Domain sheet 31. */
export function Screen(): ReactNode {
  const translate = useText()
  const asked = Number(useRouteParam('tab'))
  const tab = TABS[asked] === undefined ? 0 : asked
  const pass = usePassTrades()
  return (
    <div className="shop-screen">
      <BackHeader title={translate(TITLE)} />
      <main className="shop-order-screen">
        <OrderTabs tabs={TABS} chosen={tab} />
        <Suspense fallback={<ScreenSkeleton />}>
          <OrgOrderList tab={tab} onPass={pass} />
        </Suspense>
      </main>
    </div>
  )
}
