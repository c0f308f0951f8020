import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { ScreenSkeleton } from '@mallwright/shop-core/kit'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { BackHeader } from '../../../navigation/back-header.tsx'

const TITLE: Label = { zh: '待办审批', en: 'Waiting for my approval' }

/** Loaded with its widgets. */
const WaitingTasks = lazy(async () => ({ default: (await import('./waiting-tasks.tsx')).WaitingTasks }))

/** The steps of vouchers that wait for the member's decision. Engine 9.1. */
export function Screen(): ReactNode {
  const translate = useText()
  return (
    <div className="shop-screen">
      <BackHeader title={translate(TITLE)} />
      <main>
        <Suspense fallback={<ScreenSkeleton />}>
          <WaitingTasks />
        </Suspense>
      </main>
    </div>
  )
}
