import type { Label } from '@mallwright/contract/values'
import { text } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'

import type { Shop } from '../../client/shop.ts'
import { couponApi } from './coupon-reader.ts'
import { couponKeys } from './coupon.queries.ts'

const RECEIVED: Label = { zh: '领取成功', en: 'It is yours' }

/** Receives a coupon, says what came of it, and gives whether the coupon is the caller's. */
export async function receiveCoupon(
  { send, feedback, queryClient }: Shop,
  couponId: string,
  requestId: string,
): Promise<boolean> {
  const answer = await couponApi(send).receiveCoupon({ body: { cCouponUuid: couponId, cRequestUuid: requestId } })
  // After a failure too: the coupon may be gone meanwhile.
  await queryClient.invalidateQueries({ queryKey: couponKeys.all() })
  feedback.toast(answer.ok ? text(RECEIVED) : errorText(new CallError(answer)))
  return answer.ok
}
