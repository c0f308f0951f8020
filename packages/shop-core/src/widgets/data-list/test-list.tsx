import type { Send } from '@mallwright/contract/rpc'
import { render } from '@testing-library/react'

import { wireColumn, wireList } from '../widget-host/test-plans.ts'
import { TestWidgetHost, testGateway } from '../widget-host/test-widget-host.tsx'
import type { TestAnswer } from '../widget-host/test-widget-host.tsx'
import { DataList } from './data-list.tsx'
import type { DataListProps } from './data-list.tsx'

type Body = Record<string, unknown>

/** A column as the wire has it. */
export const column = (cFieldName: string, cTitleName: string, cFieldType: string, more: Body = {}) =>
  wireColumn(cFieldName, cTitleName, { cFieldType, iPrecision: 2, bSort: true, ...more })

const COLUMNS = [
  column('cName', '名称', 'Text', { bRequired: true }),
  column('iPrice', '价格', 'Number', { bSum: true }),
  column('iState', '状态', 'Select'),
  column('cUnit', '单位', 'Text'),
  column('cSpec', '规格', 'Text'),
  column('cId', '编号', 'Text', { bHide: true }),
]

/** The layout of a list of prices. */
export const LIST_LAYOUT = {
  ...wireList('PRICES', COLUMNS, {
    plan: { cOrderField: 'cName asc' },
    base: {
      cServerName: 'alc-alshop',
      cOrderField: 'cName asc',
      stateField: 'iState',
      stateOptions: [{ label: '在售', value: '1', color: 'success' }],
    },
  }),
  bHasPersonPlan: true,
}

/** The row at a place, from 0. */
export const rowAt = (index: number) => ({
  cRowKey: `row-${index}`,
  cName: `商品 ${index}`,
  iPrice: index + 0.1,
  iState: '1',
  $iState: '在售',
  cUnit: '箱',
  cSpec: 'A4 70g',
  cId: String(index),
  cExtra: true,
})

/** A gateway with so many rows. */
export function listGateway(total: number, change: Readonly<Record<string, (body: Body) => TestAnswer>> = {}) {
  const tested = testGateway({
    getBaseListPlan: () => ({ data: LIST_LAYOUT }),
    getPageData4List: ({ iPageNumber, iPageSize }) => {
      const first = (Number(iPageNumber) - 1) * Number(iPageSize)
      const count = Math.max(0, Math.min(Number(iPageSize), total - first))
      const pageData = Array.from({ length: count }, (_, index) => rowAt(first + index))
      return { data: { pageData, iTotleSize: total, sumMap: { iPrice: 99.5 }, cAsOf: 'moment', bCut: false } }
    },
    saveOneBaseListPlan: () => ({ data: { cPlanUUID: 'plan', iVersion: 1 } }),
    deleteOneBaseListPlanPost: () => ({ data: {} }),
    ...change,
  })
  return { ...tested, rowsAsked: () => tested.bodiesOf('getPageData4List') }
}

/** Shows the list in a host of tests. */
export function showList(
  send: Send,
  { retained, ...props }: Partial<DataListProps> & { retained?: Map<string, unknown> } = {},
) {
  return render(
    <TestWidgetHost send={send} {...(retained && { retained })}>
      <main>
        <DataList code="PRICES" {...props} />
      </main>
    </TestWidgetHost>,
  )
}
