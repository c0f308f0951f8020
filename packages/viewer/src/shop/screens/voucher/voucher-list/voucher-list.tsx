import { voucherMenu, VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { voucherTypeOf } from '../voucher-paths.ts'

const LABELS = {
  title: { zh: '单据列表', en: 'Vouchers' },
  unknown: { zh: '单据类型不存在', en: 'There is no such type of vouchers' },
} satisfies Record<string, Label>

/** Loaded with its widgets. */
const VoucherRows = lazy(async () => ({ default: (await import('./voucher-rows.tsx')).VoucherRows }))

/** The vouchers of a type (`cVouchType`). */
export function Screen(): ReactNode {
  const translate = useText()
  const type = voucherTypeOf(useRouteParam('voucherType'))
  return (
    <div className="shop-screen">
      <BackHeader title={translate(type ? VOUCHER_TYPES[type].name : LABELS.title)} />
      <main>
        {type ? (
          <Suspense fallback={<ScreenSkeleton />}>
            <VoucherRows key={type} type={type} menu={voucherMenu(type)} />
          </Suspense>
        ) : (
          <Notice kind="empty" title={translate(LABELS.unknown)} />
        )}
      </main>
    </div>
  )
}
