import { getClassTreeList, getShopInfo, readProduct, readShop, searchProductPage } from '@mallwright/contract/catalog'
import type { DeliveryPolicy as WireDelivery, ShopInfo } from '@mallwright/contract/catalog'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { fenFromYuan } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'
import type { ProductCard, ShopCard } from '@mallwright/contract/catalog'
import { CallError } from '@mallwright/shop-core/query'

import { readClass } from '../catalog/class-tree.ts'
import type { ClassNode } from '../catalog/class-tree.ts'
import type { ProductOrder } from '../catalog/product-filter.ts'

/** The endpoints of the shop's pages, loaded with them. */
const OPERATIONS = { getShopInfo, getClassTreeList, searchProductPage }

/** What deliveries cost: units are pieces or grams. */
export interface DeliveryFees {
  readonly firstUnit: number
  readonly firstFee: Fen
  readonly nextUnit: number
  readonly nextFee: Fen
}

/** How a shop delivers; areas are names. */
export interface DeliveryPolicy extends DeliveryFees {
  readonly isByWeight: boolean
  readonly rules: readonly (DeliveryFees & { readonly areas: readonly string[]; readonly isDeliverable: boolean })[]
  /** From an amount or a quantity on; without areas everywhere. */
  readonly free: readonly {
    readonly areas: readonly string[]
    readonly minAmount: Fen | undefined
    readonly minQuantity: number | undefined
  }[]
}

/** A shop with everything that its pages show. */
export interface ShopProfile extends ShopCard {
  readonly score: number
  readonly logisticsScore: number
  readonly serviceScore: number
  readonly intro: string
  readonly region: string
  readonly notice: string
  readonly bannerUrl: string
  /** `#rrggbb`; empty for the mall's. */
  readonly headColor: string
  readonly kind: 'operated' | 'enterprise' | 'team'
  /** The day since which it is open, `yyyy-MM-dd`. */
  readonly openedOn: string
  /** The day until which it rests, `yyyy-MM-dd`; empty while it does not. */
  readonly restUntil: string
  /** Empty for visitors and without one. */
  readonly licenceUrl: string
  readonly hasSpecialInvoices: boolean
  /** `undefined` when delivery is free. */
  readonly delivery: DeliveryPolicy | undefined
  readonly minOrder: Fen | undefined
  /** Days of after-sales; 0 without returns. */
  readonly afterSaleDays: number
  readonly followers: number
  readonly isFollowed: boolean
}

/** Reads the profile of a shop; `null` when there is none. Rejects with `CallError` when the call failed. */
export async function readShopProfile(send: Send, id: string): Promise<ShopProfile | null> {
  const answer = await createApi(OPERATIONS, send).getShopInfo({ body: { cShopUuid: id } })
  if (answer.ok) return profileOf(answer.data)
  if (answer.failure === 'NOT_FOUND' || answer.failure === 'EMPTY') return null
  throw new CallError(answer)
}

const KINDS = ['operated', 'enterprise', 'team'] as const

function profileOf(wire: ShopInfo): ShopProfile {
  return {
    ...readShop(wire),
    score: wire.iScore,
    logisticsScore: wire.iLogisticsScore,
    serviceScore: wire.iServiceScore,
    intro: wire.cIntro,
    region: wire.cRegion,
    notice: wire.cNotice,
    bannerUrl: wire.cBannerUrl,
    headColor: wire.cHeadColor,
    kind: KINDS[wire.iShopKind] ?? 'enterprise',
    openedOn: wire.dOpened.slice(0, 10),
    restUntil: wire.dRestUntil?.slice(0, 10) ?? '',
    licenceUrl: wire.cLicenceUrl ?? '',
    hasSpecialInvoices: wire.invoiceKinds.includes(2),
    delivery: wire.delivery && deliveryOf(wire.delivery),
    minOrder: wire.iMinOrderAmount === undefined ? undefined : fenFromYuan(wire.iMinOrderAmount),
    afterSaleDays: wire.iAfterSaleDays,
    followers: wire.iFollowCount,
    isFollowed: wire.bCollect,
  }
}

function deliveryOf(wire: WireDelivery): DeliveryPolicy {
  return {
    isByWeight: wire.iChargeMode === 2,
    ...feesOf(wire),
    rules: wire.ruleList.map((rule) => ({ ...feesOf(rule), areas: rule.areaList, isDeliverable: rule.bDeliverable })),
    free: wire.freeList.map(({ areaList, iMinAmount, iMinQty }) => ({
      areas: areaList,
      minAmount: iMinAmount === undefined ? undefined : fenFromYuan(iMinAmount),
      minQuantity: iMinQty,
    })),
  }
}

function feesOf(wire: Pick<WireDelivery, 'iFirstUnit' | 'iFirstFee' | 'iNextUnit' | 'iNextFee'>): DeliveryFees {
  return {
    firstUnit: wire.iFirstUnit,
    firstFee: fenFromYuan(wire.iFirstFee),
    nextUnit: wire.iNextUnit,
    nextFee: fenFromYuan(wire.iNextFee),
  }
}

/** The classes that a shop sells in, two levels. Rejects with `CallError`. */
export async function readShopClasses(send: Send, id: string): Promise<readonly ClassNode[]> {
  const answer = await createApi(OPERATIONS, send).getClassTreeList({ params: { id } })
  if (answer.ok) return twoLevels(answer.data.map(readClass))
  if (answer.failure === 'EMPTY') return []
  throw new CallError(answer)
}

/** Second and third level of a class tree; the first where it has none below. */
function twoLevels(classes: readonly ClassNode[]): readonly ClassNode[] {
  return classes.flatMap((one) => (one.children.some(({ children }) => children.length > 0) ? one.children : [one]))
}

/** The first products of a shop in an order. Rejects with `CallError`. */
export async function readShopShelf(
  send: Send,
  {
    shopId,
    order,
    count,
  }: { readonly shopId: string; readonly order: ProductOrder & ('sales' | 'new'); readonly count: number },
): Promise<readonly ProductCard[]> {
  const body = { cShopUuid: shopId, cOrderField: order, pageNumber: 1, pageSize: count }
  const answer = await createApi(OPERATIONS, send).searchProductPage({ body })
  if (answer.ok) return answer.data.results.map(readProduct)
  if (answer.failure === 'EMPTY') return []
  throw new CallError(answer)
}
