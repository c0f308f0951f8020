import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { createRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { layOut } from '../widget-host/test-layout.ts'
import { gateway } from '../refer-chooser/test-reference.tsx'
import { TestWidgetHost } from '../widget-host/test-widget-host.tsx'
import { LineTable } from './line-table.tsx'
import type { LineTableHandle } from './line-table.tsx'
import type { LineColumn } from './model/line-column.ts'
import { createLineTable } from './model/line-table.machine.ts'
import type { LineTableOptions } from './model/line-table.machine.ts'

const COLUMNS: readonly LineColumn[] = [
  { field: 'cName', title: '名称', type: 'Text', isRequired: true },
  { field: 'iQty', title: '数量', type: 'Number', isRequired: true, min: '0', max: '50' },
  { field: 'iPrice', title: '单价', type: 'Number', precision: 2 },
  { field: 'iAmount', title: '金额', type: 'Number', precision: 2, formula: 'iQty*iPrice', isSummed: true },
  { field: 'cUpNo', title: '上游单号', type: 'Text', isReadOnly: true },
  { field: 'cRemark', title: '备注', type: 'TextArea' },
]

const URGENCY = [
  { cOptionKey: '1', cOptionName: '普通', bDisabled: false, cColor: '' },
  { cOptionKey: '2', cOptionName: '加急', bDisabled: false, cColor: '' },
  { cOptionKey: '3', cOptionName: '旧级', bDisabled: true, cColor: '' },
]

/** The table at a desk. */
function show(options: Partial<LineTableOptions> = {}) {
  const table = createLineTable({
    columns: COLUMNS,
    rows: [
      { id: '1', values: { cName: '复印纸', iQty: '2', iPrice: '21.5', cUpNo: 'PR2611-00001' } },
      { id: '2', values: { cName: '签字笔', iQty: '10', iPrice: '1.2' } },
    ],
    today: '2026-11-23',
    ...options,
  })
  const handle = createRef<LineTableHandle>()
  const { container } = render(
    <TestWidgetHost send={gateway('list', { getOneEnumByCode: () => ({ data: { optionList: URGENCY } }) }).send} isDesk>
      <main>
        <LineTable table={table} ref={handle} />
      </main>
    </TestWidgetHost>,
  )
  return { container, table, handle }
}

/** A row of lines by its place, from 1. */
const rowAt = async (place: number) => within((await screen.findAllByRole('row'))[place] as HTMLElement)

const valuesOf = ({ table }: ReturnType<typeof show>, field: string) =>
  table.state.getState().rows.map(({ values }) => values[field])

beforeEach(() => {
  setDocumentLocale('zh-CN')
  layOut()
})

it('takes numbers and texts in their cells, and computes once a cell is left, without axe violations', async () => {
  const shown = show()
  const row = await rowAt(1)
  const quantity = row.getByRole('textbox', { name: '数量' })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '3x{Enter}')
  expect(valuesOf(shown, 'iQty')).toEqual(['3', '10'])
  expect((await rowAt(1)).getByText('64.50')).toBeInTheDocument()
  const name = row.getByRole('textbox', { name: '名称' })
  await userEvent.clear(name)
  await userEvent.type(name, '打印纸')
  expect(valuesOf(shown, 'cName')).toEqual(['复印纸', '签字笔'])
  await userEvent.tab()
  expect(valuesOf(shown, 'cName')).toEqual(['打印纸', '签字笔'])
  expect((await axe.run(shown.container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
})

it('keeps each digit of a number that is typed before the next frame', async () => {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => frames.push(run))
  const shown = show()
  const quantity = (await rowAt(2)).getByRole('textbox', { name: '数量' })
  await userEvent.click(quantity)
  await userEvent.keyboard('{Control>}a{/Control}1')
  for (const run of frames.splice(0)) run(0)
  await userEvent.keyboard('2{Tab}')
  expect(valuesOf(shown, 'iQty')).toEqual(['2', '12'])
  vi.restoreAllMocks()
})

it('clamps a number to its bounds', async () => {
  const shown = show()
  const quantity = (await rowAt(2)).getByRole('textbox', { name: '数量' })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '99')
  await userEvent.tab()
  expect(valuesOf(shown, 'iQty')).toEqual(['2', '50'])
})

it('types into nothing that is computed, read-only, or of a table that is disabled', async () => {
  show()
  const row = await rowAt(1)
  expect(row.queryByRole('textbox', { name: '金额' })).not.toBeInTheDocument()
  expect(row.queryByRole('textbox', { name: '上游单号' })).not.toBeInTheDocument()
  expect(row.getByText('PR2611-00001')).toBeInTheDocument()
  expect(row.getByRole('textbox', { name: '单价' })).toHaveValue('21.5')
})

it('has no inputs when it is disabled, and still opens the form of a row', async () => {
  show({ isDisabled: true })
  const row = await rowAt(1)
  expect(row.queryByRole('textbox')).not.toBeInTheDocument()
  expect(row.queryByRole('button', { name: '删除第1行' })).not.toBeInTheDocument()
  await userEvent.click(row.getByRole('button', { name: '打开第1行' }))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
})

it('marks the cells that a check finds missing until they are filled', async () => {
  const { handle, container } = show({ rows: [{ id: '1', values: { cName: '', iQty: '2' } }] })
  await screen.findByRole('textbox', { name: '名称' })
  act(() => void handle.current?.check())
  expect(container.querySelectorAll('.is-missing')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await userEvent.type((await rowAt(1)).getByRole('textbox', { name: '名称' }), '钢笔{Enter}')
  expect(container.querySelectorAll('.is-missing')).toHaveLength(0)
})

it('removes a row after a question, by the mouse and by the Delete key', async () => {
  const shown = show()
  await userEvent.click((await rowAt(2)).getByRole('button', { name: '删除第2行' }))
  await userEvent.click(await screen.findByRole('button', { name: '取消' }))
  expect(valuesOf(shown, 'cName')).toEqual(['复印纸', '签字笔'])
  act(() => screen.getByRole('button', { name: '打开第1行' }).focus())
  await userEvent.keyboard('{Delete}')
  await userEvent.click(await screen.findByRole('button', { name: '确认' }))
  expect(valuesOf(shown, 'cName')).toEqual(['签字笔'])
})

it('chooses options, dates and references in their cells, and checks boxes', async () => {
  const columns: readonly LineColumn[] = [
    { field: 'cName', title: '名称', type: 'Text', inputFilter: (text) => text.replaceAll(/\d/g, '') },
    { field: 'cUrgency', title: '紧急程度', type: 'Select', typeCode: 'URGENCY' },
    { field: 'dNeed', title: '需求日期', type: 'Date', typeCode: 'date' },
    { field: 'bSample', title: '样品', type: 'Checkbox' },
    { field: 'cProd', title: '商品', type: 'Refer', typeCode: 'REF_GOODS' },
    { field: 'cNote', title: '说明', type: 'TextArea' },
  ]
  const rows = [{ id: '1', values: { cName: '复印纸', cUrgency: '3', dNeed: '2026-11-30' } }]
  const shown = show({ columns, rows })
  const row = await rowAt(1)
  await userEvent.type(row.getByRole('textbox', { name: '名称' }), '8开{Enter}')
  expect(valuesOf(shown, 'cName')).toEqual(['复印纸开'])
  const urgency = row.getByRole('combobox', { name: '紧急程度' })
  // What was stopped stays, and cannot be chosen anew.
  expect(await row.findByRole('option', { name: '旧级' })).toBeEnabled()
  await userEvent.selectOptions(urgency, '加急')
  expect(valuesOf(shown, 'cUrgency')).toEqual(['2'])
  expect(row.getByRole('option', { name: '旧级' })).toBeDisabled()
  await userEvent.click(row.getByRole('checkbox', { name: '样品' }))
  expect(valuesOf(shown, 'bSample')).toEqual(['1'])
  await userEvent.click(row.getByRole('button', { name: /^需求日期/ }))
  const day = await screen.findByRole('textbox', { name: '需求日期' })
  await userEvent.clear(day)
  await userEvent.type(day, '2026-12-24{Enter}')
  expect(valuesOf(shown, 'dNeed')).toEqual(['2026-12-24'])
  await userEvent.click(row.getByRole('button', { name: /^商品/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^商品1/ }))
  await userEvent.click(screen.getByRole('button', { name: '选择' }))
  expect(await row.findByRole('button', { name: /^商品 商品1/ })).toBeInTheDocument()
  await userEvent.click(row.getByRole('button', { name: '清空商品' }))
  expect(valuesOf(shown, 'cProd')).toEqual([''])
  // The form of the row is opened by its number, and by what has no room in a cell.
  await userEvent.click(row.getByRole('button', { name: /^–/ }))
  expect(await screen.findByRole('dialog', { name: '编辑行' })).toBeInTheDocument()
  expect((await axe.run(shown.container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
})
