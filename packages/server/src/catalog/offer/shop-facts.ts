import type { DeliveryPolicy, ShopInfo } from '@mallwright/contract/catalog'
import { fen, yuanFromFen } from '@mallwright/contract/values'

import { areaName } from '../../address/area-tree.ts'
import type { Queryable } from '../../db/query.ts'
import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'
import type { FreightFees, FreightPlan } from '../../sale/freight.rules.ts'
import { readFreightPlans } from '../../sale/freight.store.ts'
import type { CatalogViewer } from '../catalog-viewer.ts'
import { findShop } from '../shop.store.ts'
import { shopHead } from '../shop.wire.ts'

/** A shop with its facts and its way of delivery. */
export async function shopInfo(
  client: Queryable,
  viewer: CatalogViewer,
  id: string,
): Promise<ShopInfo | Failed<'NOT_FOUND', undefined>> {
  const row = await findShop(client, viewer, id)
  if (!row) return fail('NOT_FOUND')
  const plans = await readFreightPlans(client, row.freightTemplateId === null ? [] : [row.freightTemplateId])
  const plan = plans.get(row.freightTemplateId ?? '')
  return { ...shopHead(row, viewer), ...(plan && { delivery: deliveryPolicy(plan) }) }
}

function deliveryPolicy(plan: FreightPlan): DeliveryPolicy {
  return {
    iChargeMode: plan.chargeMode,
    ...feesOf(plan),
    ruleList: plan.rules.map((rule) => ({
      ...feesOf(rule),
      areaList: rule.areaCodes.map(areaName),
      bDeliverable: !rule.isUndeliverable,
    })),
    freeList: plan.freeRules.map(({ areaCodes, minAmountCents, minQty }) => ({
      areaList: areaCodes.map(areaName),
      ...(minAmountCents !== null && { iMinAmount: yuanFromFen(fen(minAmountCents)) }),
      ...(minQty !== null && { iMinQty: minQty }),
    })),
  }
}

function feesOf({ firstUnit, firstFeeCents, nextUnit, nextFeeCents }: FreightFees) {
  return {
    iFirstUnit: firstUnit,
    iFirstFee: yuanFromFen(fen(firstFeeCents)),
    iNextUnit: nextUnit,
    iNextFee: yuanFromFen(fen(nextFeeCents)),
  }
}
