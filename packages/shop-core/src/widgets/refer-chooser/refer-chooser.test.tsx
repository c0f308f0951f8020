import type { Send } from '@mallwright/contract/rpc'
import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'

import { layOut } from '../widget-host/test-layout.ts'
import { TestWidgetHost, testGateway } from '../widget-host/test-widget-host.tsx'
import type { ReferValue } from './model/reference.ts'
import { countText, MAX_CHOSEN, withToggled } from './model/refer-choice.ts'
import { ReferInput } from './refer-input.tsx'

type Body = Record<string, unknown>

const column = (cFieldName: string, cTitleName: string, more: Body = {}) => ({
  cItemUuid: `item-${cFieldName}`,
  cFieldName,
  cTitleName,
  cFieldType: 'Text',
  cFieldTypeCode: '',
  iPrecision: 0,
  bShow: true,
  bHide: false,
  bRequired: false,
  bSum: false,
  bSort: false,
  iOrder: 1,
  ...more,
})

const LAYOUT = {
  bHasOrgPlan: false,
  bHasPersonPlan: false,
  list: [column('cName', '名称'), column('cCode', '编码'), column('cUuid', '标识', { bShow: false })],
  plan: {
    bInit: true,
    iPlanType: 2,
    cOrgUuid: '',
    cPersonUuid: '',
    iVersion: 0,
    cBaseListCode: 'GOODS',
    iPageRowSize: 10,
    cOrderField: '',
  },
  baseList: {
    cBaseListCode: 'GOODS',
    cDataSourceType: 'table',
    cServerName: 's',
    cTableName: 'goods',
    cDataScopeType: 'site',
    cDefinedApi: '',
    cOrderField: '',
    cDetailListCode: '',
    stateField: '',
    stateOptions: [],
  },
}

const QUERY = {
  bHasOrgPlan: false,
  bHasPersonPlan: false,
  orgPlan: false,
  userPlan: false,
  plan: { bInit: true, iPlanType: 2, cOrgUuid: '', cPersonUuid: '', iVersion: 0, cBaseQueryCode: 'GOODS' },
  list: [
    {
      cItemUuid: 'q',
      cLabelName: '名称',
      cFieldName: 'cName',
      cFieldType: 'Text',
      iQueryModel: 3,
      cFieldTypeCode: '',
      cQueryFieldName: 'cName',
      bShow: true,
      iOrder: 1,
    },
  ],
}

const NODES = [
  {
    cTreeNodeTitle: '办公',
    cTreeKey: 'k1',
    cTreeCode: '01',
    cParentKey: '',
    children: [
      { cTreeNodeTitle: '纸张', cTreeKey: 'k11', cTreeCode: '0101', cParentKey: 'k1', children: [] },
      { cTreeNodeTitle: '笔类', cTreeKey: 'k12', cTreeCode: '0102', cParentKey: 'k1', children: [] },
    ],
  },
  { cTreeNodeTitle: '清洁', cTreeKey: 'k2', cTreeCode: '02', cParentKey: '', children: [] },
]

function gateway(kind: string, answers: Parameters<typeof testGateway>[0] = {}) {
  return testGateway({
    getReferByCode: () => ({
      data: {
        cReferType: kind,
        cBaseTreeCode: 'CLASS',
        cBaseQueryCode: 'GOODS',
        cBaseListCode: 'GOODS',
        cReferDataKey: 'cUuid',
        cListJoinField: 'cClassUuid',
        cTreeJoinField: 'cUuid',
        cTreeDataScopeType: 'site',
        cListDataScopeType: 'site',
        cSaveField: 'cUuid,cCode',
        cShowField: 'cName',
      },
    }),
    getBaseListPlan: () => ({ data: LAYOUT }),
    getBaseQueryPlan: () => ({ data: QUERY }),
    getPageData4List: () => ({
      data: {
        pageData: [1, 2, 3].map((n) => ({ cRowKey: `r${n}`, cUuid: `u${n}`, cName: `商品${n}`, cCode: `P0${n}` })),
        iTotleSize: 3,
        sumMap: {},
        cAsOf: '',
        bCut: false,
      },
    }),
    getOneTreeBaseByCode: () => ({
      data: {
        cDataSourceType: 'table',
        cDataScopeType: 'site',
        cServerName: 's',
        cTableName: 'CLASS',
        cDefinedApi: '',
        cQueryField: 'cName',
        cOrderField: '',
        cKeyField: 'cUuid',
        cParentKeyField: 'cParentUuid',
        cShowField: 'cName',
        cTreeCodeField: 'cCode',
      },
    }),
    getData4Tree: () => ({ data: { treeList: NODES, bLazy: false } }),
    ...answers,
  })
}

