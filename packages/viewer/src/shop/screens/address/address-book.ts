import {
  deleteAddress,
  getAddressList,
  getAreaTree4Children,
  saveAddress,
  setDefaultAddress,
} from '@mallwright/contract/address'
import type { Address as WireAddress, AreaNode } from '@mallwright/contract/address'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { CallError } from '@mallwright/shop-core/query'

const OPERATIONS = { getAddressList, saveAddress, deleteAddress, setDefaultAddress, getAreaTree4Children }

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

/** An area of the tree of provinces, cities and districts. */
export interface Area {
  readonly value: string
  readonly label: string
  readonly children?: readonly Area[]
}

/** The addresses of the person or of the current institution, the default one first. Rejects with `CallError`. */
export async function readAddresses(send: Send, isInstitution: boolean): Promise<readonly Address[]> {
  const answer = await addressApi(send).getAddressList({ body: { bInstitution: isInstitution } })
  if (!answer.ok) throw new CallError(answer)
  return answer.data.results.map(addressOf)
}

/** The area tree. Rejects with `CallError`. */
export async function readAreaTree(send: Send): Promise<readonly Area[]> {
  const answer = await addressApi(send).getAreaTree4Children({})
  if (!answer.ok) throw new CallError(answer)
  return answer.data.data.map(areaOf)
}

/** Codes from the province down to a district's code. */
export function areaPath(areaCode: string): readonly string[] {
  return areaCode === '' ? [] : [`${areaCode.slice(0, 2)}0000`, `${areaCode.slice(0, 4)}00`, areaCode]
}

/** Names from the province down; a municipality's name appears once. Empty for an unknown code. */
export function areaNamesOf(tree: readonly Area[], areaCode: string): readonly string[] {
  let level = tree
  const names = areaPath(areaCode).flatMap((code) => {
    const area = level.find(({ value }) => value === code)
    level = area?.children ?? []
    return area?.label ?? []
  })
  return names.length === 3 ? [...new Set(names)] : []
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

function areaOf({ cAreaCode, cFullName, children }: AreaNode): Area {
  return { value: cAreaCode, label: cFullName, ...(children.length > 0 && { children: children.map(areaOf) }) }
}
