import { SHOP_BASE } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { buyerInfoQuery } from '../../setting/setting.queries.ts'
import './wallet-row.css'

const LABELS = {
  title: { zh: '我的资产与收藏', en: 'What you have' },
  coupons: { zh: '优惠券', en: 'Coupons' },
  products: { zh: '商品收藏', en: 'Saved' },
  shops: { zh: '店铺收藏', en: 'Shops' },
  footprints: { zh: '足迹', en: 'Viewed' },
} satisfies Record<string, Label>

/** Numbers of coupons, collected products, followed shops and footprints, each with its way there. */
export function WalletRow() {
  const translate = useText()
  const info = useQuery(buyerInfoQuery(useShop(), useCaller())).data
  const entries = [
    { path: 'coupon', label: LABELS.coupons, count: info?.couponCount },
    { path: 'prodCollect', label: LABELS.products, count: info?.productCount },
    { path: 'shopCollect', label: LABELS.shops, count: info?.shopCount },
    { path: 'myFootPrint', label: LABELS.footprints, count: info?.footprintCount },
  ]
  return (
    <nav className="shop-wallet" aria-label={translate(LABELS.title)}>
      {entries.map(({ path, label, count }) => (
        <Anchor key={path} href={`${SHOP_BASE}/UserCenter/${path}`}>
          <b>{count ?? '–'}</b>
          {translate(label)}
        </Anchor>
      ))}
    </nav>
  )
}
