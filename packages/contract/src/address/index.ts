export {
  Address,
  ADDRESS_LIMITS,
  deleteAddress,
  getAddressList,
  MAX_ADDRESSES,
  MAX_PASTED_ADDRESS,
  parseAddress,
  saveAddress,
  setDefaultAddress,
} from './address.contract.ts'
export { AreaNode, getAreaTree4Children } from './area.contract.ts'
