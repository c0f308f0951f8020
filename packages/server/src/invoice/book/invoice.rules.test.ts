import { expect, it } from 'vitest'

import { isInvoiceable, missingFields, redUntil } from './invoice.rules.ts'

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

it('leaves 30 days for a reversal', () => {
  expect(redUntil(new Date('2026-11-01T00:00:00Z'))).toEqual(new Date('2026-12-01T00:00:00Z'))
})
