import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it, vi } from 'vitest'

import { drawInvoice } from './draw-invoice.ts'
import type { InvoicePaper } from './invoice-paper.ts'

const paper: InvoicePaper = {
  title: '电子发票（普通发票）',
  isRed: false,
  invoiceNo: '00261128100000000001',
  invoiceCode: '',
  day: '2026-11-28',
  buyer: [['名称', '北辰精工（演示）有限公司']],
  seller: [['名称', '青禾办公（演示）有限公司']],
  lines: [
    { name: '喆镕牌复印纸', specText: 'A4 70g', unit: '箱', qty: 2, netCents: 10000, taxCents: 1300, taxRate: '13%' },
  ],
  netCents: 10000,
  taxCents: 1300,
  totalCents: 11300,
  remark: '订单号：261128',
}

/** The texts of each page, without blanks. */
async function textsOf(bytes: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1))
  const contents = await Promise.all(pages.map(async (page) => (await page).getTextContent()))
  return contents.map(({ items }) =>
    items
      .map((item) => ('str' in item ? item.str : ''))
      .join('')
      .replaceAll(/\s/g, ''),
  )
}

it('is a page whose texts can be read, rare characters included', async () => {
  const bytes = await drawInvoice(paper)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const [text, ...others] = await textsOf(bytes)
  expect(others).toEqual([])
  for (const part of [
    '电子发票（普通发票）',
    '发票号码：00261128100000000001',
    '喆镕牌复印纸',
    '壹佰壹拾叁元整',
    '¥113.00',
    '50',
    '订单号：261128',
  ])
    expect(text).toContain(part)
})

it('has fonts that a viewer draws without repair', async () => {
  const warnings = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const document = await getDocument({ data: new Uint8Array(await drawInvoice(paper)) }).promise
  warnings.mockClear()
  const { fnArray } = await (await document.getPage(1)).getOperatorList()
  expect(fnArray.length).toBeGreaterThan(50)
  expect(warnings.mock.calls.flat()).toEqual([])
  warnings.mockRestore()
})

it('goes on on further pages, each with the names of the columns', async () => {
  const lines = Array.from({ length: 120 }, (_, index) => ({
    ...(paper.lines[0] as (typeof paper.lines)[0]),
    name: `商品${index}`,
  }))
  const texts = await textsOf(await drawInvoice({ ...paper, lines }))
  expect(texts.length).toBeGreaterThan(1)
  expect(texts.filter((text) => text.includes('项目名称')).length).toBeGreaterThan(1)
  for (const { name } of lines) expect(texts.some((text) => text.includes(name))).toBe(true)
  expect(texts.at(-1)).toContain('价税合计（大写）')
})

it('shows a character that its font has not as 〓, and negative amounts', async () => {
  const red = { ...paper, isRed: true, netCents: -10000, taxCents: -1300, totalCents: -11300, remark: '𠮷' }
  const [text] = await textsOf(await drawInvoice(red))
  expect(text).toContain('〓')
  expect(text).toContain('¥-113.00')
  expect(text).toContain('负壹佰壹拾叁元整')
})
