import { SHOP_BASE } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'

import { useBuyer } from '../../../buyer/use-buyer.ts'
import { useCaller, useMallUser, useShop } from '../../../client/shop-context.ts'
import { managedShopsQuery } from '../../goods/managed-shops.query.ts'
import { TileLink } from './tile-link.tsx'

const TITLE: Label = { zh: '我的工具', en: 'Tools' }

const TOOLS = [
  {
    path: 'UserCenter/address',
    label: { zh: '收货地址', en: 'Addresses' },
    icon: 'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  },
  {
    path: 'UserCenter/invoiceHeader',
    label: { zh: '发票抬头', en: 'Headers' },
    icon: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  },
  {
    path: 'UserCenter/invoiceList',
    label: { zh: '发票记录', en: 'Invoices' },
    icon: 'M5 3.5h14v17H5zM8.5 8h7M8.5 12h4M12.5 16l1.8 1.8 3.2-3.6',
  },
  {
    path: 'UserCenter/coupon?tab=centre',
    label: { zh: '领券中心', en: 'Get coupons' },
    icon: 'M3.5 7h17v3.5a1.5 1.5 0 0 0 0 3V17h-17v-3.5a1.5 1.5 0 0 0 0-3zM14 7.5v9',
  },
  {
    path: 'UserCenter/message',
    label: { zh: '消息中心', en: 'Messages' },
    icon: 'M4 5h16v11h-8l-4 3.5V16H4zM8.5 10.5h7',
  },
  {
    path: 'InvitationCode',
    label: { zh: '邀请码', en: 'Invitation' },
    icon: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2z',
  },
] as const

const TEAM = [
  {
    path: 'UserCenter/team',
    label: { zh: '成员申请', en: 'Requests' },
    icon: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M18 8v6M15 11h6',
  },
  {
    path: 'UserCenter/teamMember',
    label: { zh: '成员与审批', en: 'Members' },
    icon: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 12l2 2 3.5-4',
  },
] as const

const OWN_SHOP = {
  path: 'goods/manage',
  label: { zh: '商品管理', en: 'My shop' },
  icon: 'M4 9.5V20h16V9.5M3 9.5L5 4h14l2 5.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM9.5 20v-5.5h5V20',
} as const

/** Loaded for members of institutions. */
const WorkTile = lazy(async () => ({ default: (await import('./work-tile.tsx')).WorkTile }))

/** Ways to the screens of the account; those of administrators and of owners of a shop for these only. */
export function ToolGrid() {
  const translate = useText()
  const isAdmin = useBuyer().data?.situation.institution?.isAdmin === true
  const shop = useShop()
  const caller = useCaller()
  const { institutionId } = useMallUser()
  const ownsShop = (useQuery(managedShopsQuery(shop, caller)).data ?? []).length > 0
  return (
    <section className="shop-card" aria-labelledby="tools-head">
      <h2 className="shop-card-head" id="tools-head">
        {translate(TITLE)}
      </h2>
      <nav className="shop-tiles-row" aria-labelledby="tools-head">
        {[...TOOLS, ...(isAdmin ? TEAM : []), ...(ownsShop ? [OWN_SHOP] : [])].map(({ path, label, icon }) => (
          <TileLink key={path} href={`${SHOP_BASE}/${path}`} label={translate(label)} icon={icon} />
        ))}
        <Suspense>{institutionId !== '' && <WorkTile institutionId={institutionId} />}</Suspense>
      </nav>
    </section>
  )
}
