import type { AfterSaleEvent } from '@mallwright/contract/after-sale'
import { ENDPOINTS } from '@mallwright/contract/registry'

import type { Transaction } from '../../db/database.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { DONE, fail, Failed } from '../../gateway/failures/failure.ts'
import type { AccountCaller } from '../../gateway/guard/caller.ts'
import { handle } from '../../gateway/handle.ts'
import { runIdempotent } from '../../gateway/idempotency.store.ts'
import { idempotencyKey } from '../../gateway/site-access.ts'
import { lockBuyer } from '../../order/checkout/checkout.store.ts'
import { EXPRESS_COMPANIES } from '../../order/shipping/express.data.ts'
import { isManaged } from '../../order/shop-manage/managed-shop.store.ts'
import { findAfterSale } from '../book/after-sale-row.store.ts'
import { allowsEvent } from '../book/move-after-sale.store.ts'
import { lockCase } from '../change/case-lock.ts'
import type { LockedCase } from '../change/case-lock.ts'
import { changeAfterSale } from '../change/change-after-sale.ts'
import type { AfterSaleInput } from '../change/change-after-sale.ts'
import { readAfterSaleParts, setParcel } from '../read/after-sale-detail.store.ts'
import { contextsOf, listShopAfterSales } from '../read/after-sale-list.store.ts'
import { shopAfterSaleOps } from '../read/after-sale-ops.rules.ts'
import { wireAfterSaleDetail } from '../read/after-sale.wire.ts'

const endpoints = ENDPOINTS.afterSale

/** Registers the handlers by which a shop answers after-sales. Domain 2.4, sheet 60. */
export function shopAfterSaleRoutes(context: AppContext): void {
  const { pool } = context.database
  handle(context, endpoints.getShopAfterSalePage, async ({ body, caller, locale }) => {
    if (!(await isManaged(pool, caller, body.cShopUuid))) return fail('EMPTY')
    const page = { number: body.pageNumber, size: body.pageSize }
    const found = await listShopAfterSales(pool, { shopId: body.cShopUuid, tab: body.iTab, page })
    const parts = await readAfterSaleParts(pool, found.rows)
    const contexts = await contextsOf(pool, locale, found.rows)
    return {
      results: found.rows.flatMap((row) => {
        const [own, item] = [contexts.get(row.id), parts.items.find(({ id }) => id === row.orderItemId)]
        if (!own || !item) return []
        const detail = wireAfterSaleDetail({ row, context: own, item, locale }, parts)
        return [{ ...detail, opList: [], cBuyerName: own.buyerName, shopOpList: shopAfterSaleOps(row) }]
      }),
      iTotleSize: found.total,
    }
  })
  answerRoutes(context)
  goodsRoutes(context)
  exchangeRoutes(context)
}

type Asked = { readonly cAfterSaleNo: string; readonly iVersion: number }

/** An after-sale of a shop that the caller manages, locked, as they have seen it. */
async function lockManaged(client: Transaction, caller: AccountCaller, { cAfterSaleNo, iVersion }: Asked) {
  await lockBuyer(client, caller)
  const found = await findAfterSale(client, cAfterSaleNo)
  const locked = found && (await lockCase(client, found.id))
  if (!locked) return fail('AFTER_SALE_UNKNOWN')
  if (!(await isManaged(client, caller, locked.order.shopId))) return fail('EMPTY')
  return locked.row.version === iVersion ? locked : fail('AFTER_SALE_CHANGED')
}

/** Makes the one of the changes that the after-sale allows; those that move stock are told when it runs short. */
async function answer(
  client: Transaction,
  locked: LockedCase,
  events: readonly AfterSaleEvent[],
  input: AfterSaleInput,
) {
  const event = events.find((one) => allowsEvent(locked.row, one))
  if (!event) return fail('AFTER_SALE_CHANGED')
  const moved = await changeAfterSale(client, locked, event, input)
  return moved instanceof Failed ? fail('AFTER_SALE_CHANGED') : DONE
}

function answerRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.agreeAfterSale, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.agreeAfterSale, { body, caller, payload }), {
      lock: (client) => lockManaged(client, caller, body),
      work: async (client, locked) => {
        if (locked instanceof Failed) return locked
        const { returnAddress, cRemark: text } = body
        if (allowsEvent(locked.row, 'agreeReturn') && !returnAddress)
          return fail('RETURN_ADDRESS_NEEDED', { cField: 'returnAddress' })
        const changes = {
          sellerNote: text,
          ...(returnAddress && {
            returnAddress: {
              receiverName: returnAddress.cReceiver,
              phone: returnAddress.cMobilePhone,
              detail: returnAddress.cAddress,
            },
          }),
        }
        return answer(client, locked, ['agreeRefund', 'agreeReturn'], {
          changes,
          by: { accountId: caller.accountId, text },
        })
      },
    }),
  )
  handle(context, endpoints.refuseAfterSale, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.refuseAfterSale, { body, caller, payload }), {
      lock: (client) => lockManaged(client, caller, body),
      work: async (client, locked) => {
        if (locked instanceof Failed) return locked
        const by = { accountId: caller.accountId, text: body.cReason }
        return answer(client, locked, ['refuse'], { changes: { rejectReason: body.cReason }, by })
      },
    }),
  )
}

function goodsRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.receiveReturnedGoods, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.receiveReturnedGoods, { body, caller, payload }), {
      lock: (client) => lockManaged(client, caller, body),
      work: async (client, locked) => {
        if (locked instanceof Failed) return locked
        const by = { accountId: caller.accountId, text: body.cRemark }
        return answer(client, locked, ['takeBack', 'takeForExchange'], { isResaleable: body.bResaleable, by })
      },
    }),
  )
  handle(context, endpoints.refuseReturnedGoods, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.refuseReturnedGoods, { body, caller, payload }), {
      lock: (client) => lockManaged(client, caller, body),
      work: async (client, locked) => {
        if (locked instanceof Failed) return locked
        const by = { accountId: caller.accountId, text: body.cReason }
        return answer(client, locked, ['refuseGoods'], { changes: { rejectReason: body.cReason }, by })
      },
    }),
  )
}

function exchangeRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.shipExchange, async ({ body, caller, payload }) => {
    const company = EXPRESS_COMPANIES.find(({ code }) => code === body.cExpressCode)
    if (!company) return fail('EXPRESS_UNKNOWN', { cField: 'cExpressCode' })
    return runIdempotent(database, idempotencyKey(endpoints.shipExchange, { body, caller, payload }), {
      lock: (client) => lockManaged(client, caller, body),
      work: async (client, locked) => {
        if (locked instanceof Failed) return locked
        const by = { accountId: caller.accountId, text: `${company.zh} ${body.cExpressNo}` }
        const moved = await changeAfterSale(client, locked, 'sendExchange', { by })
        if (moved instanceof Failed) return moved
        await setParcel(client, {
          afterSaleId: moved.id,
          direction: 2,
          expressCode: company.code,
          expressName: company.zh,
          expressNo: body.cExpressNo,
        })
        return DONE
      },
    })
  })
  handle(context, endpoints.offerExchangeRefund, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.offerExchangeRefund, { body, caller, payload }), {
      lock: (client) => lockManaged(client, caller, body),
      work: async (client, locked) => {
        if (locked instanceof Failed) return locked
        const changes = { isRefundOffered: true, sellerNote: body.cReason }
        return answer(client, locked, ['offerRefund'], {
          changes,
          by: { accountId: caller.accountId, text: body.cReason },
        })
      },
    }),
  )
}
