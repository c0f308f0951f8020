import type { Send } from '@mallwright/contract/rpc'
import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'

import type { ListFilter } from '../data-list/model/row-reader.ts'
import { TestWidgetHost, testGateway } from '../widget-host/test-widget-host.tsx'
import type { TestAnswer } from '../widget-host/test-widget-host.tsx'
import { QueryPanel } from './query-panel.tsx'

type Body = Record<string, unknown>

const item = (cFieldName: string, cLabelName: string, cFieldType: string, iQueryModel: number) => ({
  cItemUuid: `item-${cFieldName}`,
  cLabelName,
  cFieldName,
  cFieldType,
  iQueryModel,
  cFieldTypeCode: '',
  cQueryFieldName: cFieldName,
  bShow: true,
  iOrder: 1,
})

const ITEMS = [
  item('cName', '商品名称', 'Text', 3),
  { ...item('iKind', '价格类型', 'Select', 11), cFieldTypeCode: 'KIND' },
  { ...item('iPrice', '单价', 'Number', 6), cFieldTypeCode: '2' },
  { ...item('dFrom', '生效日期', 'Date', 6), cFieldTypeCode: 'date' },
  item('bEnded', '已失效', 'Checkbox', 1),
  { ...item('cClassUuid', '分类', 'Refer', 11), cFieldTypeCode: 'REF_CLASS' },
  { ...item('cHidden', '隐藏', 'Text', 3), bShow: false },
]

const PLAN = {
  bInit: true,
  iPlanType: 2,
  cOrgUuid: 'organisation',
  cPersonUuid: 'person-1',
  iVersion: 0,
  cBaseQueryCode: 'PRICES',
}

function gateway(change: Readonly<Record<string, (body: Body, params: Body) => TestAnswer>> = {}) {
  return testGateway({
    getBaseQueryPlan: () => ({
      data: { bHasOrgPlan: false, bHasPersonPlan: false, orgPlan: false, userPlan: false, plan: PLAN, list: ITEMS },
    }),
    getOneEnumByCode: () => ({
      data: {
        optionList: [
          { cOptionName: '通用价', cOptionKey: '1', bDisabled: false, cColor: '' },
          { cOptionName: '协议价', cOptionKey: '2', bDisabled: false, cColor: '' },
          { cOptionName: '旧价', cOptionKey: '3', bDisabled: true, cColor: '' },
        ],
      },
    }),
    getDefaultValue: () => ({ data: {} }),
    deleteDefaultValue: () => ({ data: {} }),
    saveDefaultValue: () => ({ data: {} }),
    saveOneBaseQueryPlan: () => ({ data: { cPlanUUID: 'plan', iVersion: 1 } }),
    ...change,
  })
}

function show(send: Send) {
  const filters: ListFilter[] = []
  const view = render(
    <TestWidgetHost send={send}>
      <main>
        <QueryPanel code="PRICES" fixed={{ op: 'test', field: 'iState', kind: '=', values: ['1'] }}>
          {(filter) => {
            filters.push(filter)
            return <p>列表</p>
          }}
        </QueryPanel>
      </main>
    </TestWidgetHost>,
  )
  return { ...view, filter: () => filters.at(-1), first: () => filters[0] }
}

const panel = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^筛选/ }))
  return within(await screen.findByRole('dialog', { name: '条件查询' }))
}

beforeEach(() => setDocumentLocale('zh-CN'))

describe('by keyword', () => {
  it('searches the text conditions beside what is fixed, and ends when the text is emptied', async () => {
    const { filter, container } = show(gateway().send)
    const box = await screen.findByRole('searchbox', { name: '请输入关键字' })
    expect(filter()).toMatchObject({ where: "iState = '1'", conditions: [] })
    await userEvent.type(box, ' 50%纸 {Enter}')
    expect(filter()?.where).toBe(`iState = '1' AND (cName LIKE '%50\\%纸%' OR cHidden LIKE '%50\\%纸%')`)
    await userEvent.clear(box)
    expect(filter()).toMatchObject({ where: "iState = '1'", conditions: [] })
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })
})

