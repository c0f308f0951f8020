import type { ShopAfterSaleOperation } from '@mallwright/contract/after-sale'
import type { Label } from '@mallwright/contract/values'

/** Names of what a shop does with an after-sale. */
export const SHOP_OPERATIONS: Readonly<Record<ShopAfterSaleOperation, Label>> = {
  agree: { zh: '同意', en: 'Agree' },
  refuse: { zh: '拒绝', en: 'Refuse' },
  takeBack: { zh: '确认收到退货', en: 'Goods are back' },
  refuseGoods: { zh: '拒收退货', en: 'Refuse the goods' },
  sendExchange: { zh: '换货发出', en: 'Send the exchange' },
  offerRefund: { zh: '无货，改为退款', en: 'Offer the money' },
}

/** Labels of a shop's after-sales. Domain sheet 60. */
export const MANAGED_LABELS = {
  groups: { zh: '售后分类', en: 'After-sales' },
  waiting: { zh: '待处理', en: 'Waiting' },
  open: { zh: '进行中', en: 'Under way' },
  ended: { zh: '已结束', en: 'Ended' },
  none: { zh: '暂无售后', en: 'No after-sales' },
  operationOf: { zh: '{operation}：售后 {number}', en: '{operation}: {number}' },
  takenIn: { zh: '{time} 后视为收到退货', en: 'Taken as received in {time}' },
  timeLeft: { zh: '{time} 后按同意处理', en: 'Taken as granted in {time}' },
  buyer: { zh: '买家', en: 'Buyer' },
  order: { zh: '订单号', en: 'Order' },
  number: { zh: '售后单号', en: 'Number' },
  reason: { zh: '申请原因', en: 'Reason' },
  description: { zh: '补充说明', en: 'Description' },
  amount: { zh: '退款金额', en: 'Refund' },
  exchange: { zh: '换货规格', en: 'Exchange for' },
  back: { zh: '退货物流', en: 'Parcel back' },
  history: { zh: '协商历史', en: 'Negotiation' },
  historyOf: { zh: '协商历史：售后 {number}', en: 'Negotiation of {number}' },
} satisfies Record<string, Label>
