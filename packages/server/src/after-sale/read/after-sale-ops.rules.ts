import type { AfterSaleEvent, AfterSaleOperation, ShopAfterSaleOperation } from '@mallwright/contract/after-sale'
import { AFTER_SALE_OPERATIONS, SHOP_AFTER_SALE_OPERATIONS } from '@mallwright/contract/after-sale'

import type { AfterSaleRow } from '../book/after-sale-row.store.ts'
import { allowsEvent } from '../book/move-after-sale.store.ts'

type Situation = Pick<AfterSaleRow, 'state' | 'type' | 'isRefundOffered'>

const BUYER_EVENTS: Readonly<Record<AfterSaleOperation, AfterSaleEvent>> = {
  sendBack: 'sendBack',
  confirmExchange: 'confirmExchange',
  acceptRefund: 'acceptRefund',
  edit: 'edit',
  applyPlatform: 'applyPlatform',
  withdraw: 'withdraw',
}

const SHOP_EVENTS: Readonly<Record<ShopAfterSaleOperation, readonly AfterSaleEvent[]>> = {
  agree: ['agreeRefund', 'agreeReturn'],
  refuse: ['refuse'],
  takeBack: ['takeBack', 'takeForExchange'],
  refuseGoods: ['refuseGoods'],
  sendExchange: ['sendExchange'],
  offerRefund: ['offerRefund'],
}

/** What a buyer may do with an after-sale now, the most likely first: read off the table. */
export function afterSaleOps(row: Situation): AfterSaleOperation[] {
  return AFTER_SALE_OPERATIONS.filter(
    (operation) => allowsEvent(row, BUYER_EVENTS[operation]) && (operation !== 'acceptRefund' || row.isRefundOffered),
  )
}

/** What a shop may do with an after-sale now. */
export function shopAfterSaleOps(row: Situation): ShopAfterSaleOperation[] {
  return SHOP_AFTER_SALE_OPERATIONS.filter(
    (operation) =>
      SHOP_EVENTS[operation].some((event) => allowsEvent(row, event)) &&
      (operation !== 'offerRefund' || !row.isRefundOffered),
  )
}
