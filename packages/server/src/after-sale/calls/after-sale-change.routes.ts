import type { AfterSaleEvent, AfterSaleType } from '@mallwright/contract/after-sale'
import { ENDPOINTS } from '@mallwright/contract/registry'

import type { Transaction } from '../../db/database.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { DONE, fail, Failed } from '../../gateway/failures/failure.ts'
import type { AccountCaller } from '../../gateway/guard/caller.ts'
import { handle } from '../../gateway/handle.ts'
import { runIdempotent } from '../../gateway/idempotency.store.ts'
import { idempotencyKey } from '../../gateway/site-access.ts'
import { findOwnOrder, lockOrder } from '../../order/change/order-row.store.ts'
import { lockBuyer } from '../../order/checkout/checkout.store.ts'
import { EXPRESS_COMPANIES } from '../../order/shipping/express.data.ts'
import { allowsEvent } from '../book/move-after-sale.store.ts'
import { applyAfterSales } from '../change/apply-after-sale.store.ts'
import { caseLines } from '../change/case-lines.ts'
import { exchangeWorth, unshippedNow } from '../change/case-units.ts'
import { lockCase } from '../change/case-lock.ts'
import type { LockedCase } from '../change/case-lock.ts'
import { changeAfterSale } from '../change/change-after-sale.ts'
import type { AfterSaleInput } from '../change/change-after-sale.ts'
import { judgeApplication, ownPictures } from '../change/judge-application.ts'
import { setParcel } from '../read/after-sale-detail.store.ts'
import { findOwnAfterSale } from './after-sale-reading.routes.ts'

const endpoints = ENDPOINTS.afterSale

/** Registers the handlers by which a buyer asks for after-sales and goes on with them. Domain sheets 34, 39 and 55. */
export function afterSaleChangeRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.saveAfterSale, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.saveAfterSale, { body, caller, payload }), {
      lock: (client) => lockBuyer(client, caller),
      work: async (client) => {
        const own = await findOwnOrder(client, caller.accountId, body.cOrderNo)
        const order = own && (await lockOrder(client, own.id))
        if (!order) return fail('ORDER_UNKNOWN')
        const added = await applyAfterSales(client, order, body)
        return added instanceof Failed ? added : { afterSaleNos: added.map(({ afterSaleNo }) => afterSaleNo) }
      },
    }),
  )
  editRoute(context)
  sendBackRoute(context)
  platformRoute(context)
  simpleRoutes(context)
}

/** An own after-sale with what its changes touch, locked after its buyer. */
export async function lockOwnCase(
  client: Transaction,
  caller: AccountCaller,
  afterSaleNo: string,
): Promise<LockedCase | undefined> {
  await lockBuyer(client, caller)
  const own = await findOwnAfterSale(client, caller.accountId, afterSaleNo)
  return own && lockCase(client, own.id)
}

/** Makes a change that cannot run short of stock. */
async function changed(client: Transaction, locked: LockedCase, event: AfterSaleEvent, input: AfterSaleInput) {
  const moved = await changeAfterSale(client, locked, event, input)
  return moved instanceof Failed ? fail('AFTER_SALE_CHANGED') : DONE
}

function simpleRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.cancelAfterSale, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.cancelAfterSale, { body, caller, payload }), {
      lock: (client) => lockOwnCase(client, caller, body.cAfterSaleNo),
      work: async (client, locked) =>
        locked
          ? changed(client, locked, 'withdraw', { by: { accountId: caller.accountId } })
          : fail('AFTER_SALE_UNKNOWN'),
    }),
  )
  handle(context, endpoints.confirmExchange, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.confirmExchange, { body, caller, payload }), {
      lock: (client) => lockOwnCase(client, caller, body.cAfterSaleNo),
      work: async (client, locked) =>
        locked
          ? changed(client, locked, 'confirmExchange', { by: { accountId: caller.accountId } })
          : fail('AFTER_SALE_UNKNOWN'),
    }),
  )
  handle(context, endpoints.acceptExchangeRefund, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.acceptExchangeRefund, { body, caller, payload }), {
      lock: (client) => lockOwnCase(client, caller, body.cAfterSaleNo),
      work: async (client, locked) => {
        if (!locked) return fail('AFTER_SALE_UNKNOWN')
        const amountCents = await exchangeWorth(client, locked)
        if (!locked.row.isRefundOffered || amountCents === 0) return fail('AFTER_SALE_CHANGED')
        const changes = { type: 2, amountCents }
        return changed(client, locked, 'acceptRefund', { changes, by: { accountId: caller.accountId } })
      },
    }),
  )
}

