import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { Anchor } from '@mallwright/modules/views'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { useBothOwners } from '../../../controls/use-both-owners.ts'
import type { InvoiceHeader } from '../header-book.ts'
import { headersQuery } from '../header.queries.ts'
import type { ApplicableOrder, InvoiceDetails } from '../invoice-model.ts'
import { APPLY_PATH } from '../invoice-paths.ts'
import { applicableOrdersQuery } from '../invoice.queries.ts'
import { APPLY_LABELS } from './apply-labels.ts'
import { useInvoiceDraft } from './invoice-draft.ts'
import { useAnswered } from './use-answered.ts'
import type { InvoiceValues } from './use-invoice-form.ts'
import '../invoice.css'

const InvoiceForm = lazy(async () => ({ default: (await import('./invoice-form.tsx')).InvoiceForm }))

/** Reads what the form is made of: the orders that fit the first one, and the headers. */
export function Prepared(props: {
  readonly orderNo: string
  /** The application whose orders are invoiced once more. */
  readonly before?: InvoiceDetails
}): ReactNode {
  const { orderNo, before } = props
  const translate = useText()
  const [shop, caller] = [useShop(), useCaller()]
  const { kept, keep } = useInvoiceDraft()
  const onAnswer = useAnswered()
  const fitting = useInfiniteQuery(applicableOrdersQuery(shop, orderNo, caller))
  const orders = fitting.data?.pages.flatMap(({ items }) => items) ?? []
  const order = orders.find((one) => one.orderNo === orderNo)
  const isInstitution = order !== undefined && order.institutionId !== ''
  const headers = useBothOwners((isTheirs) => headersQuery(shop, isTheirs, caller))
  const failed = [fitting, headers].find(({ error, data }) => error && data === undefined)
  if (failed?.error) return <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />
  if (!fitting.data || !headers.data) return <ScreenSkeleton />
  if (!order)
    return (
      <Notice
        kind="gone"
        title={translate(APPLY_LABELS.closed)}
        hint={translate(APPLY_LABELS.closedHint)}
        action={
          <Anchor className="shop-button" href={APPLY_PATH}>
            {translate(APPLY_LABELS.otherOrders)}
          </Anchor>
        }
      />
    )
  const { person, institution } = headers.data
  const offered = isInstitution ? [...institution, ...person] : person
  const first = firstValues({ order, orders, offered, before, kept })
  return (
    <div className="shop-invoice-page">
      <Suspense fallback={<ScreenSkeleton />}>
        <InvoiceForm
          first={first}
          fitting={fitting}
          header={[...person, ...institution].find(({ id }) => id === first.headerId)}
          hasSpecialInvoices={order.hasSpecialInvoices}
          isInstitution={isInstitution}
          onLeave={keep}
          onAnswer={onAnswer}
        />
      </Suspense>
    </div>
  )
}

/** What stands in the form at first: what was filled in before; else what the earlier application or the checkout said. */
function firstValues(known: {
  readonly order: ApplicableOrder
  readonly orders: readonly ApplicableOrder[]
  /** Headers of the orders' owners, the first one's first. */
  readonly offered: readonly InvoiceHeader[]
  readonly before: InvoiceDetails | undefined
  readonly kept: InvoiceValues | undefined
}): InvoiceValues {
  const { order, orders, offered, before, kept } = known
  const wish = before ?? order.wish
  const header =
    offered.find(({ id }) => id === kept?.headerId) ??
    offered.find(({ title, taxNo }) => title === wish?.title && taxNo === wish.taxNo) ??
    offered.find(({ isDefault }) => isDefault) ??
    offered[0]
  const kind = kept?.kind ?? wish?.kind ?? 1
  const canBeSpecial = order.hasSpecialInvoices && header?.isEnterprise !== false
  const fits = (orderNo: string) => orders.some((one) => one.orderNo === orderNo)
  return {
    orderNos: (kept?.orderNos ?? before?.orderNos ?? [order.orderNo]).filter(fits),
    kind: canBeSpecial ? kind : 1,
    headerId: kept?.headerId || header?.id || '',
    content: kept?.content ?? before?.content ?? 1,
    medium: kept?.medium ?? before?.medium ?? 1,
    email: kept?.email || before?.email || header?.email || order.wish?.email || '',
    addressId: kept?.addressId ?? '',
    remark: kept?.remark ?? before?.remark ?? '',
  }
}
