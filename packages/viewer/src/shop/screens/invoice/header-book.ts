import { deleteHeader, getHeaderList, HEADER_TYPES, saveHeader, setDefaultHeader } from '@mallwright/contract/invoice'
import type { InvoiceHeader as WireHeader } from '@mallwright/contract/invoice'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { CallError } from '@mallwright/shop-core/query'

const OPERATIONS = { deleteHeader, getHeaderList, saveHeader, setDefaultHeader }

/** Calls of the invoice header screen, loaded with it. */
export function headerApi(send: Send) {
  return createApi(OPERATIONS, send)
}

/** Who invoices are made out to. */
export interface InvoiceHeader {
  readonly id: string
  readonly isEnterprise: boolean
  readonly title: string
  readonly taxNo: string
  readonly address: string
  readonly phone: string
  readonly bank: string
  /** Masked but for its last four digits. */
  readonly account: string
  readonly email: string
  readonly isDefault: boolean
  /** Has everything that a 增值税专用发票 asks for. */
  readonly isSpecial: boolean
}

/** The headers of the person or of the current institution, the default one first. Rejects with `CallError`. */
export async function readHeaders(send: Send, isInstitution: boolean): Promise<readonly InvoiceHeader[]> {
  const answer = await headerApi(send).getHeaderList({ body: { bInstitution: isInstitution } })
  if (!answer.ok) throw new CallError(answer)
  return answer.data.results.map(headerOf)
}

function headerOf(header: WireHeader): InvoiceHeader {
  return {
    id: header.cHeaderUuid,
    isEnterprise: header.iHeaderType === HEADER_TYPES.enterprise,
    title: header.cTitle,
    taxNo: header.cTaxNo,
    address: header.cRegAddress,
    phone: header.cRegPhone,
    bank: header.cBankName,
    account: header.cBankAccount,
    email: header.cEmail,
    isDefault: header.bDefault,
    isSpecial: header.bSpecial,
  }
}
