import { CallError } from '@mallwright/shop-core/query'
import { getClassTreeList, getShopInfo, readProduct, readShop, searchProductPage } from '@mallwright/contract/catalog'
import { createApi } from '@mallwright/contract/rpc'
import type { ProductClass, ShopCard } from '@mallwright/contract/catalog'
import type { Send } from '@mallwright/contract/rpc'
import type { ProductPage } from '@mallwright/modules/views'

/** The endpoints of the shop's page, loaded with it. */
const OPERATIONS = { getShopInfo, getClassTreeList, searchProductPage }

/** A shop with everything that its head shows. */
export interface ShopProfile extends ShopCard {
  readonly score: number
  readonly intro: string
  readonly region: string
  /** The day until which it rests, `yyyy-MM-dd`; empty while it does not. */
  readonly restUntil: string
}

/** A class that a shop sells in. */
export interface ShopClass {
  readonly id: string
  readonly name: string
}

/** Reads a shop's head; `null` when there is no such shop. Rejects with `CallError` when the gateway could not say. */
export async function readShopProfile(send: Send, id: string): Promise<ShopProfile | null> {
  const answer = await createApi(OPERATIONS, send).getShopInfo({ body: { cShopUuid: id } })
  if (answer.ok) {
    const { iScore, cIntro, cRegion, dRestUntil } = answer.data
    const restUntil = dRestUntil?.slice(0, 10) ?? ''
    return { ...readShop(answer.data), score: iScore, intro: cIntro, region: cRegion, restUntil }
  }
  if (answer.failure === 'NOT_FOUND' || answer.failure === 'EMPTY') return null
  throw new CallError(answer)
}

/** The classes that a shop sells in, the smallest ones, in display order. Rejects with `CallError`. */
export async function readShopClasses(send: Send, id: string): Promise<readonly ShopClass[]> {
  const answer = await createApi(OPERATIONS, send).getClassTreeList({ params: { id } })
  if (answer.ok) return leavesOf(answer.data)
  if (answer.failure === 'EMPTY') return []
  throw new CallError(answer)
}

/** A page of a shop's products, of one class or of all when it is empty. Rejects with `CallError`. */
export async function readShopProducts(
  send: Send,
  wanted: { readonly shopId: string; readonly classId: string },
  page: { readonly number: number; readonly size: number },
): Promise<ProductPage> {
  const answer = await createApi(OPERATIONS, send).searchProductPage({
    body: { cShopUuid: wanted.shopId, cClassUuid: wanted.classId, pageNumber: page.number, pageSize: page.size },
  })
  if (answer.ok) return { items: answer.data.results.map(readProduct), total: answer.data.iTotleSize }
  if (answer.failure === 'EMPTY') return { items: [], total: 0 }
  throw new CallError(answer)
}

function leavesOf(classes: readonly ProductClass[]): ShopClass[] {
  return classes.flatMap(({ cClassUuid, cClassName, children }) =>
    children.length > 0 ? leavesOf(children) : [{ id: cClassUuid, name: cClassName }],
  )
}
