import type { ReceivableCard } from '@mallwright/contract/coupon'
import { translate } from '@mallwright/contract/values'
import type { ReactNode } from 'react'

import { surfaceStyle } from '../appearance/colour-styles.ts'
import { cornerUnits, marginStyle } from '../appearance/css-values.ts'
import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import { ListError } from '../list-layout/list-error.tsx'
import { ListTitle, titleHeight } from '../list-layout/list-title.tsx'
import type { CouponListProps } from './coupon-list.ts'
import { CouponTicket, CouponTicketSkeleton } from './coupon-ticket.tsx'
import './coupon-list.css'

const DEFAULT_TITLE = { zh: '领券中心', en: 'Coupons' }
const EMPTY = { zh: '暂无可领取的优惠券', en: 'No coupons at the moment' }
const REGION = { zh: '优惠券，可左右滑动', en: 'Coupons, scroll sideways' }

/** Height of a ticket in page px, as in coupon-list.css. */
const TICKET_HEIGHT = 84

/** Tickets drawn while they load: as many as a phone shows. */
const SKELETONS = 2

type View = ViewProps<CouponListProps, readonly ReceivableCard[]>

function Tickets({ view, children }: { readonly view: View; readonly children: readonly ReactNode[] }) {
  const { props, mode, locale, data } = view
  const isStrip = children.length > 1
  return (
    <ul
      className="mw-coupons-list"
      aria-busy={data.state === 'loading' || undefined}
      style={{ ['--bleed' as string]: props.marginX }}
      // A scroller must be reachable by keyboard, even before any script runs.
      {...(isStrip && mode === 'view' && { tabIndex: 0, 'aria-label': translate(locale, REGION) })}
    >
      {children.map((child, index) => (
        <li
          key={index}
          className="mw-coupon"
          style={{ borderRadius: cornerUnits(props.radius), ...surfaceStyle(props.background) }}
        >
          {child}
        </li>
      ))}
    </ul>
  )
}

function Body(view: View) {
  const { data, locale, onAction, props } = view
  if (data.state === 'failed')
    return (
      <div className="mw-coupons-note">
        <ListError message={data.message} locale={locale} onAction={onAction} />
      </div>
    )
  if (data.state === 'ready' && data.value.length === 0)
    return <div className="mw-coupons-note mw-list-note">{translate(locale, EMPTY)}</div>
  return (
    <Tickets view={view}>
      {data.state === 'loading'
        ? Array.from({ length: SKELETONS }, (_, index) => <CouponTicketSkeleton key={index} />)
        : data.value
            .slice(0, props.count)
            .map((coupon) => <CouponTicket key={coupon.id} view={view} coupon={coupon} />)}
    </Tickets>
  )
}

/** Renders coupons in a strip. */
export const couponListView: ModuleView<CouponListProps, readonly ReceivableCard[]> = {
  View: (view) => (
    <section className="mw-coupons" style={marginStyle(view.props)}>
      <ListTitle props={view.props} locale={view.locale} mode={view.mode} fallback={DEFAULT_TITLE} />
      <Body {...view} />
    </section>
  ),
  load: ({ shopIds }, source) => source.coupons(shopIds[0] ?? ''),
  dependsOn: ({ shopIds }) => shopIds,
  heightOf: (props) => titleHeight(props) + TICKET_HEIGHT + 2 * props.marginY,
  isPlain: true,
}
