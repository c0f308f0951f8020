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
  agreeRefundNote: {
    zh: '同意后 ¥{amount} 将原路退回买家，不可撤回。',
    en: 'After that ¥{amount} goes back to the buyer and cannot be stopped.',
  },
  receiver: { zh: '收货人', en: 'Receiver' },
  receiverMissing: { zh: '请输入收货人', en: 'Enter the receiver' },
  phone: { zh: '联系电话', en: 'Phone' },
  phoneMissing: { zh: '请输入 11 位手机号', en: 'Enter a mobile number of 11 digits' },
  address: { zh: '退货地址', en: 'Where goods go back to' },
  addressMissing: { zh: '请输入退货地址', en: 'Enter the address' },
  remark: { zh: '留言（选填）', en: 'Message (optional)' },
  refusal: { zh: '拒绝原因', en: 'Reason' },
  refusalMissing: { zh: '请填写原因，买家可以看到', en: 'Say why; the buyer reads it' },
  resaleable: { zh: '商品完好，退回库存', en: 'In order: back into stock' },
  takeBackNote: {
    zh: '确认后将退款给买家，或等待您发出换货商品。',
    en: 'The money goes back then, or the exchange is to be sent.',
  },
  company: { zh: '快递公司', en: 'Courier' },
  companyMissing: { zh: '请选择快递公司', en: 'Choose a courier' },
  waybill: { zh: '运单号', en: 'Waybill number' },
  waybillMissing: { zh: '运单号为 4–40 位字母、数字或短横线', en: '4 to 40 letters, digits or hyphens' },
  confirm: { zh: '确认', en: 'Confirm' },
  done: { zh: '已处理', en: 'Done' },
} satisfies Record<string, Label>
