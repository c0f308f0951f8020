import { expect, it } from 'vitest'

import { isInvoiceable, missingFields, redUntil } from './invoice.rules.ts'
import { TEST_HEADER } from './test-header.data.ts'

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
  expect(missingFields(TEST_HEADER)).toEqual([])
  expect(missingFields({ ...TEST_HEADER, regPhone: '', bankAccountEncrypted: null })).toEqual([
    'cRegPhone',
    'cBankAccount',
  ])
  expect(missingFields({ ...TEST_HEADER, headerType: 1 })).toEqual(['iHeaderType'])
})

it('leaves 30 days for a reversal', () => {
  expect(redUntil(new Date('2026-11-01T00:00:00Z'))).toEqual(new Date('2026-12-01T00:00:00Z'))
})
