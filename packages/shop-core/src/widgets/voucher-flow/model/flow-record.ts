/** A voucher behind a step that the caller may open. Engine 6.1. */
export interface FlowVoucher {
  readonly cUuid: string
  readonly cVoucherNo: string
  readonly iVoucherState: number
}

/**
 * A step of a trace, as `Track/getTrackListByTypeAndUuid` answers it. Specification 3 §3; cVouchType, cStepNo, cSide and voucherList
 * by engine 6.1. At most one of each cVouchType; steps of types that are switched off are left out.
 */
export interface FlowRecord {
  readonly cVouchType: string
  /** 01 to 16. */
  readonly cStepNo: string
  readonly cSide: 'up' | 'lower'
  /** In the caller's language. */
  readonly cVouchTypeName: string
  /** There is a voucher of this step. */
  readonly bExist: boolean
  /** There is a voucher of a later step. */
  readonly bExsitDownVouch: boolean
  /** The voucher's number, or how many there are. */
  readonly text: string
  /** Of sales orders: 0 unpaid, 1 paid, 2 partly paid. */
  readonly iPaymentStatus?: number | undefined
  /** How many vouchers there are, those of the partner too. */
  readonly totalPage: number
  /** Those that the caller may open. */
  readonly voucherList: readonly FlowVoucher[]
}