describe('by conditions', () => {
  it('sends what has a value, tells by a dot that it applies, and closes when cleared', async () => {
    const { filter } = show(gateway().send)
    const sheet = await panel()
    await userEvent.type(sheet.getByRole('textbox', { name: '商品名称' }), ' A4 ')
    await userEvent.click(sheet.getByRole('checkbox', { name: '已失效' }))
    await userEvent.click(sheet.getByRole('button', { name: '价格类型 请选择' }))
    const options = within(await screen.findByRole('dialog', { name: '价格类型' }))
    expect(await options.findByRole('button', { name: '旧价' })).toBeDisabled()
    await userEvent.click(options.getByRole('button', { name: '协议价' }))
    await userEvent.click(options.getByRole('button', { name: '通用价' }))
    await userEvent.click(options.getByRole('button', { name: '确定' }))
    expect(sheet.getByRole('button', { name: '价格类型 通用价、协议价' })).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: '查询' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(filter()?.conditions).toEqual([
      { cQueryFieldName: 'cName', cValueType: 'string', iQueryModel: 3, valueList: ['A4'] },
      { cQueryFieldName: 'iKind', cValueType: 'int', iQueryModel: 11, valueList: ['2', '1'] },
      { cQueryFieldName: 'bEnded', cValueType: 'bool', iQueryModel: 1, valueList: ['1'] },
    ])
    expect(screen.getByRole('button', { name: '筛选，已设条件' })).toBeInTheDocument()
    const again = await panel()
    await userEvent.click(again.getByRole('button', { name: '清空' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(filter()?.conditions).toEqual([])
    expect(screen.getByRole('button', { name: '筛选' })).toBeInTheDocument()
  })

  it('refuses an interval that ends before it begins, and keeps it', async () => {
    const { filter } = show(gateway().send)
    const sheet = await panel()
    const enter = async (bound: string, text: string) => {
      await userEvent.click(sheet.getByRole('button', { name: `单价 ${bound}` }))
      const pad = within(await screen.findByRole('dialog', { name: `单价 · ${bound}` }))
      fireEvent.change(pad.getByRole('textbox'), { target: { value: text } })
      await userEvent.click(pad.getByRole('button', { name: '确认' }))
    }
    await enter('开始', '12.505')
    await enter('结束', '7')
    await userEvent.click(sheet.getByRole('button', { name: '查询' }))
    expect(sheet.getByText('开始值不能大于结束值')).toBeInTheDocument()
    expect(filter()?.conditions).toEqual([])
    await userEvent.click(sheet.getByRole('button', { name: '单价 结束 7' }))
    const pad = within(await screen.findByRole('dialog', { name: '单价 · 结束' }))
    // Keys go on after the old value, C takes it away.
    await userEvent.click(pad.getByRole('button', { name: '0' }))
    await userEvent.click(pad.getByRole('button', { name: '确认' }))
    await userEvent.click(sheet.getByRole('button', { name: '查询' }))
    expect(filter()?.conditions).toEqual([
      { cQueryFieldName: 'iPrice', cValueType: 'float', iQueryModel: 6, valueList: ['12.5', '70'] },
    ])
  })

  it('takes the last seven days by one tap, and a day typed into its sheet', async () => {
    const { filter } = show(gateway().send)
    const sheet = await panel()
    await userEvent.click(sheet.getByRole('button', { name: '近7天' }))
    await userEvent.click(sheet.getByRole('button', { name: '查询' }))
    const [first = '', last = ''] = valuesOf(filter())
    expect([first.slice(11), last.slice(11)]).toEqual(['00:00:00', '23:59:59'])
    expect(Date.parse(last.slice(0, 10)) - Date.parse(first.slice(0, 10))).toBe(6 * 86_400_000)
    const again = await panel()
    await userEvent.click(again.getByRole('button', { name: new RegExp(`^生效日期 结束 ${last.slice(0, 10)}`) }))
    const entry = within(await screen.findByRole('dialog', { name: '生效日期 · 结束' }))
    fireEvent.change(entry.getByRole('textbox'), { target: { value: '2024-02-30' } })
    expect(entry.getByText('请按 yyyy-MM-dd 输入')).toBeInTheDocument()
    expect(entry.getByRole('button', { name: '确认' })).toBeDisabled()
    fireEvent.change(entry.getByRole('textbox'), { target: { value: '2099-2-3' } })
    await userEvent.click(entry.getByRole('button', { name: '确认' }))
    await userEvent.click(again.getByRole('button', { name: '查询' }))
    expect(valuesOf(filter())[1]).toBe('2099-02-03 23:59:59')
  })
})

const valuesOf = (filter: ListFilter | undefined) =>
  (filter?.conditions?.[0] as { readonly valueList: readonly string[] } | undefined)?.valueList ?? []

describe('default values', () => {
  it('apply before the first rows are asked for', async () => {
    const { first } = show(
      gateway({ getDefaultValue: () => ({ data: { cName: '纸', iPrice: '["1",""]', gone: 'x' } }) }).send,
    )
    expect(await screen.findByRole('button', { name: '筛选，已设条件' })).toBeInTheDocument()
    expect(first()?.conditions).toEqual([
      { cQueryFieldName: 'cName', cValueType: 'string', iQueryModel: 3, valueList: ['纸'] },
      { cQueryFieldName: 'iPrice', cValueType: 'float', iQueryModel: 6, valueList: ['1', ''] },
    ])
  })

  it('are saved and cleared with a word, and not saved without a value', async () => {
    const { send, bodiesOf } = gateway()
    show(send)
    const sheet = await panel()
    await userEvent.click(sheet.getByRole('button', { name: '保存默认值' }))
    expect(screen.getByText('当前查询条件没有任何值，无法保存')).toBeInTheDocument()
    await userEvent.type(sheet.getByRole('textbox', { name: '商品名称' }), '纸')
    await userEvent.click(sheet.getByRole('button', { name: '今天' }))
    await userEvent.click(sheet.getByRole('button', { name: '保存默认值' }))
    expect(await screen.findByText('默认值保存成功')).toBeInTheDocument()
    expect(bodiesOf('saveDefaultValue')[0]).toMatchObject({
      componentTypeEnum: 'QUERY',
      cComponentKey: 'PRICES',
      cUserUuid: 'person-1',
      defaultMap: { cName: '纸', dFrom: '{"quick":1}' },
    })
    await userEvent.click(sheet.getByRole('button', { name: '清空默认值' }))
    expect(await screen.findByText('默认值清除成功')).toBeInTheDocument()
  })
})

it('the conditions are set in their sheet, where none may be without a name', async () => {
  const { send, bodiesOf } = gateway()
  show(send)
  const sheet = await panel()
  await userEvent.click(sheet.getByRole('button', { name: '条件设置' }))
  const settings = within(await screen.findByRole('dialog', { name: '条件设置' }))
  const name = await settings.findByRole('textbox', { name: '商品名称的显示名称' })
  await userEvent.clear(name)
  await userEvent.click(settings.getByRole('button', { name: '保存' }))
  expect(screen.getByText('查询条件名称不能为空')).toBeInTheDocument()
  fireEvent.change(settings.getByRole('textbox', { name: '的显示名称' }), { target: { value: '品名' } })
  await userEvent.click(settings.getByRole('checkbox', { name: '显示单价' }))
  await userEvent.click(settings.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('条件设置保存完成')).toBeInTheDocument()
  expect(bodiesOf('saveOneBaseQueryPlan')[0]).toMatchObject({
    plan: { cBaseQueryCode: 'PRICES', iPlanType: 1 },
    list: [
      { cLabelName: '品名', bShow: true },
      { cLabelName: '价格类型' },
      { cLabelName: '单价', bShow: false },
      {},
      {},
      {},
      {},
    ],
  })
})

it('what is entered outlives the saving of settings: the panel stays open, and the sheets close one by one', async () => {
  const { send, calls } = gateway()
  show(send)
  const sheet = await panel()
  await userEvent.type(sheet.getByRole('textbox', { name: '商品名称' }), '纸')
  await userEvent.click(sheet.getByRole('button', { name: '条件设置' }))
  const settings = within(await screen.findByRole('dialog', { name: '条件设置' }))
  const layouts = () => calls.filter(({ name }) => name === 'getBaseQueryPlan').length
  await settings.findByRole('textbox', { name: '商品名称的显示名称' })
  const before = layouts()
  await userEvent.click(settings.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(layouts()).toBeGreaterThan(before))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '条件设置' })).not.toBeInTheDocument())
  await act(async () => {})
  expect(screen.getByRole('dialog', { name: '条件查询' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: '商品名称' })).toHaveValue('纸')
})

