import type { Label } from '@mallwright/contract/values'

/** Labels of the list of addresses. Domain sheet 41. */
export const ADDRESS_LABELS = {
  title: { zh: '收货地址', en: 'Addresses' },
  choose: { zh: '选择收货地址', en: 'Choose an address' },
  owner: { zh: '地址归属', en: 'Whose addresses' },
  empty: { zh: '暂无收货地址', en: 'No addresses yet' },
  add: { zh: '新增收货地址', en: 'Add an address' },
  askRemove: { zh: '确定删除该收货地址吗？', en: 'Delete this address?' },
} satisfies Record<string, Label>
