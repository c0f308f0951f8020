import { useLocale } from '@mallwright/shop-core/i18n'
import { useObservable } from '@mallwright/shop-core/storage'
import type { ReactNode } from 'react'

import '../../runtime/home-frame.css'
import { TabBar } from '../../runtime/index.ts'
import { useShop } from '../shop-context.ts'
import { goTo } from '../navigation/navigator.ts'
import type { TabName } from './tab-name.ts'

/** The frame of a tab of the home shell: title, content, tab bar. */
export function ShellFrame(props: {
  readonly active: TabName
  readonly title: string
  /** Draws no title bar: the content brings its own head. */
  readonly isBare?: boolean
  readonly children: ReactNode
}) {
  const shop = useShop()
  const locale = useLocale()
  const frame = useObservable(shop.frame)
  return (
    <div className="shop-screen is-shell">
      {!props.isBare && (
        <header className="shop-head">
          <h1>{props.title}</h1>
        </header>
      )}
      <main>
        {props.isBare && <h1 className="shop-unseen">{props.title}</h1>}
        {props.children}
      </main>
      <TabBar
        active={props.active}
        bar={frame?.tabBar}
        locale={locale}
        origin={shop.boot?.origin ?? location.origin}
        onOpen={goTo}
      />
    </div>
  )
}
