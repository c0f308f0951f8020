import { expect, it } from 'vitest'

import { isInvoiceable, missingFields, redUntil, wrongNumber } from './invoice.rules.ts'

const order = { state: 50, paidCents: 1000, refundedCents: 0, openAfterSales: 0 } as const

it('invoices what was kept of completed orders; the mall’s own from their shipment on', () => {
  expect(isInvoiceable(order, false)).toBe(true)
  expect(isInvoiceable({ ...order, refundedCents: 999 }, false)).toBe(true)
  expect(isInvoiceable({ ...order, refundedCents: 1000 }, false)).toBe(false)
  expect(isInvoiceable({ ...order, openAfterSales: 1 }, false)).toBe(false)
  expect([30, 35, 40, 60, 70].map((state) => isInvoiceable({ ...order, state: state as 40 }, false))).not.toContain(
    true,
  )
  expect(isInvoiceable({ ...order, state: 40 }, true)).toBe(true)
  expect(isInvoiceable({ ...order, state: 35 }, true)).toBe(false)
})

it('asks six fields of a header for a special invoice', () => {
  const header = {
    headerType: 2,
    title: '北辰精工',
    taxNo: '91110000MA0DEM001A',
    regAddress: '演示路 3 号',
    regPhone: '0571-88880000',
    bankName: '演示银行',
    bankAccountEncrypted: 'x',
  } as const
  expect(missingFields(header)).toEqual([])
  expect(missingFields({ ...header, regPhone: '', bankAccountEncrypted: null })).toEqual(['cRegPhone', 'cBankAccount'])
  expect(missingFields({ ...header, headerType: 1 })).toEqual(['iHeaderType'])
})

it('takes 20 digits, or 8 with a code of 10 or 12', () => {
  const digits = (count: number) => '7'.repeat(count)
  expect(wrongNumber(digits(20), '')).toBeUndefined()
  expect([10, 12].map((count) => wrongNumber(digits(8), digits(count)))).toEqual([undefined, undefined])
  expect([wrongNumber('', ''), wrongNumber(digits(19), ''), wrongNumber('a'.repeat(20), '')]).toEqual(
    Array.from({ length: 3 }, () => 'cInvoiceNo'),
  )
  expect([wrongNumber(digits(8), ''), wrongNumber(digits(8), digits(11))]).toEqual(['cInvoiceCode', 'cInvoiceCode'])
  expect(wrongNumber(digits(20), digits(12))).toBe('cInvoiceNo')
})

it('leaves 30 days for a reversal', () => {
  expect(redUntil(new Date('2026-11-01T00:00:00Z'))).toEqual(new Date('2026-12-01T00:00:00Z'))
})
