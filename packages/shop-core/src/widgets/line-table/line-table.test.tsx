import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { createRef } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'

import { layOut } from '../widget-host/test-layout.ts'
import { wireColumn, wireList } from '../widget-host/test-plans.ts'
import { TestWidgetHost, testGateway } from '../widget-host/test-widget-host.tsx'
import { createScanQueue } from './line-scan.ts'
import { LineTable } from './line-table.tsx'
import type { LineTableHandle, LineTableProps } from './line-table.tsx'
import type { LineColumn } from './model/line-column.ts'
import { createLineTable } from './model/line-table.machine.ts'
import type { LineTableOptions, RowChange } from './model/line-table.machine.ts'

const COLUMNS: readonly LineColumn[] = [
  { field: 'cName', title: '名称', type: 'Text', isRequired: true },
  { field: 'iQty', title: '数量', type: 'Number', isRequired: true, isSummed: true, min: '0' },
  { field: 'iPrice', title: '单价', type: 'Number', precision: 2 },
  { field: 'iAmount', title: '金额', type: 'Number', precision: 2, formula: 'iQty*iPrice', isSummed: true },
  { field: 'cUnit', title: '单位', type: 'Text' },
  { field: 'cRemark', title: '备注', type: 'TextArea' },
]

const make = (options: Partial<LineTableOptions> = {}) =>
  createLineTable({
    columns: COLUMNS,
    rows: [
      { id: '1', values: { cName: '复印纸', iQty: '2', iPrice: '21.5', cUnit: '包', cRemark: '急用' } },
      { id: '2', values: { cName: '签字笔', iQty: '10', iPrice: '1.2' } },
    ],
    today: '2026-11-23',
    ...options,
  })

function show(table = make(), props: Partial<LineTableProps> = {}, answers: Parameters<typeof testGateway>[0] = {}) {
  const { send, bodiesOf } = testGateway(answers)
  const view = render(
    <TestWidgetHost send={send}>
      <main>
        <LineTable table={table} {...props} />
      </main>
    </TestWidgetHost>,
  )
  return { ...view, table, bodiesOf }
}

const type = async (form: ReturnType<typeof within>, label: string, value: string) => {
  await userEvent.click(form.getByRole('button', { name: new RegExp(`^${label} `) }))
  const pad = within(await screen.findByRole('dialog', { name: label }))
  fireEvent.change(pad.getByRole('textbox'), { target: { value } })
  await userEvent.click(pad.getByRole('button', { name: '确认' }))
}

beforeEach(() => {
  setDocumentLocale('zh-CN')
  layOut()
})

