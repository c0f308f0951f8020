import type { Label } from '@mallwright/contract/values'

/** Labels of the form of an after-sale. Domain sheet 55. */
export const PUSH_LABELS = {
  reason: { zh: '申请原因', en: 'Reason' },
  reasonHint: { zh: '请选择', en: 'Choose one' },
  reasonMissing: { zh: '请选择申请原因', en: 'Choose a reason' },
  amount: { zh: '退款金额（元）', en: 'Refund (yuan)' },
  most: { zh: '最多 ¥{most}', en: 'At most ¥{most}' },
  mostWithFreight: { zh: '最多 ¥{most}，含运费 ¥{freight}', en: 'At most ¥{most}, freight ¥{freight} included' },
  amountWrong: { zh: '退款金额须大于 0 且不超过最多可退金额', en: 'It has to be above 0 and at most what can go back' },
  exchange: { zh: '换货规格', en: 'Exchange for' },
  exchangeMissing: { zh: '请选择有库存的换货规格', en: 'Choose a variant that is in stock' },
  noExchange: {
    zh: '暂无可换的同价规格，请选择其他售后类型',
    en: 'Nothing of the same price is in stock. Choose another type.',
  },
  description: { zh: '补充说明', en: 'Description' },
  descriptionHint: { zh: '选填，最多 200 字', en: 'Optional, 200 characters' },
  pictures: { zh: '凭证图片', en: 'Pictures' },
  picturesMissing: { zh: '质量问题请上传凭证图片', en: 'Faulty goods are shown by pictures' },
  phone: { zh: '联系电话', en: 'Phone' },
  phoneWrong: { zh: '请输入 11 位手机号', en: 'Enter a mobile number of 11 digits' },
  submit: { zh: '提交申请', en: 'Send' },
} satisfies Record<string, Label>
