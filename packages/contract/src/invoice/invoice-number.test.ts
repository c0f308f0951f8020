import { expect, it } from 'vitest'

import { auditNumber, wrongInvoiceNumber } from './invoice-number.ts'

it('takes 20 digits, or 8 with a code of 10 or 12', () => {
  const digits = (count: number) => '7'.repeat(count)
  expect(wrongInvoiceNumber(digits(20), '')).toBeUndefined()
  expect([10, 12].map((count) => wrongInvoiceNumber(digits(8), digits(count)))).toEqual([undefined, undefined])
  expect([
    wrongInvoiceNumber('', ''),
    wrongInvoiceNumber(digits(19), ''),
    wrongInvoiceNumber('a'.repeat(20), ''),
  ]).toEqual(Array.from({ length: 3 }, () => 'cInvoiceNo'))
  expect([wrongInvoiceNumber(digits(8), ''), wrongInvoiceNumber(digits(8), digits(11))]).toEqual([
    'cInvoiceCode',
    'cInvoiceCode',
  ])
  expect(wrongInvoiceNumber(digits(20), digits(12))).toBe('cInvoiceNo')
})

it('numbers the answers of a shop from 1 on', () => {
  expect((['accept', 'issue', 'reject', 'red'] as const).map(auditNumber)).toEqual([1, 2, 3, 4])
})
