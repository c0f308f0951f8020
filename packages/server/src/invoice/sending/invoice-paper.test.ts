import fc from 'fast-check'
import { expect, it } from 'vitest'

import type { InvoiceRow } from '../book/invoice-row.store.ts'
import { TEST_HEADER } from '../book/test-header.data.ts'
import { invoicePaper } from './invoice-paper.ts'
import type { PaperRow } from './paper-rows.store.ts'

const cipher = { decrypt: (text: string) => text.toUpperCase() }
const seller = {
  name: '青禾办公',
  taxNo: '91110000MA0DEM004K',
  shopName: '青禾办公专营店',
  orderNos: '1 2',
  locale: 'zh-CN',
}
const row = {
  kind: 2,
  medium: 1,
  content: 1,
  header: TEST_HEADER,
  invoiceNo: '00000000000000000001',
  invoiceCode: '',
  issuedAt: new Date('2026-11-28T15:59:59Z'),
  redInvoiceNo: '00000000000000000002',
  redInvoiceCode: '',
  redAt: new Date('2026-11-28T16:00:00Z'),
  redReason: '抬头有误',
  remark: '请寄前台',
} as InvoiceRow

const line = (change: Partial<PaperRow>): PaperRow => ({
  name: '复印纸',
  specText: 'A4',
  unit: '箱',
  className: '纸张',
  qty: 2,
  amountCents: 11300,
  taxRate: '0.13',
  ...change,
})

it('names buyer and seller, the account of a special invoice, the day in Shanghai', () => {
  const paper = invoicePaper(row, { seller, found: [line({})], cipher }, false)
  expect(paper).toMatchObject({
    title: '电子发票（增值税专用发票）',
    day: '2026-11-28',
    buyer: [
      ['名称', '北辰精工'],
      ['纳税人识别号', '91110000MA0DEM001A'],
      expect.anything(),
      ['开户行及账号', '演示银行 ABC'],
    ],
    lines: [{ qty: 2, netCents: 10000, taxCents: 1300, taxRate: '13%' }],
    remark: '订单号：1 2\n请寄前台',
  })
  const plain = invoicePaper({ ...row, kind: 1, medium: 2 }, { seller, found: [], cipher }, false)
  expect(plain.title).toBe('发票（普通发票）')
  expect(plain.buyer).toHaveLength(2)
})

it('is negative on a red one, which names the other', () => {
  const paper = invoicePaper(row, { seller, found: [line({})], cipher }, true)
  expect(paper).toMatchObject({
    title: '红字电子发票（增值税专用发票）',
    day: '2026-11-29',
    totalCents: -11300,
    lines: [{ qty: -2 }],
  })
  expect(paper.invoiceNo).toBe('00000000000000000002')
  expect(paper.remark).toContain('被红冲蓝字发票号码：00000000000000000001；原因：抬头有误')
})

it('names classes with their sums, each rate by itself', () => {
  const found = [line({}), line({ name: '彩纸', amountCents: 700 }), line({ taxRate: '' }), line({ className: '耗材' })]
  const paper = invoicePaper({ ...row, content: 2 }, { seller, found, cipher }, false)
  expect(
    paper.lines.map(({ name, specText, qty, taxRate, netCents, taxCents }) => [
      name,
      specText,
      qty,
      taxRate,
      netCents + taxCents,
    ]),
  ).toEqual([
    ['纸张', '', 0, '13%', 12000],
    ['纸张', '', 0, '', 11300],
    ['耗材', '', 0, '13%', 11300],
  ])
})

it('adds up to the fen, whatever the rates', () => {
  const lines = fc.array(
    fc.record({
      amountCents: fc.integer({ min: 1, max: 100_000_000 }),
      taxRate: fc.constantFrom('', '0', '0.01', '0.03', '0.06', '0.09', '0.13'),
      className: fc.constantFrom('纸张', '耗材'),
    }),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(lines, fc.constantFrom(1 as const, 2 as const), fc.boolean(), (found, content, isRed) => {
      const paper = invoicePaper({ ...row, content }, { seller, found: found.map(line), cipher }, isRed)
      const total = found.reduce((sum, { amountCents }) => sum + amountCents, 0)
      expect(paper.totalCents).toBe(isRed ? -total : total)
      expect(paper.netCents + paper.taxCents).toBe(paper.totalCents)
    }),
  )
})
