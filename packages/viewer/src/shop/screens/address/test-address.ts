/** The address of a buyer in wire names. */
export const wireAddress = (cAddressUuid: string, more: object = {}) => ({
  cAddressUuid,
  ...ORDER_ADDRESS,
  cTag: '',
  bDefault: false,
  ...more,
})

/** Where an order goes in wire names. */
export const ORDER_ADDRESS = {
  cReceiver: '李敏',
  cMobilePhone: '13800001111',
  cProvince: '广东省',
  cCity: '深圳市',
  cArea: '南山区',
  cAreaCode: '440305',
  cAddress: '科技园一号楼',
}