function editRoute(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.updateAfterSale, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.updateAfterSale, { body, caller, payload }), {
      lock: (client) => lockOwnCase(client, caller, body.cAfterSaleNo),
      work: async (client, locked) => {
        if (!locked) return fail('AFTER_SALE_UNKNOWN')
        const { order, row } = locked
        if (!allowsEvent(row, 'edit')) return fail('AFTER_SALE_CHANGED')
        const lines = await caseLines(client, order.id, row)
        const line = lines.find(({ item }) => item.id === row.orderItemId)
        if (!line) throw new Error(`the line of after-sale ${row.afterSaleNo} is missing`)
        const exchangeSkuId = body.cExchangeSkuUuid ?? row.exchangeSkuId ?? undefined
        const asked = [{ line, qty: row.qty, exchangeSkuId }]
        const money = await judgeApplication(client, { order, lines, asked, application: body, edited: row })
        if (money instanceof Failed) return money
        const changes = {
          amountCents: money.amounts[0] ?? 0,
          freightCents: money.freightCents,
          reasonCode: body.cReasonCode,
          description: body.cDescription,
          phone: body.cMobilePhone || row.phone,
          unshippedQty: await unshippedNow(client, locked),
          rejectReason: '',
          ...((body.iAfterSaleType as AfterSaleType) === 3 && { exchangeSkuId: exchangeSkuId ?? null }),
        }
        const by = { accountId: caller.accountId, text: body.cDescription, fileIds: money.fileIds }
        return changed(client, locked, 'edit', { changes, by })
      },
    }),
  )
}

function sendBackRoute(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.saveReturnShipment, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.saveReturnShipment, { body, caller, payload }), {
      lock: (client) => lockOwnCase(client, caller, body.cAfterSaleNo),
      work: async (client, locked) => {
        if (!locked) return fail('AFTER_SALE_UNKNOWN')
        const company = EXPRESS_COMPANIES.find(({ code }) => code === body.cExpressCode)
        if (!company) return fail('EXPRESS_UNKNOWN', { cField: 'cExpressCode' })
        const fileIds = await ownPictures(client, caller.accountId, body.docIds)
        if (fileIds instanceof Failed) return fileIds
        const by = { accountId: caller.accountId, text: `${company.zh} ${body.cExpressNo}`, fileIds }
        const done = await changed(client, locked, 'sendBack', { by })
        if (done instanceof Failed) return done
        await setParcel(client, {
          afterSaleId: locked.row.id,
          direction: 1,
          expressCode: company.code,
          expressName: company.zh,
          expressNo: body.cExpressNo,
          phone: body.cMobilePhone || locked.row.phone,
        })
        return done
      },
    }),
  )
}

function platformRoute(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.applyPlatform, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.applyPlatform, { body, caller, payload }), {
      lock: (client) => lockOwnCase(client, caller, body.cAfterSaleNo),
      work: async (client, locked) => {
        if (!locked) return fail('AFTER_SALE_UNKNOWN')
        const fileIds = await ownPictures(client, caller.accountId, body.docIds)
        if (fileIds instanceof Failed) return fileIds
        const changes = { unshippedQty: await unshippedNow(client, locked) }
        const by = { accountId: caller.accountId, text: body.cRemark, fileIds }
        return changed(client, locked, 'applyPlatform', { changes, by })
      },
    }),
  )
}
