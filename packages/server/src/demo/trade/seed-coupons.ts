import { coupon, userCoupon } from '../../db/tables/trade/coupon.table.ts'
import { entityText } from '../../db/tables/entity-text.table.ts'
import { accountId, classId, demoId, organisationId } from '../plans/demo-id.ts'
import type { InsertRows } from '../plans/write-rows.ts'
import { COUPON_PLANS, USER_COUPONS } from './coupons.data.ts'
import type { CouponPlan } from './coupons.data.ts'

const DAY_MS = 24 * 3600 * 1000

const couponId = (name: string) => demoId(`coupon/${name}`)

/** Writes the coupons and those that buyers have received. Domain 4.6. */
export async function seedCoupons(write: InsertRows, clock: Date): Promise<void> {
  const day = (days: number) => new Date(clock.getTime() + days * DAY_MS)
  await write(
    coupon,
    COUPON_PLANS.map((plan) => couponRow(plan, day)),
  )
  await write(
    entityText,
    COUPON_PLANS.map(({ name, en }) => ({
      entity: 'coupon',
      entityId: couponId(name),
      field: 'name',
      locale: 'en-US',
      text: en,
    })),
  )
  await write(
    userCoupon,
    USER_COUPONS.map(({ coupon: name, phone, organisation, state, daysAgo }) => ({
      id: demoId(`user-coupon/${name}/${phone}`),
      couponId: couponId(name),
      accountId: accountId(phone),
      organisationId: organisation ? organisationId(organisation) : null,
      seq: 1,
      state,
      validFrom: day(-daysAgo),
      validTo: day((COUPON_PLANS.find((plan) => plan.name === name)?.validDays ?? 0) - daysAgo),
      createdAt: day(-daysAgo),
    })),
  )
}

function couponRow(plan: CouponPlan, day: (days: number) => Date): Record<string, unknown> {
  const { name, zh, shop, classPath, takeDays, buyerKind = 0, offCents = 0, rateBps = 10_000 } = plan
  return {
    id: couponId(name),
    shopId: shop ? demoId(`shop/${shop}`) : null,
    siteId: shop ? null : demoId('site/main'),
    name: zh,
    kind: plan.kind,
    offCents,
    rateBps,
    minSpendCents: plan.minSpendCents,
    maxOffCents: plan.maxOffCents ?? null,
    total: plan.total,
    taken: USER_COUPONS.filter((taken) => taken.coupon === name).length,
    perUser: 1,
    scope: classPath ? 1 : 0,
    scopeIds: classPath ? [classId(classPath)] : [],
    buyerKind,
    takeFrom: day(takeDays[0]),
    takeTo: day(takeDays[1]),
    validDays: plan.validDays,
  }
}
