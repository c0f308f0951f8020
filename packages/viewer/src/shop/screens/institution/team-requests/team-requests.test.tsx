import { layOut } from '@mallwright/shop-core/widgets/test-layout'
import { testMenu, wireButton } from '@mallwright/shop-core/widgets/test-menu'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import type { TestBuyer } from '../../../app/test-buyer.ts'
import { stubIntersection } from '../../../app/test-intersection.ts'
import { resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { LAYOUT, QUERY } from './test-requests.data.ts'

const PATH = '/micro/alm-mall-shop/UserCenter/team'

beforeEach(() => {
  resetBrowser()
  layOut()
})
afterEach(() => vi.unstubAllGlobals())
stubIntersection()

/** The menu of the requests, of which the caller may use every button. */
const MENU = testMenu(
  {
    B: [wireButton('BATCH_PASS', '通过', { cEventName: 'batchPass' })],
    O: [
      wireButton('DETAIL', '详情'),
      wireButton('PASS', '通过', { cCondition: 'iState = 0' }),
      wireButton('REFUSE', '驳回', { cCondition: 'iState = 0' }),
    ],
  },
  ['BATCH_PASS', 'DETAIL', 'PASS', 'REFUSE'],
)

const request = (cRowKey: string, cPersonName: string) => ({
  cRowKey,
  cPersonName,
  cMobilePhone: '199****0003',
  cRemark: '采购部',
  iState: 0,
  $iState: '待处理',
})

/** A gateway with two requests; `sent` contains the answers to them. */
function openTeam(buyer: TestBuyer = { isVerified: true }, own: Answers = {}) {
  let requests = [request('r1', '小顾'), request('r2', '小谢')]
  const sent: Record<string, unknown>[] = []
  const settle = (keys: readonly unknown[], iState: number) => {
    requests = requests.map((one) => (keys.includes(one.cRowKey) ? { ...one, iState } : one))
  }
  const opened = openAsBuyer(PATH, buyer, {
    ...MENU,
    getBaseListPlan: () => ({ data: LAYOUT }),
    getBaseQueryPlan: () => ({ data: QUERY }),
    getDefaultValue: () => ({ data: {} }),
    getPageData4List: ({ cFilterField }) => {
      const pageData = requests.filter(({ iState }) => cFilterField !== 'iState' || iState === 0)
      return { data: { pageData, iTotleSize: pageData.length, sumMap: {}, cAsOf: '', bCut: false } }
    },
    auditApply: (body) => {
      sent.push(body)
      settle([body['cApplyUuid']], body['bAgree'] ? 1 : 2)
      return { data: {} }
    },
    passApplies: (body) => {
      sent.push(body)
      const [first = '', ...others] = body['cRowKeys'] as string[]
      settle([first], 1)
      const refused = others.map((cRowKey) => ({ cRowKey, cReason: '状态已变更，请刷新后重试' }))
      return { data: { done: [first], refused } }
    },
    ...own,
  })
  return { ...opened, sent }
}

const rowOf = async (name: string) =>
  within((await screen.findByRole('button', { name })).closest('article') as HTMLElement)

describe('the requests to join', () => {
  it('are agreed to after a question, without axe violations', async () => {
    const { container, sent } = openTeam()
    const row = await rowOf('小顾')
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    await userEvent.click(row.getByRole('button', { name: '通过' }))
    expect(await screen.findByText('同意小顾加入吗？')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '确认' }))
    await waitFor(() => expect(screen.queryByText('小顾')).not.toBeInTheDocument())
    expect(sent).toEqual([expect.objectContaining({ cApplyUuid: 'r1', bAgree: true, cReason: '' })])
  })

  it('are refused with a reason', async () => {
    const { sent } = openTeam()
    await userEvent.click((await rowOf('小谢')).getByRole('button', { name: '驳回' }))
    const sheet = within(await screen.findByRole('dialog', { name: '拒绝加入' }))
    await userEvent.click(await sheet.findByRole('button', { name: '拒绝' }))
    expect(sheet.getByRole('alert')).toHaveTextContent('请填写原因')
    await userEvent.type(sheet.getByLabelText('拒绝原因'), '查无此人')
    await userEvent.click(sheet.getByRole('button', { name: '拒绝' }))
    await waitFor(() => expect(sent).toMatchObject([{ cApplyUuid: 'r2', bAgree: false, cReason: '查无此人' }]))
    await waitFor(() => expect(screen.queryByText('小谢')).not.toBeInTheDocument())
    await userEvent.click(screen.getByRole('button', { name: '全部' }))
    // What is answered has no answers any more.
    expect((await rowOf('小谢')).queryByRole('button', { name: '通过' })).not.toBeInTheDocument()
  })

  it('are agreed to several at once, and those that were refused are told', async () => {
    const { sent } = openTeam()
    await rowOf('小顾')
    await userEvent.click(screen.getByRole('checkbox', { name: '全选' }))
    await userEvent.click(screen.getAllByRole('button', { name: '通过' }).at(-1) as HTMLElement)
    expect(screen.getByText('确认【通过】2条记录')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '确认' }))
    expect(await screen.findByText('已同意 1 条，1 条未处理：状态已变更，请刷新后重试')).toBeInTheDocument()
    expect(sent).toMatchObject([{ cRowKeys: ['r1', 'r2'] }])
    await waitFor(() => expect(screen.queryByText('小顾')).not.toBeInTheDocument())
  })

  it('are for who has a right to them', async () => {
    const denied = () => ({ code: 2000, msg: '无数据权限' })
    openTeam({ isAdmin: false, isVerified: true }, { getBaseListPlan: denied, getAccountLeaseMenuByMenuCode: denied })
    expect(await screen.findByText('请联系管理员授权')).toBeInTheDocument()
  })

  it('are left by a switch in another tab, which ends in the account tab', async () => {
    openTeam()
    await rowOf('小顾')
    const theirs = { institution: '另一家', institutionId: 'e2', tradeRole: 2, authentication: 1 }
    localStorage.setItem('mallUser', JSON.stringify(theirs))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'mallUser' })))
    await waitFor(() => expect(location.pathname).toBe('/micro/alm-mall-shop/home/UserCenter'))
  })
})
