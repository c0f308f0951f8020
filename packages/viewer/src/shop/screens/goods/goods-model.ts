import type { Fen } from '@mallwright/contract/values'

import type { OrderAddress, OrderLine } from '../order/order-model.ts'
import type { OrderVoucherRef } from '../voucher/voucher-paths.ts'

/** A shop that the caller manages. */
export interface ManagedShop {
  readonly id: string
  readonly name: string
}

/** A variant as its shop manages it. */
export interface ManagedVariant {
  readonly id: string
  readonly code: string
  readonly spec: string
  readonly price: Fen
  /** Units that can be sold: those on hand without those that orders wait for. */
  readonly sellable: number
  readonly locked: number
  readonly isLow: boolean
}

/** A timed offer of a variant as its shop manages it. */
export interface ManagedOffer {
  readonly id: string
  readonly variantId: string
  readonly price: Fen
  /** Month, day and minute, as a shop reads them. */
  readonly start: string
  readonly end: string
  readonly isStarted: boolean
  readonly quota: number
  readonly taken: number
  readonly limit: number | undefined
}

/** A product as its shop manages it. */
export interface ManagedProduct {
  readonly code: string
  readonly name: string
  readonly imageUrl: string
  readonly price: Fen
  readonly stock: number
  readonly sales: number
  readonly isOnShelf: boolean
  readonly isLow: boolean
  readonly variants: readonly ManagedVariant[]
}

/** A line of an order as its shop sees it. */
export interface ShopOrderLine extends OrderLine {
  /** Units that are still to be shipped. */
  readonly left: number
}

/** An order as its shop sees it. */
export interface ShopOrder {
  readonly orderNo: string
  readonly state: number
  readonly stateName: string
  readonly buyer: string
  readonly address: OrderAddress
  readonly remark: string
  readonly payAmount: Fen
  readonly lines: readonly ShopOrderLine[]
  readonly paidAt: string
  readonly isLate: boolean
  readonly isReminded: boolean
  /** Its sales order; absent for who may not see where that stands in its chain. */
  readonly voucher: OrderVoucherRef | undefined
}

/** A company that carries parcels. */
export interface ExpressCompany {
  readonly code: string
  readonly name: string
}
