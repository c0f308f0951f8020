import type { Send } from '@mallwright/contract/rpc'
import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { layOut } from '../widget-host/test-layout.ts'
import { testMenu, wireButton } from '../widget-host/test-menu.ts'
import { TestWidgetHost } from '../widget-host/test-widget-host.tsx'
import type { TestAnswer } from '../widget-host/test-widget-host.tsx'
import { DataList } from './data-list.tsx'
import type { DataListProps } from './data-list.tsx'
import { LIST_LAYOUT, listGateway, rowAt, showList } from './test-list.tsx'
import type { ListRow } from './model/row-page.ts'

type Body = Record<string, unknown>

beforeEach(() => {
  setDocumentLocale('zh-CN')
  layOut()
})

describe('a list of the server', () => {
  it('shows its rows with four columns, states and sums, and asks as its source says', async () => {
    const { send, rowsAsked } = listGateway(3)
    const { container } = showList(send)
    expect(await screen.findByRole('button', { name: '商品 0' })).toBeInTheDocument()
    expect(screen.getAllByText('在售')).toHaveLength(3)
    expect(screen.queryByText('A4 70g')).not.toBeInTheDocument()
    expect(screen.getByText('99.50')).toBeInTheDocument()
    expect(screen.getByText('没有更多了')).toBeInTheDocument()
    expect(rowsAsked()[0]).toMatchObject({
      cBaseListCode: 'PRICES',
      cTableName: 'prices',
      cDataScopeType: 'site',
      iPageNumber: 1,
      iPageSize: 10,
      cColumns: 'cName,iPrice,iState,cUnit,cSpec,cId',
      cOrderField: 'cName asc',
    })
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('expands all rows, and opens all columns of one', async () => {
    const { send } = listGateway(2)
    showList(send)
    await userEvent.click(await screen.findByRole('button', { name: '展开' }))
    expect(screen.getAllByText('A4 70g')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: '收起' }))
    expect(screen.queryByText('A4 70g')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '商品 1' }))
    const sheet = await screen.findByRole('dialog', { name: '商品 1' })
    expect(within(sheet).getByText('A4 70g')).toBeInTheDocument()
    expect(within(sheet).queryByText('编号')).not.toBeInTheDocument()
  })

  it('says that there is nothing, that one may not see it, and what went wrong', async () => {
    const nothing = showList(listGateway(0).send)
    expect(await screen.findByText('暂无数据')).toBeInTheDocument()
    nothing.unmount()
    const denied = showList(listGateway(1, { getBaseListPlan: () => ({ code: 2000, msg: '无数据权限' }) }).send)
    expect(await screen.findByText('无数据权限')).toBeInTheDocument()
    expect(screen.getByText('请联系管理员授权')).toBeInTheDocument()
    denied.unmount()
    let isDown = true
    const { send } = listGateway(1)
    const flaky: Send = (request) =>
      isDown && request.operation.path.endsWith('getPageData4List')
        ? Promise.resolve({ arrived: true, envelope: { code: 5000, msg: '查询超时，请缩小范围', data: null } })
        : send(request)
    showList(flaky)
    expect(await screen.findByText('查询超时，请缩小范围')).toBeInTheDocument()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('button', { name: '商品 0' })).toBeInTheDocument()
  })

  it('reads its layout again after a failure, when it is opened again', async () => {
    let isDown = true
    const layout = () => (isDown ? { code: 11_000, msg: '登录已失效' } : { data: LIST_LAYOUT })
    const { send } = listGateway(1, { getBaseListPlan: layout })
    const { rerender } = showList(send)
    expect(await screen.findByText('暂无数据')).toBeInTheDocument()
    isDown = false
    rerender(
      <TestWidgetHost send={send}>
        <main>
          <DataList key="again" code="PRICES" />
        </main>
      </TestWidgetHost>,
    )
    expect(await screen.findByRole('button', { name: '商品 0' })).toBeInTheDocument()
  })

  it('sorts by what is chosen, from page 1 on', async () => {
    const { send, rowsAsked } = listGateway(3)
    showList(send)
    await userEvent.click(await screen.findByRole('button', { name: '排序' }))
    const price = await screen.findByRole('group', { name: '价格的排序' })
    await userEvent.click(within(price).getByRole('button', { name: '降序' }))
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    await screen.findByRole('button', { name: '商品 0' })
    expect(rowsAsked().at(-1)).toMatchObject({ iPageNumber: 1, cOrderField: 'cName asc, iPrice desc' })
  })

  it('offers what the caller may do with a row: three buttons, the rest below 更多', async () => {
    const onOperate = vi.fn<NonNullable<DataListProps['onOperate']>>()
    const operation = (zh: string, method: string, code?: string) => ({
      label: { zh, en: method },
      method,
      ...(code && { code }),
    })
    const operations = [
      operation('通过', 'pass', 'PASS'),
      operation('驳回', 'refuse', 'REFUSE'),
      operation('复制', 'copy'),
      operation('打印', 'print'),
      operation('分享', 'share'),
    ]
    showList(listGateway(1, testMenu({}, ['PASS'])).send, { menu: 'PRICES', operations, onOperate })
    await userEvent.click(await screen.findByRole('button', { name: '通过' }))
    expect(onOperate.mock.calls[0]?.[0]).toMatchObject({ method: 'pass', rows: [{ key: 'row-0' }] })
    expect(screen.queryByRole('button', { name: '驳回' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '分享' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '更多' }))
    await userEvent.click(await screen.findByRole('button', { name: '分享' }))
    expect(onOperate.mock.calls[1]?.[0].method).toBe('share')
  })

  it('keeps rows, order and choice for the return to its entry of the history', async () => {
    const { send, rowsAsked } = listGateway(3)
    const retained = new Map<string, unknown>()
    const first = showList(send, { retained, choice: 'multiple' })
    await userEvent.click(await screen.findByRole('button', { name: '排序' }))
    const price = await screen.findByRole('group', { name: '价格的排序' })
    await userEvent.click(within(price).getByRole('button', { name: '降序' }))
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择商品 1' }))
    const asked = rowsAsked().length
    first.unmount()
    const again = showList(send, { retained, choice: 'multiple' })
    expect(await screen.findByRole('checkbox', { name: '选择商品 1' })).toBeChecked()
    expect(rowsAsked()).toHaveLength(asked)
    again.unmount()
    showList(send, { choice: 'multiple' })
    expect(await screen.findByRole('checkbox', { name: '选择商品 1' })).not.toBeChecked()
    expect(rowsAsked().at(-1)).toMatchObject({ cOrderField: 'cName asc' })
  })

  it('takes its operations from the buttons of its menu: by their codes, then by their conditions', async () => {
    const zones = {
      B: [wireButton('EXPORT', '导出'), wireButton('BATCH_PASS', '通过所选')],
      O: [
        wireButton('DETAIL', '详情'),
        wireButton('PASS', '通过', { cCondition: 'iPrice < 1 AND cExtra' }),
        wireButton('REFUSE', '驳回'),
      ],
    }
    const onOperate = vi.fn<NonNullable<DataListProps['onOperate']>>()
    const { send, rowsAsked } = listGateway(2, testMenu(zones, ['DETAIL', 'PASS', 'BATCH_PASS']))
    showList(send, { menu: 'PRICES', onOperate })
    expect(await screen.findAllByRole('button', { name: '详情' })).toHaveLength(2)
    expect(screen.getAllByRole('button', { name: '通过' })).toHaveLength(1)
    // What conditions read comes along, whether or not a column shows it.
    expect(rowsAsked()[0]?.['cColumns']).toBe('cName,iPrice,iState,cUnit,cSpec,cId,cExtra')
    expect(screen.queryByRole('button', { name: '驳回' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '导出' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '通过' }))
    expect(onOperate.mock.calls[0]?.[0]).toMatchObject({ method: 'pass', rows: [{ key: 'row-0' }] })
    // Rows can be chosen, since there is something to do with them.
    await userEvent.click(await screen.findByRole('checkbox', { name: '全选' }))
    await userEvent.click(screen.getByRole('button', { name: '通过所选' }))
    await userEvent.click(screen.getByRole('button', { name: '确认' }))
    expect(onOperate.mock.calls[1]?.[0]).toMatchObject({ method: 'batch_pass', rows: [{}, {}] })
    await userEvent.click(screen.getAllByRole('button', { name: '详情' })[1] as HTMLElement)
    expect(await screen.findByRole('dialog', { name: '商品 1' })).toBeInTheDocument()
    expect(onOperate).toHaveBeenCalledTimes(2)
  })

  it('offers nothing when its menu is unknown', async () => {
    const { send } = listGateway(1)
    showList(send, {
      menu: 'NOTHING',
      operations: [{ code: 'PASS', label: { zh: '通过', en: 'Pass' }, method: 'pass' }],
    })
    await screen.findByRole('button', { name: '商品 0' })
    expect(screen.queryByRole('button', { name: '通过' })).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('asks before a batch operation, and says so when nothing is chosen', async () => {
    const done: (readonly ListRow[])[] = []
    const batchOperations = [{ label: { zh: '删除', en: 'Delete' }, method: 'delete' }]
    showList(listGateway(2).send, {
      choice: 'multiple',
      batchOperations,
      onOperate: ({ rows }) => void done.push(rows),
    })
    await screen.findByRole('button', { name: '商品 0' })
    await userEvent.click(await screen.findByRole('button', { name: '删除' }))
    expect(screen.getByText('请先选择要【删除】的记录')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '确认' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '全选' }))
    await userEvent.click(screen.getByRole('button', { name: '删除' }))
    expect(screen.getByText('确认【删除】2条记录')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '确认' }))
    expect(done).toHaveLength(1)
    expect(done[0]).toHaveLength(2)
  })
})

