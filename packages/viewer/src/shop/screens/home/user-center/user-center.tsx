import { useText } from '@mallwright/shop-core/i18n'
import type { Label } from '@mallwright/contract/values'

import { Recommended } from '../../catalog/product-list/recommended.tsx'
import { TabLayout } from '../tab-layout/tab-layout.tsx'
import { useAccountSession } from '../../../client/shop-context.ts'
import { BuyerStatus } from './buyer-status.tsx'
import { OrderEntrance } from './order-entrance.tsx'
import { ProfileHead, VisitorHead } from './profile-head.tsx'
import { ReadingLinks } from './reading-links.tsx'
import { SeenList } from './seen-list.tsx'
import { ToolGrid } from './tool-grid.tsx'
import './user-center.css'
import { WalletRow } from './wallet-row.tsx'

const TITLE: Label = { zh: '我的', en: 'Account' }

/** Account tab: profile and institution, orders, what the account has, and its tools. Domain sheet 5. */
export function Screen() {
  const translate = useText()
  const session = useAccountSession()
  return (
    <TabLayout active="UserCenter" title={translate(TITLE)} isBare>
      {session ? <ProfileHead account={session.account} /> : <VisitorHead />}
      {session && (
        <>
          <BuyerStatus />
          <OrderEntrance />
          <WalletRow />
          <ToolGrid />
        </>
      )}
      <ReadingLinks />
      <SeenList />
      {!session && <Recommended scene="empty" isInView />}
    </TabLayout>
  )
}
