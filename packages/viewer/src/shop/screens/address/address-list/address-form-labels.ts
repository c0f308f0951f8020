import type { Label } from '@mallwright/contract/values'

/** Labels of the form of an address, apart from those of the list: neither loads for the other. Texts in the manner of specification 1 §5. */
export const ADDRESS_FORM_LABELS = {
  add: { zh: '新增收货地址', en: 'Add an address' },
  editTitle: { zh: '编辑收货地址', en: 'Edit the address' },
  receiver: { zh: '收货人', en: 'Receiver' },
  receiverHint: { zh: '请填写收货人姓名', en: 'Name of the receiver' },
  receiverMissing: { zh: '收货人不能为空', en: 'Enter the receiver' },
  phone: { zh: '手机号码', en: 'Mobile phone' },
  phoneHint: { zh: '请填写收货人手机号码', en: 'Phone of the receiver' },
  phoneMissing: { zh: '手机号码不能为空', en: 'Enter the phone number' },
  phoneInvalid: { zh: '手机号码格式不正确', en: 'This is not a mobile phone number' },
  areaMissing: { zh: '请选择所在地区', en: 'Choose the area' },
  detail: { zh: '详细地址', en: 'Address' },
  detailHint: { zh: '街道、楼栋、门牌号', en: 'Street, building, door' },
  detailMissing: { zh: '详细地址不能为空', en: 'Enter the address' },
  tag: { zh: '标签', en: 'Label' },
  tagHint: { zh: '如：公司、仓库', en: 'Such as office, warehouse' },
  paste: { zh: '粘贴收货信息', en: 'Paste an address' },
  pasteHint: { zh: '如：王女士，13800001111，广东省深圳市南山区…', en: 'Name, phone and address in one text' },
  recognise: { zh: '智能识别', en: 'Fill in' },
  recognised: { zh: '已识别，请核对', en: 'Filled in. Please check' },
  unrecognised: { zh: '未识别到收货信息', en: 'Nothing was recognised' },
  isDefault: { zh: '设为默认地址', en: 'Use as the default' },
} satisfies Record<string, Label>