describe('a compound list', () => {
  const layoutOf = ({ cBaseListCode }: Body): TestAnswer => {
    const below = cBaseListCode === 'LINES' ? {} : { cDetailListCode: 'LINES', cDetailJoinField: 'cClass' }
    return { data: { ...LIST_LAYOUT, baseList: { ...LIST_LAYOUT.baseList, cBaseListCode, ...below } } }
  }
  const page = () => {
    const subList = [rowAt(7), rowAt(8)]
    return {
      data: { pageData: [{ ...rowAt(0), subList, iSubTotal: 60 }], iTotleSize: 1, sumMap: {}, cAsOf: '', bCut: false },
    }
  }

  it('shows the first rows below each of its rows, and says where all of them are', async () => {
    const onOpenChildren = vi.fn<NonNullable<DataListProps['onOpenChildren']>>()
    showList(listGateway(1, { getBaseListPlan: layoutOf, getPageData4List: page }).send, { onOpenChildren })
    expect(await screen.findByText('商品 8')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '查看全部 60 条' }))
    expect(onOpenChildren).toHaveBeenCalledWith({
      code: 'LINES',
      filter: { field: 'cClass', value: 'row-0' },
      title: '商品 0',
    })
    await userEvent.click(screen.getByRole('button', { name: '收起' }))
    expect(screen.queryByText('商品 8')).not.toBeInTheDocument()
  })

  it('shows the other children of a row when they are asked for, and folds a row alone', async () => {
    const many = () => {
      const subList = Array.from({ length: 8 }, (_, index) => rowAt(20 + index))
      const data = { ...page().data, pageData: [{ ...rowAt(0), subList, iSubTotal: 8 }] }
      return { data }
    }
    showList(listGateway(1, { getBaseListPlan: layoutOf, getPageData4List: many }).send)
    expect(await screen.findByText('商品 24')).toBeInTheDocument()
    expect(screen.queryByText('商品 25')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '其余 3 条' }))
    expect(screen.getByText('商品 27')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '只看前 5 条' }))
    expect(screen.queryByText('商品 25')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '展开商品 0', expanded: true }))
    expect(screen.queryByText('商品 20')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '展开商品 0', expanded: false })).toBeInTheDocument()
  })

  it('only counts them where they are nowhere to be seen', async () => {
    showList(listGateway(1, { getBaseListPlan: layoutOf, getPageData4List: page }).send)
    expect(await screen.findByText('共 60 条')).toBeInTheDocument()
  })
})

