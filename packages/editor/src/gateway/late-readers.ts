// What no page of the studio starts with: a file of its own, since a door that is loaded late is loaded whole.
export { readBrand } from '@mallwright/contract/catalog'
export { readReceivable } from '@mallwright/contract/coupon'
