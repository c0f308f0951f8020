import type { Label } from '@mallwright/contract/values'

/** Labels of the forms by which a shop answers after-sales. Domain sheet 60. */
export const ANSWER_LABELS = {
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
  refusal: { zh: '拒绝原因', en: 'Reason' },
  refusalMissing: { zh: '请填写原因，买家可以看到', en: 'Say why; the buyer reads it' },
  resaleable: { zh: '商品完好，退回库存', en: 'In order: back into stock' },
  takeBackNote: {
    zh: '确认后将退款给买家，或等待您发出换货商品。',
    en: 'The money goes back then, or the exchange is to be sent.',
  },
  companyMissing: { zh: '请选择快递公司', en: 'Choose a courier' },
  waybillMissing: { zh: '运单号为 4–40 位字母、数字或短横线', en: '4 to 40 letters, digits or hyphens' },
  confirm: { zh: '确认', en: 'Confirm' },
  done: { zh: '已处理', en: 'Done' },
} satisfies Record<string, Label>
