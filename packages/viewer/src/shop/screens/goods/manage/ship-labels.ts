import type { Label } from '@mallwright/contract/values'

/** Labels of the form of a parcel. Domain sheet 60. */
export const SHIP_LABELS = {
  ship: { zh: '发货', en: 'Ship' },
  company: { zh: '快递公司', en: 'Carrier' },
  companyMissing: { zh: '请选择快递公司', en: 'Choose a carrier' },
  waybill: { zh: '运单号', en: 'Waybill number' },
  waybillHint: { zh: '请输入运单号', en: 'Number of the parcel' },
  waybillInvalid: { zh: '运单号为 1–64 个字', en: '1 to 64 characters' },
  parts: { zh: '本次发货（共 {count} 件）', en: 'In this parcel ({count} {count:unit|units})' },
  left: { zh: '待发 {count}', en: '{count} left' },
  partsMissing: { zh: '请至少发一件商品', en: 'At least one unit' },
  confirmShip: { zh: '确认发货', en: 'Ship' },
  shipped: { zh: '已发货', en: 'Shipped' },
  shippedPart: { zh: '已部分发货', en: 'Shipped in part' },
} satisfies Record<string, Label>
