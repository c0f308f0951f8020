import { SHOP_BASE, shopPath } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips, ErrorNotice, InfiniteList, Notice } from '@mallwright/shop-core/kit'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

import { useAccountSession, useCaller, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam, useSetRouteParam } from '../../../navigation/route-params.ts'
import { CouponCard, CouponSkeleton } from '../coupon-card.tsx'
import type { OwnCoupon } from '../coupon-reader.ts'
import { ownCouponsQuery, receivableQuery } from '../coupon.queries.ts'
import { ReceivableCard } from '../receivable-card.tsx'
import { useReceiveCoupon } from '../use-receive-coupon.ts'

const LABELS = {
  title: { zh: '我的优惠券', en: 'Coupons' },
  tabs: { zh: '优惠券状态', en: 'Which coupons' },
  centre: { zh: '领券中心', en: 'Get coupons' },
  unused: { zh: '未使用', en: 'Unused' },
  used: { zh: '已使用', en: 'Used' },
  expired: { zh: '已过期', en: 'Expired' },
  emptyCentre: { zh: '暂无可领取的优惠券', en: 'No coupons to get at the moment' },
  empty: { zh: '暂无优惠券', en: 'No coupons here' },
  toCentre: { zh: '去领券', en: 'Get coupons' },
  use: { zh: '去使用', en: 'Use it' },
  signIn: { zh: '登录后查看我的优惠券', en: 'Sign in to see your coupons' },
  toSignIn: { zh: '去登录', en: 'Sign in' },
} satisfies Record<string, Label>

const CENTRE = 'centre'
const STATES = { unused: 1, used: 2, expired: 3 } as const

type State = keyof typeof STATES

/** Received coupons by state, and the centre (`tab=centre`, of one shop with `cShopUuid`). Domain 3.5, extra screens. */
export function Screen() {
  const translate = useText()
  const tab = useRouteParam('tab')
  const setTab = useSetRouteParam('tab')
  const isCentre = tab === CENTRE
  const state = (Object.keys(STATES) as State[]).find((name) => name === tab) ?? 'unused'
  const counts = useInfiniteQuery({
    ...ownCouponsQuery(useShop(), STATES[state], useCaller()),
    enabled: useAccountSession() !== undefined && !isCentre,
  }).data?.pages[0]?.counts
  const numbered = (name: State) => {
    const count = counts?.get(STATES[name]) ?? 0
    return count > 0 ? `${translate(LABELS[name])} ${count}` : translate(LABELS[name])
  }
  return (
    <div className="shop-screen">
      <BackHeader title={translate(isCentre ? LABELS.centre : LABELS.title)} />
      <main>
        <Chips
          label={translate(LABELS.tabs)}
          choices={[
            ...(Object.keys(STATES) as State[]).map((name) => ({ id: name, name: numbered(name) })),
            { id: CENTRE, name: translate(LABELS.centre) },
          ]}
          chosen={isCentre ? CENTRE : state}
          onChoose={setTab}
        />
        <div className="shop-rows">{isCentre ? <Centre /> : <Own state={state} onCentre={() => setTab(CENTRE)} />}</div>
      </main>
    </div>
  )
}

function Centre() {
  const translate = useText()
  const shopId = useRouteParam('shopId')
  const list = useQuery(receivableQuery(useShop(), { shopId }, useCaller()))
  const { busyId, receive } = useReceiveCoupon()
  if (list.isPending) return <Skeletons />
  if (list.error && !list.data) return <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
  if (list.data.length === 0) return <Notice kind="empty" title={translate(LABELS.emptyCentre)} />
  return (
    <ul>
      {list.data.map((coupon) => (
        <li key={coupon.id}>
          <ReceivableCard coupon={coupon} isBusy={busyId === coupon.id} onReceive={receive} />
        </li>
      ))}
    </ul>
  )
}

function Skeletons() {
  return (
    <div aria-busy="true">
      {[0, 1, 2].map((index) => (
        <CouponSkeleton key={index} />
      ))}
    </div>
  )
}

function Own({ state, onCentre }: { readonly state: State; readonly onCentre: () => void }) {
  const translate = useText()
  const isSignedIn = useAccountSession() !== undefined
  const list = useInfiniteQuery({
    ...ownCouponsQuery(useShop(), STATES[state], useCaller()),
    enabled: isSignedIn,
  })
  if (!isSignedIn) {
    return (
      <Notice
        kind="locked"
        title={translate(LABELS.signIn)}
        action={
          <Anchor className="shop-button" href="/login-account">
            {translate(LABELS.toSignIn)}
          </Anchor>
        }
      />
    )
  }
  return (
    <InfiniteList
      list={list}
      keyOf={({ id }) => id}
      renderItem={(coupon) => <OwnCard coupon={coupon} isUsable={state === 'unused'} />}
      skeleton={<CouponSkeleton />}
      empty={
        <Notice
          kind="empty"
          title={translate(LABELS.empty)}
          action={
            state === 'unused' && (
              <button type="button" className="shop-button" onClick={onCentre}>
                {translate(LABELS.toCentre)}
              </button>
            )
          }
        />
      }
    />
  )
}

function OwnCard({ coupon, isUsable }: { readonly coupon: OwnCoupon; readonly isUsable: boolean }) {
  const translate = useText()
  return (
    <CouponCard
      coupon={coupon}
      validity={coupon}
      isSpent={!isUsable}
      action={
        isUsable && (
          <Anchor
            className="shop-coupon-action"
            href={coupon.shopId === '' ? `${SHOP_BASE}/home/ClassiFication` : shopPath(coupon.shopId)}
          >
            <span>{translate(LABELS.use)}</span>
          </Anchor>
        )
      }
    />
  )
}
