import type { Send } from '@mallwright/contract/rpc'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'

import { wireColumn, wireCondition, wireList, wireQuery } from '../widget-host/test-plans.ts'
import { TestWidgetHost, testGateway } from '../widget-host/test-widget-host.tsx'
import type { ReferValue } from './model/reference.ts'
import { ReferInput } from './refer-input.tsx'

const LAYOUT = wireList('GOODS', [
  wireColumn('cName', '名称'),
  wireColumn('cCode', '编码'),
  wireColumn('cUuid', '标识', { bShow: false }),
])

const QUERY = wireQuery('GOODS', [wireCondition('cName', '名称')])

/** A tree of two nodes, one with two leaves. */
export const NODES = [
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

/** A gateway with a reference of a kind. */
export function gateway(kind: string, answers: Parameters<typeof testGateway>[0] = {}) {
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

/** A field of references, with what was chosen last. */
export function show(send: Send, isMultiple = false, start: readonly ReferValue[] = []) {
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

/** Opens the chooser. */
export const openChooser = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^商品/ }))
  return within(await screen.findByRole('dialog', { name: '参照选择' }))
}

/** A node without any below it. */
export const leaf = (n: number) => ({
  cTreeNodeTitle: `类${n}`,
  cTreeKey: `k${n}`,
  cTreeCode: '',
  cParentKey: '',
  children: [],
})
