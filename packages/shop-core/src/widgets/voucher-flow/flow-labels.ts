import type { Label } from '@mallwright/contract/values'

import type { FlowSide } from './model/flow-steps.ts'
import type { FlowStatus } from './model/flow-status.ts'

/** Texts of the voucher flow. Specification 3 §2 and §8; engine 6.1. */
export const FLOW_LABELS = {
  action: { zh: '单据流程', en: 'Voucher flow' },
  empty: { zh: '暂无数据', en: 'Nothing here yet' },
  failed: { zh: '单据流程：{error}', en: 'Voucher flow: {error}' },
  loading: { zh: '单据流程加载中…', en: 'Loading the voucher flow…' },
  view: { zh: '显示方式', en: 'View' },
  diagram: { zh: '流程图', en: 'Diagram' },
  list: { zh: '列表', en: 'List' },
  walk: { zh: '方向键沿连线移动', en: 'Arrow keys move along the links' },
  zoomIn: { zh: '放大', en: 'Zoom in' },
  zoomOut: { zh: '缩小', en: 'Zoom out' },
  step: { zh: '{name}，{status}', en: '{name}, {status}' },
  stepCount: { zh: '{name}，{status}，{count} 张', en: '{name}, {status}, {count} {count:voucher|vouchers}' },
  stepOne: { zh: '{name}，{status}，1 张', en: '{name}, {status}, 1 voucher' },
  skipLink: { zh: '无预付，直接发货', en: 'Delivered before payment' },
  returnLink: { zh: '退货', en: 'Return' },
  origin: { zh: '当前单据', en: 'This voucher' },
} satisfies Record<string, Label>

/** Names of the statuses. */
export const STATUS_LABELS: Readonly<Record<FlowStatus, Label>> = {
  executed: { zh: '已执行', en: 'Executed' },
  wait: { zh: '待执行', en: 'Waiting' },
  skip: { zh: '已跳过', en: 'Skipped' },
}

/** Signs of the statuses, so that none is told by its colour alone. Engine 6.1. */
export const STATUS_MARKS: Readonly<Record<FlowStatus, string>> = { executed: '✓', wait: '○', skip: '–' }

/** Names of the sides. */
export const SIDE_LABELS: Readonly<Record<FlowSide, Label>> = {
  up: { zh: '采购方', en: 'Buyer' },
  lower: { zh: '销售方', en: 'Seller' },
}
