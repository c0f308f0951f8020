import { deleteAddress, getAddressList, setDefaultAddress } from '@mallwright/contract/address'
import type { Address as WireAddress } from '@mallwright/contract/address'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { CallError } from '@mallwright/shop-core/query'

const OPERATIONS = { getAddressList, deleteAddress, setDefaultAddress }

/** Calls of the address screens, loaded with them. */
export function addressApi(send: Send) {
  return createApi(OPERATIONS, send)
}

/** A shipping address. */
export interface Address {
  readonly id: string
  readonly receiver: string
  readonly phone: string
  /** Names of province, city and district. */
  readonly areaNames: readonly string[]
  /** Six digits of the national code list. */
  readonly areaCode: string
  readonly detail: string
  /** Label such as 公司; may be empty. */
  readonly tag: string
  readonly isDefault: boolean
}

/** The addresses of the person or of the current institution, the default one first. Rejects with `CallError`. */
export async function readAddresses(send: Send, isInstitution: boolean): Promise<readonly Address[]> {
  const answer = await addressApi(send).getAddressList({ body: { bInstitution: isInstitution } })
  if (!answer.ok) throw new CallError(answer)
  return answer.data.results.map(addressOf)
}

function addressOf(address: WireAddress): Address {
  return {
    id: address.cAddressUuid,
    receiver: address.cReceiver,
    phone: address.cMobilePhone,
    areaNames: [...new Set([address.cProvince, address.cCity, address.cArea])],
    areaCode: address.cAreaCode,
    detail: address.cAddress,
    tag: address.cTag,
    isDefault: address.bDefault,
  }
}
