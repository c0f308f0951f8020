import type { Address } from '@mallwright/contract/address'

import type { AddressRow } from './address.store.ts'

/** A stored address under the specification's names. */
export function wireAddress(row: AddressRow): Address {
  return {
    cAddressUuid: row.id,
    cReceiver: row.receiverName,
    cMobilePhone: row.phone,
    cProvince: row.province,
    cCity: row.city,
    cArea: row.area,
    cAreaCode: row.areaCode,
    cAddress: row.detail,
    cTag: row.tag,
    bDefault: row.isDefault,
  }
}
