import { buffer } from 'node:stream/consumers'

import { fen } from '@mallwright/contract/values'
import { expect, it } from 'vitest'

import { zipEntries } from '../file/media/read-zip.ts'
import { readWorkbook, sheetXmlOf } from '../testing/read-workbook.ts'
import { workbookStream } from './workbook.ts'
import type { Cell } from './workbook.ts'

const COLUMNS = [
  { title: '订单号', width: 22 },
  { title: '金额', width: 12 },
]

const bytesOf = (rows: AsyncIterable<readonly Cell[]>) =>
  buffer(workbookStream({ name: '订单', columns: COLUMNS, rows }))

async function* each(rows: readonly (readonly Cell[])[]) {
  yield* rows
}

it('holds titles and rows: texts, whole numbers, and amounts with two decimals', async () => {
  const bytes = await bytesOf(
    each([
      ['2611250001', { money: fen(123_450) }, 3],
      ['', { money: fen(5) }, 0],
    ]),
  )
  expect(readWorkbook(bytes)).toEqual([
    ['订单号', '金额'],
    ['2611250001', '1234.50', '3'],
    ['', '0.05', '0'],
  ])
  expect(zipEntries(bytes)).toContain('xl/workbook.xml')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'writes %j as text that no program reads as a formula',
  async (text) => {
    const bytes = await bytesOf(each([[text]]))
    const xml = sheetXmlOf(bytes)
    expect(readWorkbook(bytes)[1]).toEqual([text])
    expect(xml).not.toContain('<f')
    expect(xml).toMatch(/<c t="inlineStr" s="3"><is>/)
  },
)

it('escapes what XML has no place for', async () => {
  const bytes = await bytesOf(each([['a<b>&"c"\u0000\u001b\ud83d 😀\uffff']]))
  expect(readWorkbook(bytes)[1]).toEqual(['a<b>&"c" 😀'])
  expect(sheetXmlOf(bytes)).toContain('a&lt;b&gt;&amp;"c" 😀')
})

it('reads rows only as fast as it is read itself', async () => {
  let read = 0
  let isClosed = false
  async function* endless() {
    try {
      for (;;) yield [String(read++), String(Math.sin(read)).repeat(20)]
    } finally {
      isClosed = true
    }
  }
  const stream = workbookStream({ name: 's', columns: COLUMNS, rows: endless() })
  let bytes = 0
  for await (const chunk of stream) {
    bytes += (chunk as Buffer).length
    if (bytes > 100_000) break
  }
  // Some rows wait in the buffers between source and reader; an endless source would have filled the memory.
  expect(read).toBeLessThan(20_000)
  await expect.poll(() => isClosed).toBe(true)
})

it('fails with its rows', async () => {
  async function* failing() {
    yield ['1']
    throw new Error('no connection')
  }
  await expect(bytesOf(failing())).rejects.toThrow('no connection')
})
