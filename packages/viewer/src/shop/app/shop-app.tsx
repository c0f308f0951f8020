import { HostBase } from '@mallwright/modules/views'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { RouterProvider } from 'react-router'
import type { DataRouter } from 'react-router'

import { TAKEN_OVER } from '../../runtime/index.ts'
import { ShopContext } from '../client/shop-context.ts'
import type { Shop } from '../client/shop.ts'
import { PrerenderedPage } from '../published-page/prerendered-page.ts'
import type { PublishedPage } from '../published-page/read-published-page.ts'
import { ShopElement } from './shop-element.ts'

/** The whole shop: providers and router. With `prerendered` the first render of the home tab equals the server's. */
export function ShopApp(props: {
  readonly shop: Shop
  readonly router: DataRouter
  readonly element: HTMLElement
  readonly prerendered?: PublishedPage | undefined
}): ReactNode {
  const { shop, router, element, prerendered } = props
  useEffect(() => void dispatchEvent(new Event(TAKEN_OVER)), [])
  return (
    <ShopContext value={shop}>
      <ShopElement value={element}>
        <PrerenderedPage value={prerendered}>
          <QueryClientProvider client={shop.queryClient}>
            <HostBase value={(router.basename ?? '').replace(/\/$/, '')}>
              <RouterProvider router={router} useTransitions={false} />
            </HostBase>
          </QueryClientProvider>
        </PrerenderedPage>
      </ShopElement>
    </ShopContext>
  )
}
