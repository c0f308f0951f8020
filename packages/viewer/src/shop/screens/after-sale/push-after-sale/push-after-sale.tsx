import { AFTER_SALE_TYPE_NAMES } from '@mallwright/contract/after-sale'
import type { AfterSaleType } from '@mallwright/contract/after-sale'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { DETAILS_LABELS } from '../../order/order-details/details-labels.ts'
import { LineRow } from '../../order/order-card/order-lines.tsx'
import { FactList } from '../../order/order-details/fact-list.tsx'
import { shownLine } from '../after-sale-card.tsx'
import { AFTER_SALE_LABELS } from '../after-sale-labels.ts'
import type { AfterSaleDetails } from '../after-sale-model.ts'
import { afterSaleQuery, applyInfoQuery, reasonsQuery, refundMaxQuery } from '../after-sale.queries.ts'
import { readUnits } from '../chosen-units.ts'
import { useSent } from './use-sent.ts'
import '../../order/order-card/order-card.css'
import '../../order/order-details/order-details.css'
import '../after-sale.css'

const ApplicationForm = lazy(async () => ({ default: (await import('./push-form.tsx')).ApplicationForm }))

/**
 * The second step of an after-sale: the form, for units of an order (`cOrderNo`, `iAfterSaleType`, `items`) or of an application that is changed
 * (`cAfterSaleNo`). Domain sheet 55.
 */
export function Screen(): ReactNode {
  const translate = useText()
  const number = useRouteParam('afterSaleNo')
  const edited = useQuery({ ...afterSaleQuery(useShop(), number, useCaller()), enabled: number !== '' })
  const [orderNo, type, items] = [
    useRouteParam('orderNo'),
    Number(useRouteParam('afterSaleType')),
    useRouteParam('itemUnits'),
  ]
  const isEdit = number !== ''
  return (
    <div className="shop-screen">
      <BackHeader title={translate(isEdit ? AFTER_SALE_LABELS.edit : AFTER_SALE_LABELS.submit)} />
      <main>
        {isEdit && edited.isPending && <ScreenSkeleton />}
        {isEdit && edited.error && !edited.data && (
          <ErrorNotice error={edited.error} onRetry={() => void edited.refetch()} />
        )}
        {isEdit && edited.data === null && <Notice kind="gone" title={translate(AFTER_SALE_LABELS.unknown)} />}
        {edited.data && (
          <Prepared
            key={edited.data.number}
            orderNo={edited.data.orderNo}
            type={edited.data.type}
            units={[{ itemId: edited.data.line.id, quantity: edited.data.quantity }]}
            edited={edited.data}
          />
        )}
        {!isEdit && <Prepared orderNo={orderNo} type={typeOf(type)} units={readUnits(items)} />}
      </main>
    </div>
  )
}

const typeOf = (type: number): AfterSaleType => (type === 2 || type === 3 ? type : 1)

/** Reads what the form is made of. */
function Prepared(props: {
  readonly orderNo: string
  readonly type: AfterSaleType
  readonly units: ReturnType<typeof readUnits>
  readonly edited?: AfterSaleDetails
}): ReactNode {
  const { orderNo, type, units, edited } = props
  const translate = useText()
  const [shop, caller] = [useShop(), useCaller()]
  const info = useQuery(applyInfoQuery(shop, orderNo, caller))
  const onAnswer = useSent()
  const itemIds = units.map(({ itemId }) => itemId)
  const reasons = useQuery(reasonsQuery(shop, type, itemIds))
  const most = useQuery({
    ...refundMaxQuery(shop, { type, units, edited: edited?.number ?? '' }, caller),
    enabled: units.length > 0,
  })
  const failed = [info, reasons, most].find(({ error, data }) => error && data === undefined)
  if (units.length === 0 || info.data === null) return <Notice kind="gone" title={translate(DETAILS_LABELS.unknown)} />
  if (failed?.error) return <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />
  if (!info.data || !reasons.data || !most.data) return <ScreenSkeleton />
  const lines = units.flatMap(({ itemId, quantity }) => {
    const line = info.data?.lines.find(({ id }) => id === itemId)
    return line ? [{ ...line, asked: quantity }] : []
  })
  return (
    <div className="shop-after-sale-page">
      <section className="shop-order-block">
        <ul className="shop-lines">
          {lines.map((line) => (
            <li key={line.id}>
              <LineRow line={shownLine(line, line.asked)} />
            </li>
          ))}
        </ul>
        <FactList
          facts={[
            [AFTER_SALE_LABELS.type, translate(AFTER_SALE_TYPE_NAMES[type])],
            [
              AFTER_SALE_LABELS.received,
              translate(
                type === 1 && !info.data.isReceived ? AFTER_SALE_LABELS.notReceived : AFTER_SALE_LABELS.isReceived,
              ),
            ],
          ]}
        />
      </section>
      <Suspense fallback={<ScreenSkeleton />}>
        <ApplicationForm
          {...{ orderNo, type, lines }}
          phone={info.data.phone}
          reasons={reasons.data}
          most={most.data.most}
          freight={most.data.freight}
          onAnswer={onAnswer}
          {...(edited && { edited })}
        />
      </Suspense>
    </div>
  )
}
