import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { isPhone } from '../formats/index.ts'
import { ADDRESS_FIELDS } from './address-fields.ts'

/** Maximum number of addresses of an owner. Domain 1.5. */
export const MAX_ADDRESSES = 50

/** Maximum lengths of an address's parts, in characters. Domain 1.5; the detail: specification 1 §9. */
export const ADDRESS_LIMITS = { receiver: 20, detail: 200, tag: 10 } as const

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const uuid = z.string().check(z.minLength(1), z.maxLength(64))
const request = { cRequestUuid: uuid }

/** A shipping address. Domain 1.5; province, city and area are names of the area tree. */
export const Address = z.object({
  cAddressUuid: z.string(),
  ...ADDRESS_FIELDS,
  /** Label chosen by the owner, such as 公司; may be empty. */
  cTag: z.string(),
  bDefault: z.boolean(),
})
export type Address = z.infer<typeof Address>

/** Owner of the addresses: the current institution, or the person. */
const owner = { bInstitution: z._default(z.boolean(), false) }

const unknownAddress = { ADDRESS_UNKNOWN: { code: 4004 } } as const

/** The addresses of the person, or of the current institution: the default one first, then the newest. */
export const getAddressList = endpoint({
  method: 'POST',
  path: 'alc-alshop/AddressAction/getAddressList',
  gate: 'login',
  summary: 'The addresses of the person or of the institution.',
  body: z.object(owner),
  data: z.object({ results: z.array(Address) }),
})

/** Saves an address: a new one without `cAddressUuid`. The names of the area follow from its code. The first one becomes the default. */
export const saveAddress = endpoint({
  method: 'POST',
  path: 'alc-alshop/AddressAction/saveAddress',
  gate: 'login',
  summary: 'Saves an address.',
  body: z.object({
    ...owner,
    ...request,
    cAddressUuid: z._default(z.string().check(z.maxLength(64)), ''),
    cReceiver: text(ADDRESS_LIMITS.receiver),
    cMobilePhone: z.string().check(z.refine(isPhone)),
    cAreaCode: z.string().check(z.regex(/^\d{6}$/)),
    cAddress: text(ADDRESS_LIMITS.detail),
    cTag: z._default(z.string().check(z.trim(), z.maxLength(ADDRESS_LIMITS.tag)), ''),
    bDefault: z._default(z.boolean(), false),
  }),
  data: Address,
  failures: {
    ...unknownAddress,
    /** The code names no area of the third level. */
    AREA_UNKNOWN: { code: 4001, data: z.object({ cField: z.literal('cAreaCode') }) },
    TOO_MANY_ADDRESSES: { code: 4001, data: z.object({ iMax: z.int() }) },
  },
})

/** Deletes an address; the newest of the others becomes the default when it was. Orders keep their own copy. */
export const deleteAddress = endpoint({
  method: 'POST',
  path: 'alc-alshop/AddressAction/deleteAddress',
  gate: 'login',
  summary: 'Deletes an address.',
  body: z.object({ ...owner, ...request, cAddressUuid: uuid }),
  data: z.object({}),
  failures: unknownAddress,
})

/** Maximum length of a pasted text that is recognised. */
export const MAX_PASTED_ADDRESS = 500

/** Splits a pasted text into the parts of an address; parts that are not recognised are empty. 智能识别. */
export const parseAddress = endpoint({
  method: 'POST',
  path: 'alc-alshop/AddressAction/parseAddress',
  gate: 'login',
  summary: 'Recognises the parts of an address in a text.',
  body: z.object({ cText: z.string().check(z.minLength(1), z.maxLength(MAX_PASTED_ADDRESS)) }),
  data: z.object({
    cReceiver: z.string(),
    cMobilePhone: z.string(),
    /** Six digits; empty unless one district is meant. */
    cAreaCode: z.string(),
    cAddress: z.string(),
  }),
})

/** Makes an address the default one of its owner. */
export const setDefaultAddress = endpoint({
  method: 'POST',
  path: 'alc-alshop/AddressAction/setDefaultAddress',
  gate: 'login',
  summary: 'Makes an address the default.',
  body: z.object({ ...owner, ...request, cAddressUuid: uuid }),
  data: z.object({}),
  failures: unknownAddress,
})
