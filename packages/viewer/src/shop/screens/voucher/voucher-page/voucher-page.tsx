import type { VoucherType } from '@mallwright/contract/voucher'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { voucherTypeOf, WORK_LABELS } from '@mallwright/shop-core/voucher'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useBuyer } from '../../../buyer/use-buyer.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam } from '../../../navigation/route-params.ts'

const TITLE: Label = { zh: '单据', en: 'Voucher' }

/** Loaded with its widgets. */
const AddressEditor = lazy(async () => ({ default: (await import('./address-editor.tsx')).AddressEditor }))

/** A voucher (`cVouchType`, `cUuid`), or a new one. Specification 3 §2. */
export function Screen(): ReactNode {
  const translate = useText()
  const type = voucherTypeOf(useRouteParam('voucherType'))
  if (!type) {
    return (
      <div className="shop-screen">
        <BackHeader title={translate(TITLE)} />
        <main>
          <Notice kind="empty" title={translate(WORK_LABELS.unknownType)} />
        </main>
      </div>
    )
  }
  return (
    <div className="shop-screen">
      <Suspense fallback={<ScreenSkeleton />}>
        <OfInstitution type={type} />
      </Suspense>
    </div>
  )
}

/** The voucher of the member's institution, by which templates are asked for. */
function OfInstitution({ type }: { readonly type: VoucherType }): ReactNode {
  const { data, error, refetch } = useBuyer()
  const orgUuid = data?.institution?.orgUuid
  if (error && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} />
  return orgUuid === undefined ? <ScreenSkeleton /> : <AddressEditor key={type} type={type} orgUuid={orgUuid} />
}
