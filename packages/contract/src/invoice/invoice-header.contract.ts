import * as z from 'zod/mini'

import { isEmail } from '../formats/index.ts'
import { endpoint } from '../rpc/endpoint.ts'

/** Maximum number of invoice headers of an owner. */
export const MAX_HEADERS = 30

/** Maximum lengths of a header's parts, in characters. */
export const HEADER_LIMITS = {
  title: 100,
  taxNo: 20,
  address: 100,
  phone: 20,
  bank: 50,
  account: 30,
  email: 60,
} as const

/** Kinds of headers: of a person, of an enterprise. Domain 1.5. */
export const HEADER_TYPES = { person: 1, enterprise: 2 } as const

const uuid = z.string().check(z.minLength(1), z.maxLength(64))
const request = { cRequestUuid: uuid }
const owner = { bInstitution: z._default(z.boolean(), false) }
const optional = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max)), '')

/** Whether a text is a taxpayer number: 15 to 20 capitals and digits. GB 32100-2015 has 18, older ones 15 or 20. */
export function isTaxNumber(text: string): boolean {
  return /^[0-9A-Z]{15,20}$/.test(text)
}

/** What an invoice says of whom it is made out to. */
export const headerFields = {
  cTitle: z.string(),
  cTaxNo: z.string(),
  cRegAddress: z.string(),
  cRegPhone: z.string(),
  cBankName: z.string(),
  /** Masked but for its last four digits, unless for who issues the invoice; empty without one. */
  cBankAccount: z.string(),
  cEmail: z.string(),
}

/** Who invoices are made out to. Domain 1.5. */
export const InvoiceHeader = z.object({
  cHeaderUuid: z.string(),
  /** One of `HEADER_TYPES`. */
  iHeaderType: z.int(),
  ...headerFields,
  cPhone: z.string(),
  bDefault: z.boolean(),
  /** Has everything that a 增值税专用发票 asks for. */
  bSpecial: z.boolean(),
})
export type InvoiceHeader = z.infer<typeof InvoiceHeader>

const unknownHeader = { HEADER_UNKNOWN: { code: 4004 } } as const

/** The headers of the person, or of the current institution: the default one first, then the newest. */
export const getHeaderList = endpoint({
  method: 'POST',
  path: 'alc-alshop/InvoiceHeaderAction/getHeaderList',
  gate: 'login',
  summary: 'The invoice headers of the person or of the institution.',
  body: z.object(owner),
  data: z.object({ results: z.array(InvoiceHeader) }),
})

/**
 * Saves a header: a new one without `cHeaderUuid`. One of an enterprise needs its tax number; without `cBankAccount` the stored
 * account stays. The first one becomes the default.
 */
export const saveHeader = endpoint({
  method: 'POST',
  path: 'alc-alshop/InvoiceHeaderAction/saveHeader',
  gate: 'login',
  summary: 'Saves an invoice header.',
  body: z.object({
    ...owner,
    ...request,
    cHeaderUuid: optional(64),
    iHeaderType: z.union([z.literal(1), z.literal(2)]),
    cTitle: z.string().check(z.trim(), z.minLength(1), z.maxLength(HEADER_LIMITS.title)),
    cTaxNo: z._default(z.string().check(z.refine((text) => text === '' || isTaxNumber(text))), ''),
    cRegAddress: optional(HEADER_LIMITS.address),
    cRegPhone: z._default(z.string().check(z.regex(/^[0-9+() -]{0,20}$/)), ''),
    cBankName: optional(HEADER_LIMITS.bank),
    cBankAccount: z.optional(z.string().check(z.regex(/^(\d{8,30})?$/))),
    cEmail: z._default(z.string().check(z.refine((text) => text === '' || isEmail(text))), ''),
    cPhone: z._default(z.string().check(z.regex(/^[0-9+() -]{0,20}$/)), ''),
    bDefault: z._default(z.boolean(), false),
  }),
  data: InvoiceHeader,
  failures: {
    ...unknownHeader,
    HEADER_EXISTS: { code: 4009, data: z.object({ cField: z.literal('cTitle') }) },
    TAX_NUMBER_MISSING: { code: 4001, data: z.object({ cField: z.literal('cTaxNo') }) },
    TOO_MANY_HEADERS: { code: 4001, data: z.object({ iMax: z.int() }) },
  },
})

/** Deletes a header; the newest of the others becomes the default when it was. Orders keep their own copy. */
export const deleteHeader = endpoint({
  method: 'POST',
  path: 'alc-alshop/InvoiceHeaderAction/deleteHeader',
  gate: 'login',
  summary: 'Deletes an invoice header.',
  body: z.object({ ...owner, ...request, cHeaderUuid: uuid }),
  data: z.object({}),
  failures: unknownHeader,
})

/** Makes a header the default one of its owner. */
export const setDefaultHeader = endpoint({
  method: 'POST',
  path: 'alc-alshop/InvoiceHeaderAction/setDefaultHeader',
  gate: 'login',
  summary: 'Makes an invoice header the default.',
  body: z.object({ ...owner, ...request, cHeaderUuid: uuid }),
  data: z.object({}),
  failures: unknownHeader,
})
