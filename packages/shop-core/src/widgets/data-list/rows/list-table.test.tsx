import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, it, vi } from 'vitest'

import { layOut } from '../../widget-host/test-layout.ts'
import { wireList } from '../../widget-host/test-plans.ts'
import { TestWidgetHost, testGateway } from '../../widget-host/test-widget-host.tsx'
import { DataList } from '../data-list.tsx'
import type { DataListProps } from '../data-list.tsx'
import { column } from '../test-list.tsx'

const LAYOUT = wireList(
  'ORDERS',
  [
    column('cNo', '单据编号', 'Text'),
    column('iAmount', '金额', 'Number'),
    column('iState', '状态', 'Select'),
    column('cRemark', '备注', 'Text', { bSort: false }),
    column('cMore', '第五列', 'Text'),
    column('cMost', '第六列', 'Text'),
  ],
  {
    plan: { cOrderField: 'iState desc' },
    base: {
      cOrderField: 'iState desc',
      stateField: 'iState',
      stateOptions: [{ label: '已审核', value: '30', color: 'success' }],
    },
  },
)

const ROW = { cRowKey: 'v1', cNo: 'PO2611-00001', iAmount: 1180.5, iState: '30', cRemark: '', cMore: '五', cMost: '六' }

/** The list at a desk; gives the orders that its rows were asked for in. */
function show(props: Partial<DataListProps> = {}) {
  const gateway = testGateway({
    getBaseListPlan: () => ({ data: LAYOUT }),
    getPageData4List: () => ({ data: { pageData: [ROW], iTotleSize: 1, sumMap: {}, cAsOf: '', bCut: false } }),
  })
  const { container } = render(
    <TestWidgetHost send={gateway.send} isDesk>
      <main>
        <DataList code="ORDERS" {...props} />
      </main>
    </TestWidgetHost>,
  )
  return { container, orders: () => gateway.bodiesOf('getPageData4List').map((body) => body['cOrderField']) }
}

beforeEach(() => {
  setDocumentLocale('zh-CN')
  layOut()
})

it('has a column each for all that is shown, without axe violations', async () => {
  const { container } = show()
  const row = within(await screen.findByRole('row', { name: /PO2611-00001/ }))
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'PO2611-00001',
    '1,180.50',
    '已审核',
    '–',
    '五',
    '六',
  ])
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
})

it('is ordered by the head of a column: upward, downward, then as the plan says', async () => {
  const { orders } = show()
  const press = async () => userEvent.click(await screen.findByRole('button', { name: '金额' }))
  const head = () => screen.findByRole('columnheader', { name: '金额' })
  expect(await screen.findByRole('columnheader', { name: '状态' })).toHaveAttribute('aria-sort', 'descending')
  await press()
  expect(await head()).toHaveAttribute('aria-sort', 'ascending')
  await press()
  expect(await head()).toHaveAttribute('aria-sort', 'descending')
  await press()
  expect(await head()).toHaveAttribute('aria-sort', 'none')
  // Read anew, though it was read under this order before.
  expect(orders()).toEqual(['iState desc', 'iAmount asc', 'iAmount desc', 'iState desc'])
  expect(screen.queryByRole('button', { name: '备注' })).not.toBeInTheDocument()
})

it('does the usual operation of a row by its title, and shows all of a row without one', async () => {
  const onOperate = vi.fn<NonNullable<DataListProps['onOperate']>>()
  const operations = [
    { method: 'open', label: { zh: '打开', en: 'Open' }, type: 'primary' as const },
    { method: 'copy', label: { zh: '复制', en: 'Copy' } },
  ]
  show({ operations, onOperate })
  await userEvent.click(await screen.findByRole('button', { name: 'PO2611-00001' }))
  expect(onOperate.mock.calls.map(([{ method, rows }]) => [method, rows[0]?.key])).toEqual([['open', 'v1']])
  await userEvent.click(screen.getByRole('button', { name: '复制' }))
  expect(onOperate.mock.calls.at(-1)?.[0].method).toBe('copy')
})

it('shows all of a row without operations', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'PO2611-00001' }))
  expect(await screen.findByRole('dialog', { name: 'PO2611-00001' })).toBeInTheDocument()
})
