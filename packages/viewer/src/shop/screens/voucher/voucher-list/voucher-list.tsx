import { VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { voucherTypeOf, WORK_LABELS } from '@mallwright/shop-core/voucher'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam } from '../../../navigation/route-params.ts'

const TITLE: Label = { zh: '单据列表', en: 'Vouchers' }

/** Loaded with its widgets. */
const VouchersOfType = lazy(async () => ({ default: (await import('./vouchers-of-type.tsx')).VouchersOfType }))

/** The vouchers of a type (`cVouchType`). */
export function Screen(): ReactNode {
  const translate = useText()
  const type = voucherTypeOf(useRouteParam('voucherType'))
  return (
    <div className="shop-screen">
      <BackHeader title={translate(type ? VOUCHER_TYPES[type].name : TITLE)} />
      <main>
        {type ? (
          <Suspense fallback={<ScreenSkeleton />}>
            <VouchersOfType key={type} type={type} />
          </Suspense>
        ) : (
          <Notice kind="empty" title={translate(WORK_LABELS.unknownType)} />
        )}
      </main>
    </div>
  )
}
