import type { getFreightQuote } from '@mallwright/contract/catalog'
import type { AnswerDataOf } from '@mallwright/contract/rpc'
import { fen, yuanFromFen } from '@mallwright/contract/values'

import { areaNames } from '../../address/area-tree.ts'
import type { Queryable } from '../../db/query.ts'
import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'
import { freightOf, missingForFree } from '../../sale/freight.rules.ts'
import type { FreightPlan, Parcel } from '../../sale/freight.rules.ts'
import { readFreightPlans } from '../../sale/freight.store.ts'
import { unitPrice } from '../../sale/price.rules.ts'
import { BY_ENQUIRY } from '../product.wire.ts'
import { readSaleVariants } from '../../sale/sale-variant.store.ts'
import type { SaleBuyer, SaleVariant } from '../../sale/sale-variant.store.ts'

/** A variant with its quantity. */
export interface QuotedLine {
  readonly skuId: string
  readonly qty: number
}

type FreightQuote = AnswerDataOf<typeof getFreightQuote>

/** What is delivered together: of one shop by one plan. */
interface QuotedParcel extends Parcel {
  readonly shopId: string
  readonly planId: string
}

/**
 * Freight of lines to a district. Where prices are hidden or by enquiry it has no fees: whether delivery is free tells what goods cost.
 */
export async function freightQuote(
  client: Queryable,
  buyer: SaleBuyer,
  query: { readonly areaCode: string; readonly lines: readonly QuotedLine[]; readonly seesPrices: boolean },
): Promise<FreightQuote | Failed<'AREA_UNKNOWN', { readonly cField: 'cAreaCode' }> | Failed<'SKU_UNKNOWN', undefined>> {
  const { areaCode, lines } = query
  if (!areaNames(areaCode)) return fail('AREA_UNKNOWN', { cField: 'cAreaCode' })
  const variants = await readSaleVariants(
    client,
    buyer,
    lines.map(({ skuId }) => skuId),
  )
  const bought: readonly BoughtLine[] = lines.flatMap(({ skuId, qty }) => {
    const variant = variants.get(skuId)
    return variant ? [{ qty, variant }] : []
  })
  if (bought.length < lines.length) return fail('SKU_UNKNOWN')
  const seesPrices = query.seesPrices && bought.every(({ variant }) => variant.priceMode !== BY_ENQUIRY)
  const parcels = parcelsOf(bought)
  const plans = await readFreightPlans(
    client,
    parcels.map(({ planId }) => planId).filter((id) => id !== ''),
  )
  const shops = [...new Set(parcels.map(({ shopId }) => shopId))].map((shopId) =>
    quoteShop(
      parcels.filter((parcel) => parcel.shopId === shopId),
      { plans, areaCode },
    ),
  )
  const fees = shops.map(({ cents }) => cents)
  const isDeliverable = fees.every((cents) => cents !== undefined)
  const total = fees.reduce<number>((sum, cents = 0) => sum + cents, 0)
  return {
    bDeliverable: isDeliverable,
    ...(isDeliverable && seesPrices && { iFreight: yuanFromFen(fen(total)) }),
    iShipDays: Math.max(...bought.map(({ variant }) => variant.shipDays)),
    results: shops.map(({ shopId, cents, missing }) => ({
      cShopUuid: shopId,
      bDeliverable: cents !== undefined,
      ...(seesPrices && cents !== undefined && { iFreight: yuanFromFen(fen(cents)) }),
      ...(seesPrices && cents !== undefined && missing !== undefined && { iMissing: yuanFromFen(fen(missing)) }),
    })),
  }
}

interface BoughtLine {
  readonly qty: number
  readonly variant: SaleVariant
}

function parcelsOf(lines: readonly BoughtLine[]): readonly QuotedParcel[] {
  const parcels = new Map<string, QuotedParcel>()
  for (const { qty, variant } of lines) {
    const planId = variant.freightTemplateId ?? ''
    const key = `${variant.shopId} ${planId}`
    const before = parcels.get(key) ?? { shopId: variant.shopId, planId, qty: 0, grams: 0, goodsCents: 0 }
    parcels.set(key, {
      ...before,
      qty: before.qty + qty,
      grams: before.grams + qty * variant.weightGrams,
      goodsCents: before.goodsCents + qty * unitPrice(variant, qty).cents,
    })
  }
  return [...parcels.values()]
}

/** Fee of a shop's parcels; `undefined` when one of them is not delivered there. */
function quoteShop(
  parcels: readonly QuotedParcel[],
  { plans, areaCode }: { readonly plans: ReadonlyMap<string, FreightPlan>; readonly areaCode: string },
): { readonly shopId: string; readonly cents: number | undefined; readonly missing: number | undefined } {
  const fees = parcels.map((parcel) => freightOf(plans.get(parcel.planId), parcel, areaCode))
  const cents = fees.reduce<number | undefined>(
    (sum, fee) => (sum === undefined || fee === 'undeliverable' ? undefined : sum + fee),
    0,
  )
  const [first] = parcels
  const missing = first && missingForFree(plans.get(first.planId), first.goodsCents)
  // Of one parcel: the amounts of several plans do not add up.
  const isCharged = parcels.length === 1 && cents !== undefined && cents > 0
  return { shopId: first?.shopId ?? '', cents, missing: isCharged ? missing || undefined : undefined }
}
