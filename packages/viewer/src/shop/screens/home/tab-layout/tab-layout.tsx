import { useLocale } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'

import '../../../../runtime/home-shell/home-shell.css'
import { TabBar } from '../../../../runtime/index.ts'
import { useCartCount } from '../../../cart/use-cart-count.ts'
import { useShop } from '../../../client/shop-context.ts'
import type { TabName } from '../../../navigation/tab-name.ts'

/** Layout of a home tab: title, content, tab bar. */
export function TabLayout(props: {
  readonly active: TabName
  readonly title: string
  /** Beside the title. */
  readonly action?: ReactNode
  /** Without title bar: the content has its own header. */
  readonly isBare?: boolean
  readonly children: ReactNode
}) {
  const shop = useShop()
  const locale = useLocale()
  const chrome = useStore(shop.chrome)
  const navigate = useNavigate()
  return (
    <div className="shop-screen is-shell">
      {!props.isBare && (
        <header className="shop-head">
          <h1>{props.title}</h1>
          {props.action}
        </header>
      )}
      <main>
        {props.isBare && <h1 className="shop-visually-hidden">{props.title}</h1>}
        {props.children}
      </main>
      <TabBar
        active={props.active}
        bar={chrome?.tabBar}
        locale={locale}
        origin={shop.origin}
        badges={{ ShoppingCart: useCartCount() }}
        onOpen={(path) => void navigate(path)}
      />
    </div>
  )
}
