import { pictureUrl } from '@mallwright/contract/media'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips, ErrorNotice, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { CopyButton } from '../order-card/copy-button.tsx'
import type { Parcel } from '../order-model.ts'
import { parcelsQuery, tracksQuery } from '../order.queries.ts'
import '../order-details/order-details.css'
import './look-logistics.css'

const LABELS = {
  title: { zh: '物流详情', en: 'Delivery' },
  parcels: { zh: '包裹', en: 'Parcels' },
  parcel: { zh: '包裹 {number}', en: 'Parcel {number}' },
  none: { zh: '暂无物流信息，商家已发货请耐心等待', en: 'No news yet; the shop has handed it over' },
  notShipped: { zh: '商家还未发货', en: 'Nothing has been shipped yet' },
} satisfies Record<string, Label>

/** The steps of every parcel. Domain sheet 40. */
const PHASES: readonly Label[] = [
  { zh: '已揽收', en: 'Collected' },
  { zh: '运输中', en: 'In transit' },
  { zh: '派送中', en: 'Out for delivery' },
  { zh: '已签收', en: 'Delivered' },
]

/** The parcels of an order (`cOrderNo`) and their way. Domain sheet 40. */
export function Screen(): ReactNode {
  const translate = useText()
  const shop = useShop()
  const orderNo = useRouteParam('orderNo')
  const parcels = useQuery(parcelsQuery(shop, orderNo, useCaller()))
  const [index, setIndex] = useState(0)
  const parcel = parcels.data?.[index] ?? parcels.data?.[0]
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)} />
      <main className="shop-logistics">
        {parcels.isPending && <ScreenSkeleton />}
        {parcels.error && !parcels.data && <ErrorNotice error={parcels.error} onRetry={() => void parcels.refetch()} />}
        {parcels.data?.length === 0 && <Notice kind="empty" title={translate(LABELS.notShipped)} />}
        {parcels.data && parcels.data.length > 1 && (
          <Chips
            label={translate(LABELS.parcels)}
            choices={parcels.data.map(({ id }, at) => ({ id, name: translate(LABELS.parcel, { number: at + 1 }) }))}
            chosen={parcel?.id ?? ''}
            onChoose={(id) => setIndex(parcels.data.findIndex((one) => one.id === id))}
          />
        )}
        {parcel && <ParcelView key={parcel.id} parcel={parcel} />}
      </main>
    </div>
  )
}

function ParcelView({ parcel }: { readonly parcel: Parcel }): ReactNode {
  const translate = useText()
  const shop = useShop()
  const tracks = useQuery(tracksQuery(shop, parcel.id, useCaller()))
  return (
    <>
      <section className="shop-order-block">
        <ol className="shop-phases">
          {PHASES.map((label, at) => (
            <li
              key={label.zh}
              className={parcel.phase > at ? 'is-done' : ''}
              aria-current={parcel.phase === at + 1 ? 'step' : undefined}
            >
              {translate(label)}
            </li>
          ))}
        </ol>
        <p className="shop-waybill">
          <span>
            {parcel.express} {parcel.waybill}
          </span>
          <CopyButton text={parcel.waybill} />
        </p>
        <ul className="shop-parcel-lines">
          {parcel.lines.map(({ name, spec, imageUrl, quantity }) => (
            <li key={`${name} ${spec}`}>
              {pictureUrl(imageUrl) && <img src={pictureUrl(imageUrl)} alt="" width={48} height={48} loading="lazy" />}
              <span>
                {name}
                <small>{[spec, `×${quantity}`].filter(Boolean).join(' ')}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="shop-order-block">
        {tracks.isPending && <span className="shop-skeleton-bar" style={{ height: 160 }} />}
        {tracks.error && !tracks.data && <ErrorNotice error={tracks.error} onRetry={() => void tracks.refetch()} />}
        {tracks.data?.length === 0 && <p>{translate(LABELS.none)}</p>}
        <ol className="shop-steps">
          {tracks.data?.map(({ at, text, area }) => (
            <li key={`${at} ${text}`}>
              <span>{text}</span>
              {area && <span>{area}</span>}
              <time>{at}</time>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
