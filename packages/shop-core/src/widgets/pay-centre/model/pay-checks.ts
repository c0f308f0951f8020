import { isPhone } from '@mallwright/contract'

import type { MethodNode } from './pay-order.ts'

/** What a payer entered. */
export interface PayerFields {
  readonly phone: string
  readonly accountName: string
  readonly accountNumber: string
}

/** A field of a payer. */
export type PayerField = keyof PayerFields

/** What keeps a payer from paying: the field, and the text by its name. */
export type PayIssue =
  | { readonly field: 'method'; readonly text: 'methodMissing' }
  | { readonly field: 'phone'; readonly text: 'phoneMissing' | 'phoneWrong' }
  | { readonly field: 'accountName'; readonly text: 'accountNameMissing' | 'accountNameWrong' }
  | { readonly field: 'accountNumber'; readonly text: 'accountNumberMissing' | 'accountNumberWrong' }

/** The first thing that is missing or wrong, in the order of specification 2 §5; formats: engine 7.1. */
export function checkPayer(leaf: MethodNode | undefined, fields: PayerFields): PayIssue | undefined {
  if (!leaf) return { field: 'method', text: 'methodMissing' }
  return (
    (leaf.showsPhone ? checkPhone(leaf, fields) : undefined) ??
    (leaf.showsAccount ? checkAccount(leaf, fields) : undefined)
  )
}

function checkPhone({ needsPhone }: MethodNode, { phone }: PayerFields): PayIssue | undefined {
  if (phone === '') return needsPhone ? { field: 'phone', text: 'phoneMissing' } : undefined
  return isPhone(phone) ? undefined : { field: 'phone', text: 'phoneWrong' }
}

function checkAccount({ needsAccount }: MethodNode, fields: PayerFields): PayIssue | undefined {
  const { accountName, accountNumber } = fields
  const length = Array.from(accountName).length
  if (accountName === '' && needsAccount) return { field: 'accountName', text: 'accountNameMissing' }
  if (accountNumber === '' && needsAccount) return { field: 'accountNumber', text: 'accountNumberMissing' }
  if (accountName !== '' && (length < 2 || length > 50)) return { field: 'accountName', text: 'accountNameWrong' }
  const isNumber = accountNumber === '' || /^\d{6,32}$/.test(accountNumber)
  return isNumber ? undefined : { field: 'accountNumber', text: 'accountNumberWrong' }
}
