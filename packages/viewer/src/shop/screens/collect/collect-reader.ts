import { readProduct } from '@mallwright/contract/catalog'
import type { ProductCard } from '@mallwright/contract/catalog'
import {
  clearFootPrint,
  deleteFootPrint,
  getCollectProdPage,
  getCollectShopPage,
  getFootPrintPage,
} from '@mallwright/contract/collect'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { fenFromYuan } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'

const OPERATIONS = { clearFootPrint, deleteFootPrint, getCollectProdPage, getCollectShopPage, getFootPrintPage }

/** Calls of collections and footprints. */
export function tracesApi(send: Send) {
  return createApi(OPERATIONS, send)
}

/** A page to read: its number from 1, and its size. */
interface PageAsked {
  readonly number: number
  readonly size: number
}

/** A collected product. */
export interface CollectedCard extends ProductCard {
  /** No longer sold. */
  readonly isInvalid: boolean
  readonly isInStock: boolean
  /** Less than when it was collected. */
  readonly priceDown: Fen | undefined
  /** The variant that goes into the cart without a choice. */
  readonly skuId: string | undefined
}

/** A page of the collected products, of one class or of all ('' ), with the classes that there are. Rejects with `CallError`. */
export async function readCollected(send: Send, classId: string, { number, size }: PageAsked) {
  const answer = await tracesApi(send).getCollectProdPage({
    body: { cClassUuid: classId, pageNumber: number, pageSize: size },
  })
  if (!answer.ok) throw new CallError(answer)
  return {
    items: answer.data.results.map((row): CollectedCard => ({
      ...readProduct(row),
      isInvalid: row.bInvalid,
      isInStock: row.bInStock,
      priceDown: row.iPriceDown === undefined ? undefined : fenFromYuan(row.iPriceDown),
      skuId: row.cSkuUuid,
    })),
    total: answer.data.iTotleSize,
    classes: answer.data.classList.map(({ cClassUuid, cClassName, iCount }) => ({
      id: cClassUuid,
      name: `${cClassName} ${iCount}`,
    })),
  }
}

/** A followed shop. */
export interface FollowedShop {
  readonly id: string
  readonly name: string
  readonly logoUrl: string
  readonly isOperated: boolean
  readonly isClosed: boolean
  readonly productCount: number
  readonly newCount: number
}

/** A page of the followed shops. Rejects with `CallError`. */
export async function readFollowed(send: Send, { number, size }: PageAsked) {
  const answer = await tracesApi(send).getCollectShopPage({ body: { pageNumber: number, pageSize: size } })
  if (!answer.ok) throw new CallError(answer)
  return {
    items: answer.data.results.map((row): FollowedShop => ({
      id: row.cShopUuid,
      name: row.cShopName,
      logoUrl: row.cPreviewUrl,
      isOperated: row.bOperated ?? false,
      isClosed: row.bClosed ?? false,
      productCount: row.iProdCount ?? 0,
      newCount: row.iNewCount,
    })),
    total: answer.data.iTotleSize,
  }
}

/** A product that was looked at on a day (`yyyy-MM-dd`). */
export interface FootprintCard extends ProductCard {
  readonly day: string
  readonly isInvalid: boolean
}

/** A page of the footprints from a day ('' for today) on backwards, with every day that has some. Rejects with `CallError`. */
export async function readFootprints(send: Send, day: string, { number, size }: PageAsked) {
  const answer = await tracesApi(send).getFootPrintPage({
    body: { dViewDate: day, pageNumber: number, pageSize: size },
  })
  if (!answer.ok) throw new CallError(answer)
  return {
    items: answer.data.results.map((row): FootprintCard => ({
      ...readProduct(row),
      day: row.dViewDate,
      isInvalid: row.bInvalid,
    })),
    total: answer.data.iTotleSize,
    days: answer.data.dayList,
  }
}
