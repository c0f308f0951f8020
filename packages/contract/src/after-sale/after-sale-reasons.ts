import type { Label } from '../values/locale.ts'
import type { AfterSaleType } from './after-sale-states.ts'

/** A reason for an after-sale. */
export interface AfterSaleReason {
  readonly code: string
  readonly label: Label
  /** The goods are at fault: pictures are needed, and the time to ask is longer. Domain 2.14, sheet 55. */
  readonly isQuality?: true
  /** Only for goods that may be returned without a fault. Domain 2.4. */
  readonly needsReturnable?: true
}

const OTHER: AfterSaleReason = { code: 'OTHER', label: { zh: '其他', en: 'Other' } }

const REFUND_REASONS: readonly AfterSaleReason[] = [
  { code: 'WRONG_ORDER', label: { zh: '多拍/拍错', en: 'Ordered by mistake' } },
  { code: 'NOT_WANTED', label: { zh: '不想要了', en: 'Changed my mind' } },
  { code: 'OUT_OF_STOCK', label: { zh: '缺货', en: 'Out of stock' } },
  { code: 'SHIPPED_LATE', label: { zh: '未按约定时间发货', en: 'Not shipped in time' } },
  { code: 'NO_TRACK', label: { zh: '物流无跟踪', en: 'Parcel cannot be tracked' } },
  OTHER,
]

const GOODS_REASONS: readonly AfterSaleReason[] = [
  { code: 'QUALITY', label: { zh: '质量问题', en: 'Faulty goods' }, isQuality: true },
  { code: 'WRONG_SPEC', label: { zh: '规格不符', en: 'Wrong specification' } },
  { code: 'MISSING', label: { zh: '少件/漏发', en: 'Pieces are missing' } },
  { code: 'DAMAGED', label: { zh: '包装破损', en: 'Damaged packaging' } },
  { code: 'NOT_AS_DESCRIBED', label: { zh: '与描述不符', en: 'Not as described' } },
  { code: 'SEVEN_DAYS', label: { zh: '7天无理由', en: 'No reason, within 7 days' }, needsReturnable: true },
  OTHER,
]

/** The reasons that a buyer chooses from, by type. Domain 2.4. */
export const AFTER_SALE_REASONS: Readonly<Record<AfterSaleType, readonly AfterSaleReason[]>> = {
  1: REFUND_REASONS,
  2: GOODS_REASONS,
  3: GOODS_REASONS,
}
