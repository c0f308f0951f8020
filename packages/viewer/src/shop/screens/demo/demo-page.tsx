import { demoAccountsOf } from '@mallwright/contract/rpc'
import { useText } from '@mallwright/shop-core/i18n'
import { Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useShop } from '../../client/shop-context.ts'
import { BackHeader } from '../../navigation/back-header.tsx'
import { NOT_FOUND_TEXT } from '../../navigation/not-found-text.ts'
import { ShopWidgetHost } from '../../widget-host/shop-widget-host.tsx'
import { DemoStates } from './demo-states.tsx'
import './demo-page.css'

/** A page of widgets, which only a demo mall has; elsewhere there is nothing at its address. Domain 3.8. */
export function DemoPage(props: {
  readonly title: string
  /** Its parts are cards. */
  readonly hasCards?: boolean
  /** What it shows brings a main part of its own. */
  readonly hasOwnMain?: boolean
  readonly children: ReactNode
}): ReactNode {
  const { title, hasCards = false, hasOwnMain = false, children } = props
  const Main = hasOwnMain ? 'div' : 'main'
  return (
    <div className="shop-screen">
      <BackHeader title={title} />
      <Main className={hasCards ? 'shop-demo' : undefined}>
        <DemoOnly>
          <ShopWidgetHost>
            <DemoStates>{children}</DemoStates>
          </ShopWidgetHost>
        </DemoOnly>
      </Main>
    </div>
  )
}

function DemoOnly({ children }: { readonly children: ReactNode }): ReactNode {
  const translate = useText()
  const { config } = useShop()
  const demo = useQuery({
    queryKey: ['demo'],
    queryFn: async () => demoAccountsOf(await config()).length > 0,
    staleTime: Infinity,
  })
  if (demo.isPending) return <ScreenSkeleton />
  return demo.data ? children : <Notice kind="empty" title={translate(NOT_FOUND_TEXT)} />
}