describe('column settings', () => {
  it('refuse what is wrong, then save order, titles and what is shown, and the list follows', async () => {
    const { send, calls } = listGateway(2)
    showList(send)
    await userEvent.click(await screen.findByRole('button', { name: '设置' }))
    const sheet = within(await screen.findByRole('dialog', { name: '栏目设置' }))
    // The personal plan exists, so its level is open.
    expect(await sheet.findByRole('button', { name: '个人设置' })).toHaveAttribute('aria-pressed', 'true')
    expect(await sheet.findByRole('checkbox', { name: '显示名称' })).toBeDisabled()
    const size = sheet.getByRole('textbox', { name: '每页显示条数' })
    await userEvent.clear(size)
    await userEvent.click(sheet.getByRole('button', { name: '保存' }))
    expect(screen.getByText('每页显示条数不能为空')).toBeInTheDocument()
    await userEvent.type(size, '31')
    await userEvent.click(sheet.getByRole('button', { name: '保存' }))
    expect(screen.getByText('每页显示条数范围不合法')).toBeInTheDocument()
    await userEvent.clear(size)
    await userEvent.type(size, '20')
    await userEvent.click(sheet.getByRole('checkbox', { name: '显示单位' }))
    act(() => sheet.getByRole('button', { name: /^拖动或用方向键移动价格/ }).focus())
    await userEvent.keyboard('{ArrowUp}')
    expect(sheet.getByRole('button', { name: /移动价格/ })).toHaveFocus()
    await userEvent.click(sheet.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('栏目设置保存完成')).toBeInTheDocument()
    const saved = calls.find(({ name }) => name === 'saveOneBaseListPlan')?.body
    expect(saved).toMatchObject({ plan: { iPlanType: 2, iPageRowSize: 20 } })
    expect(saved?.['list']).toEqual([
      { cItemUuid: 'item-iPrice', cTitleName: '价格', bShow: true },
      { cItemUuid: 'item-cName', cTitleName: '名称', bShow: true },
      { cItemUuid: 'item-iState', cTitleName: '状态', bShow: true },
      { cItemUuid: 'item-cUnit', cTitleName: '单位', bShow: false },
      { cItemUuid: 'item-cSpec', cTitleName: '规格', bShow: true },
    ])
  })

  it('are not saved without columns, nor with one that has no title', async () => {
    let list = LIST_LAYOUT.list
    const { send, calls } = listGateway(1, { getBaseListPlan: () => ({ data: { ...LIST_LAYOUT, list } }) })
    showList(send)
    const open = async () => {
      await userEvent.click(await screen.findByRole('button', { name: '设置' }))
      return within(await screen.findByRole('dialog', { name: '栏目设置' }))
    }
    const sheet = await open()
    await userEvent.clear(await sheet.findByDisplayValue('价格'))
    await userEvent.click(sheet.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('栏目显示名称不能为空')).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: '关闭' }))
    list = []
    await userEvent.click((await open()).getByRole('button', { name: '组织设置' }))
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    expect(await screen.findByText('栏目设置对象为空')).toBeInTheDocument()
    expect(calls.filter(({ name }) => name === 'saveOneBaseListPlan')).toEqual([])
  })

  it('delete a plan after a question, at the levels that have one', async () => {
    const { send, calls } = listGateway(1)
    showList(send)
    await userEvent.click(await screen.findByRole('button', { name: '设置' }))
    const sheet = within(await screen.findByRole('dialog', { name: '栏目设置' }))
    await userEvent.click(await sheet.findByRole('button', { name: '组织设置' }))
    await sheet.findByRole('button', { name: '保存' })
    expect(sheet.queryByRole('button', { name: '删除' })).not.toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: '个人设置' }))
    await userEvent.click(await sheet.findByRole('button', { name: '删除' }))
    expect(screen.getByText('确认删除个人栏目设置？')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    expect(await screen.findByText('栏目设置删除完成')).toBeInTheDocument()
    expect(calls.find(({ name }) => name === 'deleteOneBaseListPlanPost')?.body).toMatchObject({ iPlanType: 2 })
  })
})