describe('a table of line items', () => {
  it('shows its rows with four values, their number and totals; all values when it is expanded', async () => {
    const { container } = show()
    expect(screen.getByRole('heading', { name: '数据列表' })).toBeInTheDocument()
    expect(screen.getByText('总计: 2 行')).toBeInTheDocument()
    expect(screen.getByText('55.00')).toBeInTheDocument()
    expect(screen.queryByText('急用')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '展开' }))
    expect(screen.getByText('急用')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '折叠' })).toBeInTheDocument()
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('adds a row, then another, and computes while it is typed', async () => {
    const { table } = show()
    await userEvent.click(screen.getByRole('button', { name: '新增行' }))
    const form = within(await screen.findByRole('dialog', { name: '新增行' }))
    expect(form.getByRole('button', { name: '确 定' })).toBeDisabled()
    await userEvent.type(form.getByRole('textbox', { name: '名称' }), '订书机')
    await type(form, '数量', '3')
    await type(form, '单价', '8.255')
    expect(form.getByText('24.75')).toBeInTheDocument()
    await userEvent.click(form.getByRole('button', { name: '保存并新增' }))
    expect(form.getByText('2 / 2')).toBeInTheDocument()
    expect(form.getByRole('textbox', { name: '名称' })).toHaveValue('')
    await userEvent.click(form.getByRole('button', { name: '上一条' }))
    expect(form.getByRole('textbox', { name: '名称' })).toHaveValue('订书机')
    await userEvent.click(form.getByRole('button', { name: '确 定' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(table.result().rows.map(({ values }) => values['cName'])).toEqual(['复印纸', '签字笔', '订书机'])
    expect(screen.getByText('总计: 3 行')).toBeInTheDocument()
  })

  it('shows the columns of the plan that applies, which its settings change', async () => {
    const planned = ['cRemark', 'cName', 'iQty', 'iPrice', 'iAmount', 'cUnit'].map((cFieldName, iOrder) =>
      wireColumn(cFieldName, cFieldName === 'cName' ? '品名' : `第${iOrder}列`, {
        bShow: cFieldName !== 'iPrice',
        bRequired: cFieldName === 'cName',
        iOrder,
      }),
    )
    const plan = { bInit: false, iVersion: 3, iPageRowSize: 20 }
    const layout = { ...wireList('LINES', planned, { plan, base: { cDataSourceType: 'none' } }), bHasPersonPlan: true }
    const table = make({ rows: [{ id: '1', values: { iQty: '2', cRemark: '急用' } }] })
    const ref = createRef<LineTableHandle>()
    const { bodiesOf } = show(
      table,
      { layout: 'LINES', ref },
      {
        getBaseListPlan: () => ({ data: layout }),
        saveOneBaseListPlan: () => ({ data: { cPlanUUID: 'plan', iVersion: 4 } }),
      },
    )
    const card = within(await screen.findByRole('article'))
    expect(await card.findByRole('button', { name: '急用' })).toBeInTheDocument()
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['品名', '第2列', '第4列', '第5列'])
    act(() => void ref.current?.check())
    expect(screen.getByText('第1条记录【品名】不能为空')).toBeInTheDocument()
    const form = within(await screen.findByRole('dialog', { name: '编辑行' }))
    expect(form.getByText('品名不能为空')).toBeInTheDocument()
    expect(form.queryByText('单价')).not.toBeInTheDocument()
    await userEvent.click(form.getByRole('button', { name: '确 定' }))
    await userEvent.click(screen.getByRole('button', { name: '设置' }))
    const sheet = within(await screen.findByRole('dialog', { name: '栏目设置' }))
    expect(await sheet.findByDisplayValue('品名')).toBeInTheDocument()
    expect(sheet.queryByText('每页显示条数')).not.toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(bodiesOf('saveOneBaseListPlan')).toMatchObject([
        { plan: { iPageRowSize: 20, iPlanType: 2, iVersion: 3 } },
      ]),
    )
  })

  it('has no settings without a list that has plans, nor while such a list fails', async () => {
    show()
    expect(screen.queryByRole('button', { name: '设置' })).not.toBeInTheDocument()
    const { bodiesOf } = show(make(), { layout: 'LINES' })
    await waitFor(() => expect(bodiesOf('getBaseListPlan')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: '设置' })).not.toBeInTheDocument()
    expect(screen.getAllByText('复印纸')).toHaveLength(2)
  })

  it('asks for an address where a text is a location', async () => {
    show(make({ columns: [{ field: 'cAddress', title: '地址', type: 'Text', typeCode: 'location' }] }))
    await userEvent.click(screen.getByRole('button', { name: '新增行' }))
    const form = within(await screen.findByRole('dialog', { name: '新增行' }))
    expect(form.getByRole('button', { name: '地址 请选择' })).toHaveAttribute('aria-haspopup', 'dialog')
  })

  it('adds up to ten rows alike', async () => {
    const { table } = show()
    await userEvent.click(screen.getByRole('button', { name: '新增行' }))
    const form = within(await screen.findByRole('dialog', { name: '新增行' }))
    await userEvent.type(form.getByRole('textbox', { name: '名称' }), '笔')
    await type(form, '批量添加行数', '11')
    await userEvent.click(form.getByRole('button', { name: '确 定' }))
    expect(screen.getByText('批量添加行数范围不合法')).toBeInTheDocument()
    await type(form, '批量添加行数', '')
    await userEvent.click(form.getByRole('button', { name: '确 定' }))
    expect(screen.getByText('批量添加行数不能为空')).toBeInTheDocument()
    await type(form, '批量添加行数', '10')
    await userEvent.click(form.getByRole('button', { name: '确 定' }))
    expect(table.result().rows).toHaveLength(12)
  })

  it('pages through rows in the form, and puts all back when it is cancelled', async () => {
    const { table } = show()
    await userEvent.click(screen.getByRole('button', { name: '复印纸' }))
    const form = within(await screen.findByRole('dialog', { name: '编辑行' }))
    await userEvent.clear(form.getByRole('textbox', { name: '单位' }))
    await userEvent.click(form.getByRole('button', { name: '下一条' }))
    expect(form.getByRole('textbox', { name: '名称' })).toHaveValue('签字笔')
    await userEvent.click(form.getByRole('button', { name: '取 消' }))
    expect(screen.getByText('放弃已填写的内容？')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(form.getByRole('textbox', { name: '名称' })).toHaveValue('签字笔')
    await userEvent.click(form.getByRole('button', { name: '取 消' }))
    await userEvent.click(await screen.findByRole('button', { name: '确认' }))
    expect(screen.queryByRole('dialog', { name: '编辑行' })).not.toBeInTheDocument()
    expect(table.result().rows[0]).toMatchObject({ cRowState: 'empty', values: { cUnit: '包' } })
  })

  it('asks before a row is removed', async () => {
    const { table } = show()
    await userEvent.click(screen.getByRole('button', { name: '删除第1行' }))
    expect(screen.getByText('确认删除该行数据？')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '确认' }))
    expect(await screen.findByText('总计: 1 行')).toBeInTheDocument()
    expect(table.result().deleted).toEqual(['1'])
  })

  it('tells the first missing value, opens its row and marks each', async () => {
    const table = make({
      rows: [
        { id: '1', values: { cName: '纸', iQty: '1' } },
        { id: '2', values: { cName: '笔' } },
      ],
    })
    const handle = createRef<LineTableHandle>()
    show(table, { ref: handle })
    await screen.findByRole('button', { name: '笔' })
    const answers: (boolean | undefined)[] = []
    act(() => void answers.push(handle.current?.check()))
    expect(answers).toEqual([false])
    expect(await screen.findByText('第2条记录【数量】不能为空')).toBeInTheDocument()
    const form = within(await screen.findByRole('dialog', { name: '编辑行' }))
    expect(form.getByText('数量不能为空')).toBeInTheDocument()
    await type(form, '数量', '5')
    expect(form.queryByText('数量不能为空')).not.toBeInTheDocument()
  })

  it('can be read and not changed when it is disabled', async () => {
    show(make({ isDisabled: true }))
    expect(screen.queryByRole('button', { name: '新增行' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '删除第1行' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '复印纸' }))
    const form = within(await screen.findByRole('dialog', { name: '查看行' }))
    expect(form.queryByRole('button', { name: '取 消' })).not.toBeInTheDocument()
    expect(form.queryByRole('button', { name: '确 定' })).not.toBeInTheDocument()
    expect(form.queryByRole('textbox')).not.toBeInTheDocument()
  })
})