function show(send: Send, isMultiple = false, start: readonly ReferValue[] = []) {
  const chosen: (readonly ReferValue[])[] = []
  function Field() {
    const [value, setValue] = useState<readonly ReferValue[]>(start)
    return (
      <ReferInput
        label="商品"
        code="REF_GOODS"
        isMultiple={isMultiple}
        value={value}
        onChange={(next) => {
          chosen.push(next)
          setValue(next)
        }}
      />
    )
  }
  const view = render(
    <TestWidgetHost send={send}>
      <main>
        <Field />
      </main>
    </TestWidgetHost>,
  )
  return { ...view, chosen: () => chosen.at(-1) }
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^商品/ }))
  return within(await screen.findByRole('dialog', { name: '参照选择' }))
}

beforeEach(() => {
  setDocumentLocale('zh-CN')
  layOut()
})

describe('a reference to rows', () => {
  it('asks to choose first, then takes one row in place of another, and can be emptied', async () => {
    const { chosen, container } = show(gateway('list').send)
    const sheet = await open()
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
    const sheet = await open()
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
    const sheet = await open()
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
    const sheet = await open()
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
    const sheet = await open()
    await userEvent.click(await sheet.findByRole('checkbox', { name: /^办公/ }))
    await userEvent.click(sheet.getByRole('button', { name: '办公的下级' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: '笔类' }))
    await userEvent.click(sheet.getByRole('button', { name: '选择' }))
    expect(chosen()).toEqual([{ cName: '纸张', cUuid: 'k11', cCode: '0101' }])
  })
})

describe('a tree that is not as it was', () => {
  const leaf = (n: number) => ({
    cTreeNodeTitle: `类${n}`,
    cTreeKey: `k${n}`,
    cTreeCode: '',
    cParentKey: '',
    children: [],
  })

  it('is read again when it could not be read', async () => {
    let isDown = true
    const { send } = gateway('tree', {
      getData4Tree: () => (isDown ? { code: 5000 } : { data: { treeList: NODES, bLazy: false } }),
    })
    show(send)
    const sheet = await open()
    expect(await sheet.findByText('暂无数据')).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: '关闭' }))
    isDown = false
    expect(await (await open()).findByRole('button', { name: '办公' })).toBeInTheDocument()
  })

  it('gives no more than two hundred leaves at once', async () => {
    const treeList = Array.from({ length: MAX_CHOSEN + 1 }, (_, n) => leaf(n))
    show(gateway('tree', { getData4Tree: () => ({ data: { treeList, bLazy: false } }) }).send, true)
    const sheet = await open()
    await userEvent.click(await sheet.findByRole('checkbox', { name: '全选' }))
    expect(screen.getByText('最多选择200项')).toBeInTheDocument()
    expect(sheet.getByRole('button', { name: '已选 (0)' })).toBeInTheDocument()
  })

  it('that is too large for an answer is read level by level, and chosen in like any other', async () => {
    const { send, bodiesOf } = gateway('tree', {
      getData4Tree: ({ cWhere = '' }: { readonly cWhere?: string }) => {
        const top = Array.from({ length: 150 }, (_, n) => ({ ...leaf(n), bHasMore: true }))
        const below = top
          .filter(({ cTreeKey }) => cWhere.includes(`'${cTreeKey}'`))
          .map(({ cTreeKey }) => ({
            ...leaf(0),
            cTreeNodeTitle: `下${cTreeKey}`,
            cTreeKey: `${cTreeKey}x`,
            cParentKey: cTreeKey,
          }))
        return { data: cWhere ? { treeList: below, bLazy: false } : { treeList: top, bLazy: true } }
      },
    })
    const { chosen } = show(send, true)
    const sheet = await open()
    expect(await sheet.findByText('(0/1)', { selector: 'li:last-child small' })).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('checkbox', { name: /^类149/ }))
    await userEvent.click(sheet.getByRole('button', { name: '选择' }))
    expect(chosen()).toEqual([{ cName: '下k149', cUuid: 'k149x', cCode: '' }])
    // Each call names no more parents than a filter may.
    expect(bodiesOf('getData4Tree')).toHaveLength(3)
  })

  it('leaves a choice alone whose leaf is gone', async () => {
    const gone = { cName: '旧类', cUuid: 'gone', cCode: '99' }
    const { chosen } = show(gateway('tree').send, true, [gone])
    const sheet = await open()
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
  const sheet = await open()
  await userEvent.click(await sheet.findByRole('button', { name: /^商品1/ }))
  await userEvent.click(sheet.getByRole('button', { name: '选择' }))
  expect(chosen()?.map(({ cUuid }) => cUuid)).toEqual(['gone', 'u1'])
  const again = await open()
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
