import { AFTER_SALE_STATE_NAMES, AFTER_SALE_TYPE_NAMES } from '@mallwright/contract/after-sale'
import type { AfterSaleEvent, AfterSaleState, AfterSaleType } from '@mallwright/contract/after-sale'
import { AFTER_SALE_DECISIONS } from '@mallwright/contract/operator'
import type { DeskAfterSale } from '@mallwright/contract/operator'
import { ENDPOINTS } from '@mallwright/contract/registry'
import { fen, translate, yuanFromFen } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'

import { afterSalesByIds, findAfterSale } from '../../after-sale/book/after-sale-row.store.ts'
import { allowsEvent } from '../../after-sale/book/move-after-sale.store.ts'
import { changeAfterSale } from '../../after-sale/change/change-after-sale.ts'
import { exchangeWorth } from '../../after-sale/change/case-units.ts'
import { lockCase } from '../../after-sale/change/case-lock.ts'
import { readAfterSaleParts } from '../../after-sale/read/after-sale-detail.store.ts'
import type { AfterSaleParts } from '../../after-sale/read/after-sale-detail.store.ts'
import { reasonName, wireAfterSaleLog } from '../../after-sale/read/after-sale.wire.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { handle } from '../../gateway/handle.ts'
import { wireTime } from '../../gateway/wire-time.ts'
import { maskPhone } from '../../personal-data/mask.ts'
import { recorded } from '../account-desk.routes.ts'
import { deskFilter, deskPage } from '../desk-filter.ts'
import { refuseOtherOperators } from '../operator-scope.store.ts'
import { listDeskAfterSales } from './desk-after-sale.store.ts'
import type { DeskAfterSaleRow } from './desk-after-sale.store.ts'

const endpoints = ENDPOINTS.operator

const EVENTS: Readonly<Record<number, AfterSaleEvent>> = {
  [AFTER_SALE_DECISIONS.refund]: 'decideRefund',
  [AFTER_SALE_DECISIONS.sendBack]: 'decideReturn',
  [AFTER_SALE_DECISIONS.forShop]: 'decideShop',
}

/** Registers the handlers by which the mall's operators see after-sales and decide on those that buyers have brought to them. */
export function afterSaleDeskRoutes(context: AppContext): void {
  const { pool } = context.database
  handle(context, endpoints.getDeskAfterSalePage, async ({ body, caller, locale }) => {
    const refused = await refuseOtherOperators(pool, caller.accountId)
    if (refused) return refused
    const found = await listDeskAfterSales(pool, { ...deskFilter(body), state: body.iAfterSaleState }, locale)
    const ids = found.map(({ id }) => id)
    const parts = await readAfterSaleParts(pool, await afterSalesByIds(pool, ids))
    return deskPage(found, (row) => wireDeskAfterSale(row, parts, locale))
  })
  handle(context, endpoints.decideAfterSale, async ({ body, caller }) => {
    const { cAfterSaleNo: no, iDecision, bShopFault, cReason: reason } = body
    const event = EVENTS[iDecision] ?? 'decideShop'
    const entry = { accountId: caller.accountId, action: `decideAfterSale.${event}`, subjectId: no, reason }
    return recorded(context, entry, async (client) => {
      const found = await findAfterSale(client, no)
      const locked = found && (await lockCase(client, found.id))
      if (!locked) return fail('AFTER_SALE_UNKNOWN')
      if (locked.row.state !== 70) return fail('AFTER_SALE_CHANGED')
      const isExchange = event === 'decideRefund' && locked.row.type === 3
      const amountCents = isExchange ? await exchangeWorth(client, locked) : locked.row.amountCents
      if (!allowsEvent(locked.row, event) || (isExchange && amountCents === 0)) return fail('DECISION_CLOSED')
      const changes = {
        isShopFault: bShopFault && event !== 'decideShop',
        ...(event === 'decideShop' && { rejectReason: reason }),
        ...(isExchange && { type: 2, amountCents }),
      }
      const moved = await changeAfterSale(client, locked, event, {
        changes,
        by: { accountId: caller.accountId, text: reason },
      })
      return moved instanceof Failed ? fail('AFTER_SALE_CHANGED') : no
    })
  })
}

/** An after-sale of the desk in wire names; the phone is masked. */
function wireDeskAfterSale(row: DeskAfterSaleRow, parts: AfterSaleParts, locale: Locale): DeskAfterSale {
  // The numbers are those of the table's checks.
  const [type, state] = [row.type as AfterSaleType, row.state as AfterSaleState]
  const logs = parts.logs.filter(({ afterSaleId }) => afterSaleId === row.id)
  const logIds = new Set(logs.map(({ id }) => id))
  return {
    cAfterSaleNo: row.afterSaleNo,
    cOrderNo: row.orderNo,
    iAfterSaleType: type,
    cAfterSaleTypeName: translate(locale, AFTER_SALE_TYPE_NAMES[type]),
    iAfterSaleState: state,
    cAfterSaleStateName: translate(locale, AFTER_SALE_STATE_NAMES[state]),
    cShopName: row.shopName,
    cNickname: row.nickname,
    cMobilePhone: maskPhone(row.phone),
    cItem: row.item,
    iQty: row.qty,
    iAmount: yuanFromFen(fen(row.amountCents)),
    cReason: reasonName(locale, { type, reasonCode: row.reasonCode }),
    cDescription: row.description,
    cRejectReason: row.rejectReason,
    cHistory: logs
      .map((log) => wireAfterSaleLog(log, locale))
      .map(({ dCreate, cText, cRemark }) => [dCreate, cText, cRemark].filter(Boolean).join(' '))
      .join('\n'),
    docIds: parts.files.filter(({ logId }) => logIds.has(logId)).map(({ fileId }) => fileId),
    decisionList: Object.entries(EVENTS).flatMap(([decision, event]) =>
      allowsEvent({ type, state }, event) ? [Number(decision)] : [],
    ),
    dCreateTime: wireTime(row.createdAt),
  }
}