describe('what is entered', () => {
  it('keeps its lines in a field of several, and counts its length', async () => {
    show(make({ rows: [{ id: '1', values: { cName: '复印纸', cRemark: '急用\n轻放' } }] }))
    await userEvent.click(screen.getByRole('button', { name: '复印纸' }))
    const form = within(await screen.findByRole('dialog', { name: '编辑行' }))
    expect(form.getByRole('textbox', { name: '备注' })).toHaveValue('急用\n轻放')
    expect(form.getByText('5 / 200')).toBeInTheDocument()
  })

  it('is told to be required to who cannot see the star', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: '复印纸' }))
    const form = within(await screen.findByRole('dialog', { name: '编辑行' }))
    expect(form.getByRole('textbox', { name: '名称' })).toHaveAccessibleDescription(/^必填/)
    expect(form.getByRole('button', { name: /^数量/ })).toHaveAccessibleDescription(/^必填/)
    expect(form.getByRole('textbox', { name: '单位' })).not.toHaveAccessibleDescription()
  })

  it('goes into one row, however often the form is asked for before it is drawn', async () => {
    const { table } = show()
    const add = screen.getByRole('button', { name: '新增行' })
    act(() => {
      add.click()
      add.click()
    })
    const form = within(await screen.findByRole('dialog', { name: '新增行' }))
    await userEvent.click(form.getByRole('button', { name: '取 消' }))
    expect(table.state.getState().rows).toHaveLength(2)
  })
})

