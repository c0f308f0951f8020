import { useText } from '@mallwright/shop-core/i18n'
import { ScreenSkeleton } from '@mallwright/shop-core/kit'
import { lazy, Suspense } from 'react'

import { DemoPage } from '../demo-page.tsx'

const TITLE = { zh: '采购清单', en: 'Purchase list' }

/** Loads beside the page. */
const PurchaseList = lazy(async () => ({ default: (await import('./purchase-list.tsx')).PurchaseList }))

/** A purchase list whose lines come from the price list. Only a demo mall has it. Domain 3.8. */
export function Screen() {
  const translate = useText()
  return (
    <DemoPage title={translate(TITLE)}>
      <Suspense fallback={<ScreenSkeleton />}>
        <PurchaseList />
      </Suspense>
    </DemoPage>
  )
}
