import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { layOut } from '../widget-host/test-layout.ts'
import { countText, MAX_CHOSEN, withToggled } from './model/refer-choice.ts'
import { gateway, leaf, NODES, openChooser, show } from './test-reference.tsx'

beforeEach(() => {
  setDocumentLocale('zh-CN')
  layOut()
})

describe('a reference to rows', () => {
  it('asks to choose first, then takes one row in place of another, and can be emptied', async () => {
    const { chosen, container } = show(gateway('list').send)
    const sheet = await openChooser()
    await userEvent.click(await sheet.findByRole('button', { name: '选择' }))
    expect(screen.getByText('请先选择参照项')).toBeInTheDocument()
    await userEvent.click(await sheet.findByRole('button', { name: /^商品1/ }))
    await userEvent.click(sheet.getByRole('button', { name: /^商品2/ }))
    expect(sheet.getByRole('button', { name: /^商品1/ })).toHaveAttribute('aria-pressed', 'false')
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    await userEvent.click(sheet.getByRole('button', { name: '选择' }))
    expect(chosen()).toEqual([{ cName: '商品2', cUuid: 'u2', cCode: 'P02' }])
    expect(screen.getByRole('button', { name: '商品 商品2' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '清空商品' }))
    expect(chosen()).toEqual([])
  })

  it('counts several, lists them, and removes one', async () => {
    const { chosen } = show(gateway('list').send, true)
    const sheet = await openChooser()
    for (const name of [/^商品1/, /^商品2/, /^商品3/]) {
      await userEvent.click(await sheet.findByRole('button', { name }))
    }
    await userEvent.click(sheet.getByRole('button', { name: '已选 (3)' }))
    const list = within(await screen.findByRole('dialog', { name: '已选' }))
    expect(list.getByRole('status')).toHaveTextContent('总计 3')
    await userEvent.click(list.getByRole('button', { name: '删除商品2' }))
    await userEvent.click(list.getByRole('button', { name: '关闭' }))
    await userEvent.click(sheet.getByRole('button', { name: '选择' }))
    expect(chosen()?.map(({ cUuid }) => cUuid)).toEqual(['u1', 'u3'])
  })

  it('is narrowed by categories, of which a whole one stands for all below it', async () => {
    const { send, bodiesOf } = gateway('tree-list')
    show(send)
    const sheet = await openChooser()
    await userEvent.click(await sheet.findByRole('button', { name: '分类' }))
    const filter = within(await screen.findByRole('dialog', { name: '分类筛选' }))
    await userEvent.click(await filter.findByRole('checkbox', { name: /办公 ?\(0\/2\)/ }))
    expect(filter.getByRole('checkbox', { name: /办公 ?\(2\/2\)/ })).toBeChecked()
    await userEvent.click(filter.getByRole('button', { name: '确定' }))
    expect(await sheet.findByRole('button', { name: '分类1' })).toBeInTheDocument()
    expect(bodiesOf('getPageData4List').at(-1)).toMatchObject({
      iPageSize: 30,
      cFilterField: 'cClassUuid',
      cFilterValue: 'k1',
    })
  })
})

describe('a reference to nodes', () => {
  it('goes down the tree, searches its leaves, and saves key, code and title', async () => {
    const { chosen } = show(gateway('tree').send)
    const sheet = await openChooser()
    await userEvent.click(await sheet.findByRole('button', { name: '办公' }))
    await userEvent.click(sheet.getByRole('button', { name: '根目录' }))
    await userEvent.type(sheet.getByRole('searchbox'), '没有')
    expect(sheet.getByText('暂无结果')).toBeInTheDocument()
    await userEvent.clear(sheet.getByRole('searchbox'))
    await userEvent.type(sheet.getByRole('searchbox'), '纸')
    await userEvent.click(sheet.getByRole('button', { name: '纸张' }))
    await userEvent.click(sheet.getByRole('button', { name: '选择' }))
    expect(chosen()).toEqual([{ cName: '纸张', cUuid: 'k11', cCode: '0101' }])
  })

  it('takes all leaves below a node', async () => {
    const { chosen } = show(gateway('tree').send, true)
    const sheet = await openChooser()
    await userEvent.click(await sheet.findByRole('checkbox', { name: /^办公/ }))
    await userEvent.click(sheet.getByRole('button', { name: '办公的下级' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: '笔类' }))
    await userEvent.click(sheet.getByRole('button', { name: '选择' }))
    expect(chosen()).toEqual([{ cName: '纸张', cUuid: 'k11', cCode: '0101' }])
  })
})

