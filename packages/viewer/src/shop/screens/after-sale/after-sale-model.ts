import type { AfterSaleOperation, AfterSaleType } from '@mallwright/contract/after-sale'
import type { Fen } from '@mallwright/contract/values'

/** A line of an order that an after-sale is about. */
export interface AfterSaleLine {
  readonly id: string
  readonly productCode: string
  readonly name: string
  readonly imageUrl: string
  readonly spec: string
  readonly unit: string
  readonly price: Fen
}

/** An after-sale in a list. */
export interface AfterSale {
  readonly number: string
  readonly version: number
  readonly orderNo: string
  readonly shopId: string
  readonly shopName: string
  readonly type: AfterSaleType
  readonly typeName: string
  readonly state: number
  readonly stateName: string
  readonly line: AfterSaleLine
  readonly quantity: number
  readonly amount: Fen
  readonly freight: Fen
  readonly reason: string
  readonly createdAt: string
  /** Seconds until time takes the next step, when it was read; 0 where none waits. */
  readonly secondsLeft: number
  readonly operations: readonly AfterSaleOperation[]
}

/** A step of the negotiation. */
export interface AfterSaleStep {
  readonly actor: string
  readonly text: string
  readonly remark: string
  readonly pictureIds: readonly string[]
  readonly at: string
}

/** An after-sale with everything that its page shows. */
export interface AfterSaleDetails extends AfterSale {
  readonly reasonCode: string
  readonly description: string
  readonly phone: string
  readonly pictureIds: readonly string[]
  readonly rejectReason: string
  readonly returnAddress: { readonly receiver: string; readonly phone: string; readonly text: string } | undefined
  readonly exchangeSkuId: string
  readonly exchangeSpec: string
  readonly isRefundOffered: boolean
  readonly parcels: readonly {
    readonly isFromBuyer: boolean
    readonly express: string
    readonly waybill: string
    readonly shippedAt: string
  }[]
  /** Its refund; 0 running, 1 done, 2 to be tried again. */
  readonly refund:
    | { readonly state: number; readonly number: string; readonly at: string; readonly way: string }
    | undefined
  readonly steps: readonly AfterSaleStep[]
}

/** What an order allows. */
export interface ApplyInfo {
  readonly orderNo: string
  readonly shopName: string
  readonly phone: string
  /** Its receipt was confirmed. */
  readonly isReceived: boolean
  readonly types: readonly {
    readonly type: AfterSaleType
    readonly name: string
    readonly isAllowed: boolean
    /** Why not. */
    readonly message: string
  }[]
  readonly lines: readonly ApplyLine[]
}

/** A line of an order with what can be asked for. */
export interface ApplyLine extends AfterSaleLine {
  readonly quantity: number
  /** Units that a type can be asked for, by its number less one. */
  readonly left: readonly number[]
  readonly message: string
  readonly exchanges: readonly { readonly id: string; readonly spec: string; readonly stock: number }[]
}

/** An order that after-sales can be asked for. */
export interface ApplicableOrder {
  readonly orderNo: string
  readonly shopName: string
  readonly stateName: string
  readonly createdAt: string
  readonly lines: readonly (AfterSaleLine & { readonly left: number })[]
}

/** Units of lines that an application is about. */
export interface ChosenUnits {
  readonly itemId: string
  readonly quantity: number
}
