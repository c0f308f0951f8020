import type { Label } from '@mallwright/contract/values'

/** Labels of the after-sale screens. Domain sheets 34, 36, 39 and 55. */
export const AFTER_SALE_LABELS = {
  list: { zh: '退款/售后', en: 'After-sales' },
  tabs: { zh: '售后状态', en: 'After-sale state' },
  sent: { zh: '申请已提交', en: 'Sent' },
  submit: { zh: '提交售后', en: 'After-sale' },
  type: { zh: '售后类型', en: 'Type' },
  received: { zh: '货物状态', en: 'Goods' },
  isReceived: { zh: '已收到货', en: 'Received' },
  notReceived: { zh: '未收到货', en: 'Not received' },
  applicable: { zh: '可申请', en: 'Can be asked for' },
  open: { zh: '处理中', en: 'Under way' },
  ended: { zh: '已完成', en: 'Ended' },
  none: { zh: '暂无售后记录', en: 'No after-sales yet' },
  ask: { zh: '申请售后', en: 'Ask for an after-sale' },
  askOf: { zh: '为订单 {number} 申请售后', en: 'Ask for an after-sale of order {number}' },
  orderNo: { zh: '订单号', en: 'Order' },
  units: { zh: '{count} {unit}', en: '{count} {unit}' },
  refundAmount: { zh: '退款金额', en: 'Refund' },
  ofFreight: { zh: '含运费 ¥{freight}', en: 'freight ¥{freight} included' },
  title: { zh: '售后详情', en: 'After-sale' },
  unknown: { zh: '售后单不存在', en: 'There is no such after-sale' },
  timeLeft: { zh: '剩余 {time}', en: '{time} left' },
  withdraw: { zh: '撤销申请', en: 'Withdraw' },
  edit: { zh: '修改申请', en: 'Change' },
  sendBack: { zh: '填写物流', en: 'Enter the parcel' },
  confirmExchange: { zh: '确认换货', en: 'Confirm exchange' },
  acceptRefund: { zh: '改为退款', en: 'Take the money' },
  applyPlatform: { zh: '申请平台介入', en: 'Ask the platform' },
  askWithdraw: { zh: '撤销后可在售后期内重新申请，确定撤销吗？', en: 'You may ask again in time. Withdraw it?' },
  askConfirm: { zh: '请确认已收到换货商品', en: 'Please confirm that the exchange has arrived.' },
  askAccept: { zh: '商家无货可换，确定改为退款吗？', en: 'The shop has none left. Take the money instead?' },
  withdrawn: { zh: '已撤销', en: 'Withdrawn' },
  confirmed: { zh: '已确认换货', en: 'Exchange confirmed' },
  accepted: { zh: '已改为退款', en: 'The money is on its way' },
} satisfies Record<string, Label>

/** What is to be done in each state. Domain sheet 34. */
export const NEXT_STEPS: Readonly<Record<number, Label>> = {
  10: { zh: '商家正在处理，请耐心等待', en: 'The shop is looking at it' },
  20: { zh: '请将商品寄回商家，并填写物流单号', en: 'Send the goods back and enter the parcel' },
  30: { zh: '商品已寄回，等待商家确认收货', en: 'The shop will confirm when the goods are back' },
  40: { zh: '退款正在原路退回', en: 'The money is on its way to you' },
  45: { zh: '商家已收到退货，正在准备换货', en: 'The shop prepares the exchange' },
  46: { zh: '换货商品已发出，收到后请确认', en: 'The exchange is on its way; confirm it when it arrives' },
  50: { zh: '售后已完成', en: 'Done' },
  60: { zh: '您已撤销申请', en: 'You have withdrawn it' },
  61: { zh: '商家已拒绝：{reason}', en: 'Refused by the shop: {reason}' },
  62: { zh: '商家拒收退货：{reason}', en: 'The shop refused the goods: {reason}' },
  63: { zh: '售后已关闭', en: 'Closed' },
  64: { zh: '平台未支持本次申请：{reason}', en: 'The platform rejected it: {reason}' },
  70: { zh: '平台正在处理，请耐心等待', en: 'The platform is looking at it' },
}

/** What each type means. Domain sheet 39. */
export const TYPE_HINTS: Readonly<Record<number, Label>> = {
  1: { zh: '未收到货，或与商家协商一致不用退货', en: 'Not received, or agreed to keep it' },
  2: { zh: '已收到货，需要退回商品', en: 'Received; the goods go back' },
  3: { zh: '已收到货，换同款同价商品', en: 'Received; exchanged for the same product and price' },
}

/** Whether nothing more happens in a state. */
export const isEndedState = (state: number) => [50, 60, 63, 64].includes(state)