describe('a tree that is not as it was', () => {
  it('is read again when it could not be read', async () => {
    let isDown = true
    const { send } = gateway('tree', {
      getData4Tree: () => (isDown ? { code: 5000 } : { data: { treeList: NODES, bLazy: false } }),
    })
    show(send)
    const sheet = await openChooser()
    expect(await sheet.findByText('暂无数据')).toBeInTheDocument()
    expect(screen.getByText('树节点数据获取：网络开小差了')).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: '关闭' }))
    isDown = false
    expect(await (await openChooser()).findByRole('button', { name: '办公' })).toBeInTheDocument()
  })

  it('gives no more than two hundred leaves at once', async () => {
    const treeList = Array.from({ length: MAX_CHOSEN + 1 }, (_, n) => leaf(n))
    show(gateway('tree', { getData4Tree: () => ({ data: { treeList, bLazy: false } }) }).send, true)
    const sheet = await openChooser()
    await userEvent.click(await sheet.findByRole('checkbox', { name: '全选' }))
    expect(screen.getByText('最多选择200项')).toBeInTheDocument()
    expect(sheet.getByRole('button', { name: '已选 (0)' })).toBeInTheDocument()
  })

  it('leaves a choice alone whose leaf is gone', async () => {
    const gone = { cName: '旧类', cUuid: 'gone', cCode: '99' }
    const { chosen } = show(gateway('tree').send, true, [gone])
    const sheet = await openChooser()
    await userEvent.click(await sheet.findByRole('checkbox', { name: '清洁' }))
    await userEvent.click(sheet.getByRole('button', { name: '选择' }))
    expect(chosen()).toEqual([gone, { cName: '清洁', cUuid: 'k2', cCode: '02' }])
  })
})

it('tells of a stale reference, which may stay until it is removed', async () => {
  const gone = { cName: '停售', cUuid: 'gone', cCode: '', bStale: true }
  const { chosen, container } = show(gateway('list').send, true, [gone])
  expect(await screen.findByRole('button', { name: '商品 停售 已失效' })).toBeInTheDocument()
  expect(container.querySelector('s')).toHaveTextContent('停售')
  const sheet = await openChooser()
  await userEvent.click(await sheet.findByRole('button', { name: /^商品1/ }))
  await userEvent.click(sheet.getByRole('button', { name: '选择' }))
  expect(chosen()?.map(({ cUuid }) => cUuid)).toEqual(['gone', 'u1'])
  const again = await openChooser()
  await userEvent.click(await again.findByRole('button', { name: '已选 (2)' }))
  const list = within(await screen.findByRole('dialog', { name: '已选' }))
  expect(list.getByText('已失效')).toBeInTheDocument()
  await userEvent.click(list.getByRole('button', { name: '删除停售' }))
  await userEvent.click(list.getByRole('button', { name: '关闭' }))
  await userEvent.click(again.getByRole('button', { name: '选择' }))
  expect(chosen()?.map(({ cUuid }) => cUuid)).toEqual(['u1'])
})

describe('a choice of references', () => {
  const reference = {
    kind: 'list',
    listCode: '',
    queryCode: '',
    treeCode: '',
    listJoin: '',
    saveFields: ['cUuid'],
    showField: 'cName',
  } as const

  it('ends at two hundred, and is counted up to a hundred', () => {
    const all = Array.from({ length: MAX_CHOSEN }, (_, index) => ({ cUuid: `u${index}` }))
    expect(withToggled(all, { cUuid: 'more' }, { reference, isMultiple: true })).toBeUndefined()
    expect(withToggled(all, { cUuid: 'u7' }, { reference, isMultiple: true })).toHaveLength(MAX_CHOSEN - 1)
    expect([99, 100, 101].map(countText)).toEqual(['99', '100', '99+'])
  })
})
