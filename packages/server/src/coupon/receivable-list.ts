import type { ReceivableCoupon } from '@mallwright/contract/coupon'

import type { Queryable } from '../db/query.ts'
import { covers } from '../sale/coupon.rules.ts'
import type { SaleBuyer } from '../sale/sale-variant.store.ts'
import { couponLineOf, receivableCoupons } from './coupon.store.ts'
import { wireReceivable } from './coupon.wire.ts'
import type { BuyerKind } from './coupon.wire.ts'

/** Who looks for coupons; a visitor has neither account nor kind. */
interface CouponReader extends Pick<SaleBuyer, 'siteId' | 'locale'> {
  readonly accountId: string | null
  readonly kind: BuyerKind | undefined
}

/** The coupons that can be received now, in wire names: of a shop, for a product, or with two empty texts all. */
export async function receivableList(
  client: Queryable,
  { kind, ...reader }: CouponReader,
  { shopId, productCode }: { readonly shopId: string; readonly productCode: string },
): Promise<ReceivableCoupon[]> {
  const found = await receivableCoupons(client, reader, { accountId: reader.accountId, shopId })
  const line = productCode === '' ? undefined : await couponLineOf(client, productCode)
  if (productCode !== '' && !line) return []
  return found.filter((row) => !line || covers(row, line)).map((row) => wireReceivable(row, kind))
}
