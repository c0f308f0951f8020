import type { Cart } from '@mallwright/contract/cart'
import { ENDPOINTS } from '@mallwright/contract/registry'
import type { Endpoint } from '@mallwright/contract/rpc'

import { catalogViewerOf } from '../catalog/catalog-viewer.ts'
import { collectProducts } from '../collect/collect.store.ts'
import { inTransaction } from '../db/database.ts'
import type { Transaction } from '../db/database.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { currentOwner } from '../sale/buyer-owner.ts'
import { Failed } from '../gateway/failures/failure.ts'
import type { AnyFailed } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import type { HandlerContext } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import { notifyAccount } from '../message/message.store.ts'
import { addItems, changeLine, mergeItems } from './change-cart.ts'
import type { CartBuyer } from './change-cart.ts'
import { countCart, lockCart, productCodesOf, removeEntries, selectEntries } from './cart.store.ts'
import { readCart, showEntries } from './read-cart.ts'

const endpoints = ENDPOINTS.cart

/** Registers the handlers of the cart area. */
export function cartRoutes(context: AppContext): void {
  readRoutes(context)
  additionRoutes(context)
  changeRoutes(context)
}

function readRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.getCartList, async (call) => cartAnswer(context, call, await cartBuyer(context, call)))
  handle(context, endpoints.getCartCount, async (call) => {
    const { owner, buyer } = await cartBuyer(context, call)
    return { iCount: await countCart(database.pool, owner, buyer.siteId) }
  })
  handle(context, endpoints.getCartPreview, async ({ body, caller, site, locale }) => {
    const entries = body.items.map(({ cSkuUuid, iQty, bSelected }) => ({
      id: cSkuUuid,
      skuId: cSkuUuid,
      qty: iQty,
      isSelected: bSelected,
      snapshotCents: null,
    }))
    const viewer = catalogViewerOf(await site(), caller, locale)
    return showEntries(database.pool, entries, { viewer, organisationId: null, areaCode: '' })
  })
}

function additionRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.addCart, async (call) => {
    const cart = await cartBuyer(context, call)
    return runIdempotent(database, idempotencyKey(endpoints.addCart, call), {
      lock: (client) => lockCart(client, cart.owner),
      work: async (client) => {
        const adjustedList = await addItems(client, cart, call.body.items)
        if (adjustedList instanceof Failed) return adjustedList
        return { iCount: await changedCount(client, cart), adjustedList }
      },
    })
  })
  handle(context, endpoints.mergeCart, async (call) => {
    const cart = await cartBuyer(context, call)
    return runIdempotent(database, idempotencyKey(endpoints.mergeCart, call), {
      lock: (client) => lockCart(client, cart.owner),
      work: async (client) => {
        const merged = await mergeItems(client, cart, call.body.items)
        return { iCount: await changedCount(client, cart), ...merged }
      },
    })
  })
}

function changeRoutes(context: AppContext): void {
  handle(context, endpoints.updateCart, async (call) => {
    const { cCartUuid, iQty, cSkuUuid } = call.body
    return changeCart(context, call, (client, cart) =>
      changeLine(client, cart, { id: cCartUuid, qty: iQty, skuId: cSkuUuid }),
    )
  })
  handle(context, endpoints.selectCart, async (call) => {
    const { cartUuids, bSelected } = call.body
    return changeCart(context, call, (client, { owner }) =>
      selectEntries(client, owner, { ids: cartUuids, isSelected: bSelected }),
    )
  })
  handle(context, endpoints.deleteCart, async (call) =>
    changeCart(context, call, (client, { owner }) => removeEntries(client, owner, call.body.cartUuids)),
  )
  handle(context, endpoints.moveToCollect, async (call) =>
    changeCart(context, call, async (client, { owner, buyer }) => {
      const codes = await productCodesOf(client, owner, call.body.cartUuids)
      const refused = await collectProducts(client, { accountId: owner.accountId, siteId: buyer.siteId }, codes)
      if (refused) return refused
      return removeEntries(client, owner, call.body.cartUuids)
    }),
  )
}

type AccountCall = Pick<HandlerContext<Endpoint & { readonly gate: 'login' }>, 'caller' | 'site' | 'locale'>

async function cartBuyer({ database }: AppContext, { caller, site, locale }: AccountCall): Promise<CartBuyer> {
  const owner = await currentOwner(database.pool, caller.accountId)
  return { owner, buyer: { siteId: (await site()).id, organisationId: owner.organisationId, locale } }
}

/** Runs a change of a cart alone; answers with its failure, or with the cart after it. */
async function changeCart<Outcome>(
  context: AppContext,
  call: AccountCall,
  change: (client: Transaction, cart: CartBuyer) => Promise<Outcome>,
): Promise<Cart | Extract<Outcome, AnyFailed>> {
  const cart = await cartBuyer(context, call)
  const outcome = await inTransaction(context.database, async (client) => {
    await lockCart(client, cart.owner)
    const done = await change(client, cart)
    if (!(done instanceof Failed)) await notifyAccount(client, cart.owner.accountId, 'cart')
    return done
  })
  if (outcome instanceof Failed) return outcome as Extract<Outcome, AnyFailed>
  return cartAnswer(context, call, cart)
}

async function cartAnswer({ database }: AppContext, { caller, site, locale }: AccountCall, { owner }: CartBuyer) {
  return readCart(database.pool, owner, catalogViewerOf(await site(), caller, locale))
}

/** The number of lines after a change, of which open shops are told. */
async function changedCount(client: Transaction, { owner, buyer }: CartBuyer): Promise<number> {
  await notifyAccount(client, owner.accountId, 'cart')
  return countCart(client, owner, buyer.siteId)
}
