import { HEADER_TYPES } from '@mallwright/contract/invoice'
import type { InvoiceHeader } from '@mallwright/contract/invoice'

import type { PersonalDataCipher } from '../personal-data/personal-data-cipher.ts'
import type { HeaderRow } from './invoice-header.store.ts'

/** A stored header in wire names; of its bank account only the last four digits travel. Domain 1.0, personal data. */
export function wireHeader(row: HeaderRow, cipher: Pick<PersonalDataCipher, 'decrypt'>): InvoiceHeader {
  const account = row.bankAccountEncrypted === null ? '' : cipher.decrypt(row.bankAccountEncrypted)
  const details = [row.taxNo, row.regAddress, row.regPhone, row.bankName, account]
  return {
    cHeaderUuid: row.id,
    iHeaderType: row.headerType,
    cTitle: row.title,
    cTaxNo: row.taxNo,
    cRegAddress: row.regAddress,
    cRegPhone: row.regPhone,
    cBankName: row.bankName,
    cBankAccount: account === '' ? '' : `${'*'.repeat(account.length - 4)}${account.slice(-4)}`,
    cEmail: row.email,
    cPhone: row.phone,
    bDefault: row.isDefault,
    bSpecial: row.headerType === HEADER_TYPES.enterprise && !details.includes(''),
  }
}
