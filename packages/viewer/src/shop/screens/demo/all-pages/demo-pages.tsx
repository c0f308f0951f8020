import { ScreenSkeleton } from '@mallwright/shop-core/kit'
import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'

/** A page whose script loads when it is shown. */
function page(load: () => Promise<{ readonly Screen: ComponentType }>): ComponentType {
  const Page = lazy(async () => ({ default: (await load()).Screen }))
  return () => (
    <Suspense fallback={<ScreenSkeleton />}>
      <Page />
    </Suspense>
  )
}

/** The pages of a demo mall. */
export const DEMO_PAGES = {
  base: page(() => import('../demo-base/demo-base.tsx')),
  fun: page(() => import('../demo-fun/demo-fun.tsx')),
  list: page(() => import('../demo-list/demo-list.tsx')),
  'list-comb': page(() => import('../demo-list-comb/demo-list-comb.tsx')),
  table: page(() => import('../demo-table/demo-table.tsx')),
  voucher: page(() => import('../demo-voucher/demo-voucher.tsx')),
}
