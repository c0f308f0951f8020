import { expect, it } from 'vitest'

import type { LineColumn } from './line-column.ts'
import { laidOutColumns } from './line-layout.ts'

const NAME: LineColumn = { field: 'cName', title: '名称', type: 'Text', isRequired: true }
const COUNT: LineColumn = { field: 'iQty', title: '数量', type: 'Number', precision: 3 }
const NOTE: LineColumn = { field: 'cRemark', title: '备注', type: 'TextArea' }

it('gives columns the order, the titles and the visibility of a layout, and nothing else', () => {
  const layout = [
    { field: 'cRemark', title: '说明', isShown: false },
    { field: 'cUnknown', title: '未知', isShown: true },
    { field: 'cName', title: '商品', isShown: true },
  ]
  expect(laidOutColumns([NAME, COUNT, NOTE], layout)).toEqual([
    { ...NOTE, title: '说明', isShown: false },
    { ...NAME, title: '商品', isShown: true },
    COUNT,
  ])
})

it('never hides what must be filled in', () => {
  const [column] = laidOutColumns([NAME], [{ field: 'cName', title: '名称', isShown: false }])
  expect(column?.isShown).toBe(true)
})

it('leaves columns as they are without a layout', () => {
  expect(laidOutColumns([NAME, COUNT], [])).toEqual([NAME, COUNT])
})
