import { SHOP_BASE } from '@mallwright/contract/link'
import { ENDPOINTS } from '@mallwright/contract/registry'

import type { Transaction } from '../db/database.ts'
import { labelsOf } from '../db/entity-names.store.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { ownerFor } from '../sale/buyer-owner.ts'
import type { BuyerOwner } from '../sale/buyer-owner.ts'
import { fail } from '../gateway/failures/failure.ts'
import { isSignedIn } from '../gateway/guard/caller.ts'
import type { Caller } from '../gateway/guard/caller.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import type { CurrentInstitution } from '../gateway/guard/institution.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import { wireTime } from '../gateway/wire-time.ts'
import { sendMessages } from '../message/message.store.ts'
import { countCoupons, countReceived, findCoupon, giveCoupon, lockReceipt, myCoupons } from './coupon.store.ts'
import { COUNTED_STATES, wireMyCoupon } from './coupon.wire.ts'
import type { BuyerKind } from './coupon.wire.ts'
import { receivableList } from './receivable-list.ts'

const endpoints = ENDPOINTS.coupon

/** Registers the handlers of the coupon area. */
export function couponRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.getReceivableList, async ({ body, caller, site, locale }) => {
    const of = { shopId: body.cShopUuid, productCode: body.cProdCode }
    const reader = { siteId: (await site()).id, locale, accountId: caller.accountId, kind: kindOfCaller(caller) }
    return { results: await receivableList(database.pool, reader, of) }
  })
  handle(context, endpoints.receiveCoupon, async (call) => {
    const { body, caller, site } = call
    const siteId = (await site()).id
    const institution = caller.institution
    const owner = ownerFor(caller.accountId, institution)
    return runIdempotent(database, idempotencyKey(endpoints.receiveCoupon, call), {
      lock: (client) => lockReceipt(client, owner),
      work: (client) => receive(client, owner, { siteId, couponId: body.cCouponUuid, kind: kindOf(institution) }),
    })
  })
  handle(context, endpoints.getMyCouponPage, async ({ body, caller, locale }) => {
    const owner = ownerFor(caller.accountId, caller.institution)
    const page = { number: body.pageNumber, size: body.pageSize }
    const found = await myCoupons(database.pool, { ...owner, locale }, { state: body.iCouponState, page })
    const counts = await countCoupons(database.pool, owner)
    const countOf = (state: number) => counts.find((row) => row.state === state)?.total ?? 0
    return {
      results: found.map(wireMyCoupon),
      iTotleSize: countOf(body.iCouponState),
      countList: COUNTED_STATES.map((state) => ({ iCouponState: state, iCount: countOf(state) })),
    }
  })
}

/** Decides once more under the lock of the account; what is left is taken by one conditional statement. */
async function receive(
  client: Transaction,
  owner: BuyerOwner,
  asked: { readonly siteId: string; readonly couponId: string; readonly kind: BuyerKind },
) {
  const coupon = await findCoupon(client, asked.siteId, asked.couponId)
  if (!coupon) return fail('COUPON_UNKNOWN')
  if (!coupon.isOpen) return fail('COUPON_CLOSED')
  if (coupon.buyerKind !== 0 && coupon.buyerKind !== asked.kind) return fail('COUPON_OTHER_BUYERS')
  const received = await countReceived(client, owner.accountId, coupon.id)
  if (received >= coupon.perUser) return fail('COUPON_LIMIT', { iPerUser: coupon.perUser })
  const given = await giveCoupon(client, owner, { couponId: coupon.id, seq: received + 1 })
  if (!given) return fail('COUPONS_TAKEN')
  const until = wireTime(given.validTo)
  const labelOf = await labelsOf(client, 'coupon', [coupon])
  await sendMessages(client, [
    {
      accountId: owner.accountId,
      code: 'coupon.received',
      parameters: { coupon: labelOf(coupon), until: until.slice(0, 16) },
      link: `${SHOP_BASE}/UserCenter/coupon`,
    },
  ])
  return { cUserCouponUuid: given.id, dValidTo: until }
}

function kindOfCaller(caller: Caller): BuyerKind | undefined {
  return isSignedIn(caller) ? kindOf(caller.institution) : undefined
}

function kindOf(institution: CurrentInstitution | undefined): BuyerKind {
  if (!institution || institution.isStopped) return 0
  return institution.kind === 'enterprise' ? 1 : 2
}