it('what is searched for outlives the saving of settings, as far as it is still offered', async () => {
  let list = ITEMS
  const answered = () => ({
    data: { bHasOrgPlan: false, bHasPersonPlan: false, orgPlan: false, userPlan: false, plan: PLAN, list },
  })
  const { send } = gateway({ getBaseQueryPlan: answered, getDefaultValue: () => ({ data: { cName: '默认' } }) })
  const { filter } = show(send)
  const sheet = await panel()
  const name = sheet.getByRole('textbox', { name: '商品名称' })
  await userEvent.clear(name)
  await userEvent.type(name, '纸')
  await userEvent.click(sheet.getByRole('checkbox', { name: '已失效' }))
  await userEvent.click(sheet.getByRole('button', { name: '查询' }))
  expect(filter()?.conditions).toHaveLength(2)
  list = ITEMS.map((each) => (each.cFieldName === 'bEnded' ? { ...each, bShow: false } : each))
  await userEvent.click((await panel()).getByRole('button', { name: '条件设置' }))
  const settings = within(await screen.findByRole('dialog', { name: '条件设置' }))
  await settings.findByRole('textbox', { name: '商品名称的显示名称' })
  await userEvent.click(settings.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(filter()?.conditions).toHaveLength(1))
  expect(valuesOf(filter())).toEqual(['纸'])
})
