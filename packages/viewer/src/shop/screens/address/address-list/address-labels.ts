import type { Label } from '@mallwright/contract/values'

/** Labels of the list of addresses. Domain sheet 41. */
export const ADDRESS_LABELS = {
  title: { zh: '收货地址', en: 'Addresses' },
  choose: { zh: '选择收货地址', en: 'Choose an address' },
  owner: { zh: '地址归属', en: 'Whose addresses' },
  person: { zh: '个人', en: 'Personal' },
  empty: { zh: '暂无收货地址', en: 'No addresses yet' },
  add: { zh: '新增收货地址', en: 'Add an address' },
  edit: { zh: '编辑', en: 'Edit' },
  remove: { zh: '删除', en: 'Delete' },
  askRemove: { zh: '确定删除该收货地址吗？', en: 'Delete this address?' },
  makeDefault: { zh: '设为默认', en: 'Make default' },
  default: { zh: '默认', en: 'Default' },
  saved: { zh: '保存成功', en: 'Saved' },
  removed: { zh: '已删除', en: 'Deleted' },
} satisfies Record<string, Label>
