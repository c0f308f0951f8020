import { Anchor, isPlainClick } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

import { shopTabPath } from '../shop-paths.ts'
import type { ShopTab } from '../shop-paths.ts'

const TABS = [
  {
    tab: 'shopindex',
    label: { zh: '店铺首页', en: 'Home' },
    icon: 'M5 10v9.5h14V10M4 10l1.5-5.5h13L20 10a2.67 2.67 0 0 1-5.33 0 2.67 2.67 0 0 1-5.34 0A2.67 2.67 0 0 1 4 10z',
  },
  {
    tab: 'commodityList',
    label: { zh: '全部商品', en: 'Products' },
    icon: 'M4.5 4.5H10V10H4.5zM14 4.5h5.5V10H14zM4.5 14H10v5.5H4.5zM14 14h5.5v5.5H14z',
  },
  { tab: 'shopProdClass', label: { zh: '商品分类', en: 'Categories' }, icon: 'M4 6h16M4 12h16M4 18h10' },
  {
    tab: 'shopinfo',
    label: { zh: '店铺信息', en: 'About' },
    icon: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.8v.2',
  },
] as const

const NAME = { zh: '店铺导航', en: 'Shop navigation' }

/** Bottom bar of a shop. A tab replaces the other: back leaves the shop. */
export function ShopTabs({ active, shopId }: { readonly active: ShopTab; readonly shopId: string }) {
  const translate = useText()
  const navigate = useNavigate()
  // No link of the router, whose part would cost every shop 3 kB.
  const replaceBy = (path: string) => (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    void navigate(path, { replace: true })
  }
  return (
    <nav className="shop-tabs" aria-label={translate(NAME)}>
      {TABS.map(({ tab, label, icon }) => (
        <Anchor
          key={tab}
          href={shopTabPath(tab, shopId)}
          aria-current={tab === active ? 'page' : undefined}
          onClick={replaceBy(shopTabPath(tab, shopId))}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
          {translate(label)}
        </Anchor>
      ))}
    </nav>
  )
}