it('a computed number without a precision shows the two decimals that it has', () => {
  const columns: readonly LineColumn[] = [
    { field: 'iPrice', title: '单价', type: 'Number', precision: 2 },
    { field: 'iHalf', title: '一半', type: 'Number', formula: 'iPrice/2' },
  ]
  show(make({ columns, rows: [{ id: '1', values: { iPrice: '24.9' } }] }))
  expect(screen.getByText('12.45')).toBeInTheDocument()
})

describe('scanned codes', () => {
  const rules = {
    resolve: (code: string) => Promise.resolve(code === 'X' ? undefined : { values: { cName: code, iPrice: '1' } }),
    mergeFields: ['cName', 'iPrice'],
    quantityField: 'iQty',
  }

  const free = () => Promise.resolve()

  it('add a row, count an equal one up, and tell an unknown one', async () => {
    const { table } = show(make({ rows: [] }), { scan: rules })
    const input = await screen.findByRole('textbox', { name: '扫码新增行' })
    await userEvent.type(input, 'P01{Enter}P02{Enter}P01{Enter}X{Enter}')
    expect(await screen.findByText('未找到编码【X】')).toBeInTheDocument()
    expect(table.result().rows.map(({ values }) => [values['cName'], values['iQty']])).toEqual([
      ['P01', '2'],
      ['P02', '1'],
    ])
    // The row that was met flashes, each time by another animation: the same one would not start anew.
    const met = () => screen.getByRole('button', { name: 'P01' }).closest('article')?.className
    const before = met()
    expect(before).toContain('is-scanned')
    await userEvent.type(input, 'P01{Enter}')
    await waitFor(() => expect(met()).not.toBe(before))
    expect(met()).toContain('is-scanned')
  })

  it('whose answer comes while a form is open are added when it is cancelled', async () => {
    let answer: (found: RowChange) => void = () => undefined
    const resolve = () => new Promise<RowChange>((done) => (answer = done))
    const { table } = show(make({ rows: [] }), { scan: { ...rules, resolve } })
    await userEvent.type(await screen.findByRole('textbox', { name: '扫码新增行' }), 'P01{Enter}')
    await userEvent.click(screen.getByRole('button', { name: '新增行' }))
    const form = await screen.findByRole('dialog', { name: '新增行' })
    await act(async () => answer({ values: { cName: 'P01', iPrice: '1' } }))
    await userEvent.click(within(form).getByRole('button', { name: '取 消' }))
    // Nothing was typed, so nothing is asked.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await screen.findByRole('button', { name: 'P01' })).toBeInTheDocument()
    expect(table.result().rows.map(({ values }) => values['cName'])).toEqual(['P01'])
  })

  it('count up exactly', async () => {
    const table = make({ columns: COLUMNS, rows: [{ id: '1', values: { cName: 'P01', iQty: '0.57', iPrice: '1' } }] })
    await createScanQueue(table, rules, free)('P01')
    expect(table.result().rows[0]?.values['iQty']).toBe('1.57')
  })

  it('wait for those before them, and go on after a failure', async () => {
    const table = make({ rows: [] })
    const order: string[] = []
    const scan = createScanQueue(
      table,
      {
        ...rules,
        resolve: async (code) => {
          await Promise.resolve()
          order.push(code)
          if (code === 'bad') throw new Error('no answer')
          return { values: { cName: code } }
        },
      },
      free,
    )
    const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map(scan))
    expect(order).toEqual(['a', 'bad', 'b'])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(table.result().rows).toHaveLength(2)
  })
})
