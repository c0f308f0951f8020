import { CART_INVALID, MAX_CART_LINES } from '@mallwright/contract/cart'
import type { CartAdjustment, CartOmission } from '@mallwright/contract/cart'

import type { Transaction } from '../db/database.ts'
import type { BuyerOwner } from '../sale/buyer-owner.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { orderableQty, unitPrice } from '../sale/price.rules.ts'
import { readSaleVariants } from '../sale/sale-variant.store.ts'
import type { SaleBuyer, SaleVariant } from '../sale/sale-variant.store.ts'
import { refusalOf } from './cart.rules.ts'
import { entriesBySku, entryWithProduct, putEntry, removeEntries, replaceVariant } from './cart.store.ts'

/** Variants that are put into a cart, in wire names as they came. */
export type AddedItems = readonly { readonly cSkuUuid: string; readonly iQty: number }[]

/** Who buys, and for which cart. */
export interface CartBuyer {
  readonly owner: BuyerOwner
  readonly buyer: SaleBuyer
}

type Refused = Failed<
  'CART_LINE_REFUSED',
  { readonly cField: string; readonly cSkuUuid: string; readonly iInvalidType: number }
>
type Full = Failed<'CART_FULL', { readonly cField: 'items'; readonly iMax: number }>

/** Puts variants into a cart; one that cannot be bought refuses all. Needs the lock. Domain 1.12-26. */
export async function addItems(
  client: Transaction,
  { owner, buyer }: CartBuyer,
  items: AddedItems,
): Promise<CartAdjustment[] | Refused | Full> {
  const variants = await variantsOf(client, buyer, items)
  for (const [index, { cSkuUuid }] of items.entries()) {
    const iInvalidType = refusalOf(variants.get(cSkuUuid))
    if (iInvalidType !== CART_INVALID.none)
      return fail('CART_LINE_REFUSED', { cField: `items.${index}.cSkuUuid`, cSkuUuid, iInvalidType })
  }
  const present = await entriesBySku(client, owner)
  const added = new Set(items.map(({ cSkuUuid }) => cSkuUuid))
  const total = present.size + [...added].filter((skuId) => !present.has(skuId)).length
  if (total > MAX_CART_LINES) return fail('CART_FULL', { cField: 'items', iMax: MAX_CART_LINES })
  const adjusted: CartAdjustment[] = []
  for (const skuId of added) {
    const wanted = (present.get(skuId)?.qty ?? 0) + quantityOf(items, skuId)
    adjusted.push(...(await putVariant(client, owner, { variant: soldVariant(variants, skuId), wanted })))
  }
  return adjusted
}

/** Adds a visitor's cart; what cannot be bought or has no room is left out. Needs the lock. Domain 1.12-25. */
export async function mergeItems(
  client: Transaction,
  { owner, buyer }: CartBuyer,
  items: AddedItems,
): Promise<{ readonly adjustedList: CartAdjustment[]; readonly omittedList: CartOmission[] }> {
  const variants = await variantsOf(client, buyer, items)
  const present = await entriesBySku(client, owner)
  const adjustedList: CartAdjustment[] = []
  const omittedList: CartOmission[] = []
  let lines = present.size
  for (const skuId of new Set(items.map(({ cSkuUuid }) => cSkuUuid))) {
    const variant = variants.get(skuId)
    const iInvalidType = refusalOf(variant)
    const own = present.get(skuId)
    if (iInvalidType !== CART_INVALID.none || (!own && lines >= MAX_CART_LINES)) {
      const { name = '', specText = '' } = variant ?? {}
      omittedList.push({ cSkuUuid: skuId, cProdName: name, cSpecText: specText, iInvalidType })
      continue
    }
    if (!own) lines += 1
    const wanted = (own?.qty ?? 0) + quantityOf(items, skuId)
    adjustedList.push(...(await putVariant(client, owner, { variant: soldVariant(variants, skuId), wanted })))
  }
  return { adjustedList, omittedList }
}

/** Changes quantity or variant of a line; a variant that has a line already takes this one's quantity in. Needs the lock. */
export async function changeLine(
  client: Transaction,
  { owner, buyer }: CartBuyer,
  change: { readonly id: string; readonly qty: number; readonly skuId: string | undefined },
): Promise<undefined | Refused | Failed<'CART_LINE_UNKNOWN', undefined>> {
  const line = await entryWithProduct(client, owner, change.id)
  if (!line) return fail('CART_LINE_UNKNOWN')
  const skuId = change.skuId ?? line.skuId
  const variant = (await readSaleVariants(client, buyer, [skuId])).get(skuId)
  const isOther = variant !== undefined && variant.productId !== line.productId
  const iInvalidType = isOther ? CART_INVALID.variantGone : refusalOf(variant)
  if (!variant || iInvalidType !== CART_INVALID.none) {
    const cField = change.skuId === undefined ? 'cCartUuid' : 'cSkuUuid'
    return fail('CART_LINE_REFUSED', { cField, cSkuUuid: skuId, iInvalidType })
  }
  const present = skuId === line.skuId ? undefined : (await entriesBySku(client, owner)).get(skuId)
  if (present) await removeEntries(client, owner, [line.id])
  const qty = orderableQty(variant, (present?.qty ?? 0) + change.qty, variant.available)
  const entry = { skuId, qty, snapshotCents: unitPrice(variant, qty).cents }
  if (skuId === line.skuId || present) {
    await putEntry(client, owner, { ...entry, isSelected: present ? true : line.isSelected })
  } else await replaceVariant(client, line.id, entry)
  return undefined
}

async function variantsOf(
  client: Transaction,
  buyer: SaleBuyer,
  items: AddedItems,
): Promise<ReadonlyMap<string, SaleVariant>> {
  return readSaleVariants(
    client,
    buyer,
    items.map(({ cSkuUuid }) => cSkuUuid),
  )
}

/** Sets a line to the quantity nearest to what is wanted; tells when it is another. */
async function putVariant(
  client: Transaction,
  owner: BuyerOwner,
  { variant, wanted }: { readonly variant: SaleVariant; readonly wanted: number },
): Promise<CartAdjustment[]> {
  const qty = orderableQty(variant, wanted, variant.available)
  const snapshotCents = unitPrice(variant, qty).cents
  await putEntry(client, owner, { skuId: variant.skuId, qty, isSelected: true, snapshotCents })
  return qty === wanted ? [] : [{ cSkuUuid: variant.skuId, cProdName: variant.name, iQty: qty }]
}

function quantityOf(items: AddedItems, skuId: string): number {
  return items.reduce((sum, { cSkuUuid, iQty }) => (cSkuUuid === skuId ? sum + iQty : sum), 0)
}

function soldVariant(variants: ReadonlyMap<string, SaleVariant>, skuId: string): SaleVariant {
  const variant = variants.get(skuId)
  if (!variant) throw new Error(`no variant ${skuId}`)
  return variant
}
