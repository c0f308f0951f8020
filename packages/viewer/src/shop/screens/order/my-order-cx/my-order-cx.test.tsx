import { layOut } from '@mallwright/shop-core/widgets/test-layout'
import { testMenu, wireButton } from '@mallwright/shop-core/widgets/test-menu'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { stubIntersection } from '../../../app/test-intersection.ts'
import { resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { wireDetails } from '../test-orders.data.ts'
import { LAYOUT, QUERY } from './test-org-orders.data.ts'

const BASE = '/micro/alm-mall-shop'

beforeEach(() => {
  resetBrowser()
  layOut()
})
afterEach(() => vi.unstubAllGlobals())
stubIntersection()

const MENU = testMenu({ O: [wireButton('DETAIL', '详情', { cEventName: 'open' })] }, ['DETAIL'])

const row = (cOrderNo: string, cTradeNo: string) => ({
  cRowKey: cOrderNo,
  cOrderNo,
  cTradeNo,
  cPersonName: '李敏',
  iOrderState: 10,
  $iOrderState: '待审批',
  iPayAmount: 20,
})

/** A gateway with three orders of two trades; `passed` are the trades that were passed, the second of which somebody else decided on. */
function openOrders(tab = '', own: Answers = {}) {
  const passed: unknown[] = []
  const asked: unknown[] = []
  const opened = openAsBuyer(
    `${BASE}/MyOrder-cx${tab}`,
    { isVerified: true, isPersonVerified: true },
    {
      ...MENU,
      getBaseListPlan: () => ({ data: LAYOUT }),
      getBaseQueryPlan: () => ({ data: QUERY }),
      getDefaultValue: () => ({ data: {} }),
      getPageData4List: ({ cFilterField = '', cFilterValue = '' }) => {
        asked.push([cFilterField, cFilterValue])
        const pageData = [row('1', 'A'), row('2', 'A'), row('3', 'B')]
        return { data: { pageData, iTotleSize: 3, sumMap: { iPayAmount: 60 }, cAsOf: '', bCut: false } }
      },
      approveOrder: ({ cTradeNo }) => {
        passed.push(cTradeNo)
        return cTradeNo === 'A' ? { data: {} } : { code: 4009, msg: '状态已变更，请刷新后重试', data: {} }
      },
      getOrgOrderDetail: () => ({ data: wireDetails('1', { bOwn: false, opList: ['approve', 'reject'] }) }),
      ...own,
    },
  )
  return { ...opened, passed, asked }
}

describe('the orders of the institution', () => {
  it('are a list by tab, which leads to each of them, without axe violations', async () => {
    const { container, asked } = openOrders()
    const [first] = await screen.findAllByRole('button', { name: '详情' })
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    const tabs = within(screen.getByRole('group', { name: '订单状态' }))
    expect(tabs.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '全部',
      '待我审批',
      '我已审批',
      '待付款',
      '进行中',
      '已完成',
    ])
    expect(screen.queryByRole('button', { name: '审批通过' })).not.toBeInTheDocument()
    await userEvent.click(tabs.getByRole('button', { name: '进行中' }))
    await waitFor(() => expect(location.search).toBe('?tab=4'))
    await waitFor(() =>
      expect(asked).toEqual([
        ['', ''],
        ['iTab', '4'],
      ]),
    )
    await userEvent.click(
      first?.isConnected ? first : ((await screen.findAllByRole('button', { name: '详情' }))[0] as HTMLElement),
    )
    await waitFor(() => expect(location.pathname + location.search).toBe(`${BASE}/orderDetails-cx?cOrderNo=1`))
    expect(await screen.findByRole('button', { name: '驳回' })).toBeVisible()
  })

  it('are passed together, each trade once, and those that were not are told', async () => {
    const { passed } = openOrders('?tab=1')
    await userEvent.click(await screen.findByRole('checkbox', { name: '全选' }))
    await userEvent.click(screen.getByRole('button', { name: '审批通过' }))
    await userEvent.click(await screen.findByRole('button', { name: '确认' }))
    expect(await screen.findByText('已通过 1 笔，1 笔未处理：状态已变更，请刷新后重试')).toBeVisible()
    expect(passed).toEqual(['A', 'B'])
  })

  it('are exported as the tab narrows them, and it says why they are not', async () => {
    const bodies: unknown[] = []
    let isOffline = true
    openOrders('?tab=4', {
      exportOrgOrder: (body) => {
        bodies.push(body)
        if (isOffline) return 'offline'
        return bodies.length === 2
          ? { code: 2000, msg: '无数据权限', data: { cFailure: 'NO_DATA_PERMISSION' } }
          : { data: { cDocId: 'd1', cOriginName: '订单.xlsx', iCount: 0 } }
      },
    })
    const press = async () => userEvent.click(await screen.findByRole('button', { name: '导出' }))
    await press()
    expect(await screen.findByText('网络开小差了')).toBeVisible()
    isOffline = false
    await press()
    expect(await screen.findByText('无数据权限')).toBeVisible()
    await press()
    expect(await screen.findByText('没有可导出的订单')).toBeVisible()
    expect(bodies[0]).toMatchObject({ cFilterField: 'iTab', cFilterValue: '4' })
  })

  it('are for who has a right to them', async () => {
    const denied = () => ({ code: 2000, msg: '无数据权限' })
    openOrders('', { getBaseListPlan: denied, getAccountLeaseMenuByMenuCode: denied })
    expect(await screen.findByText('请联系管理员授权')).toBeVisible()
  })

  it('can be read again after a failure, and may be none', async () => {
    let isOffline = true
    openOrders('', {
      getPageData4List: () =>
        isOffline ? 'offline' : { data: { pageData: [], iTotleSize: 0, sumMap: {}, cAsOf: '', bCut: false } },
    })
    await screen.findByText('列表数据获取：网络开小差了')
    isOffline = false
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('暂无数据')).toBeVisible()
  })
})
