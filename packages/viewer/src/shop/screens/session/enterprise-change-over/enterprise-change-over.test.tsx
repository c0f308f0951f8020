import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const CENTER = '/micro/alm-mall-shop/home/UserCenter'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

const institution = (cAccUuid: string, cEnterpriseName: string, more: object = {}) => ({
  cAccUuid,
  cEnterpriseName,
  iAccType: 1,
  bAuthentication: true,
  cPersonUuid: `person-${cAccUuid}`,
  cPersonName: '小唐',
  bStop: false,
  bAccStop: false,
  bWaitDelete: false,
  bDefault: false,
  ...more,
})

/** The answer about the account while it acts for an institution. */
const account = (cEnterpriseUuid: string, cOrgName: string, iAuthenticationType: 1 | 2) => ({
  data: {
    cAllLinkUserUuid: 'acc-1',
    cMobilePhone: '19900140001',
    cNickname: '小唐',
    cHeadImageUrl: '',
    isSuper: 0,
    iTradeRoleType: 2,
    cEnterpriseUuid,
    cOrgName,
    iAuthenticationType,
  },
})

/** Opens the list from the account tab. */
async function openList(own: Answers) {
  const opened = openShop(CENTER, own)
  await screen.findByRole('link', { name: '登录/注册' })
  await act(() => opened.shop.signInFlow.signIn({ phone: '19900140001', password: 'x' }))
  await userEvent.click(screen.getByRole('link', { name: /北辰精工/ }))
  await screen.findByRole('heading', { name: '切换企业' })
  return opened
}

it('lists the institutions with their states, and none that is closed can be chosen', async () => {
  await openList({
    getListUserSubscription: () => ({
      data: {
        results: [
          institution('a', '北辰精工', { bDefault: true }),
          institution('b', '晨光团队', { iAccType: 2, bAuthentication: false }),
          institution('c', '旧港物流', { bAccStop: true }),
          institution('d', '晚晴餐饮', { bWaitDelete: true }),
        ],
      },
    }),
  })
  const list = await screen.findByRole('list', { name: '我的企业和团队' })
  const rows = within(list).getAllByRole('button')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '北辰精工企业 · 已认证默认',
    '晨光团队个人团队 · 未认证设为默认',
    '旧港物流企业 · 已认证账户已停用',
    '晚晴餐饮企业 · 已认证注销中',
  ])
  expect(rows.map((row) => row.hasAttribute('disabled'))).toEqual([false, false, true, true])
  expect(rows[0]).toHaveAttribute('aria-pressed', 'true')
})

it('switches by a tap: role and institution are read anew', async () => {
  let current = 'a'
  const { shop } = await openList({
    getAccountByAccSignId: () => account(current, current === 'a' ? '北辰精工' : '晨光团队', current === 'a' ? 1 : 2),
    getListUserSubscription: () => ({
      data: {
        results: [
          institution('a', '北辰精工', { bDefault: current === 'a' }),
          institution('b', '晨光团队', { iAccType: 2, bDefault: current === 'b' }),
        ],
      },
    }),
    setDefaultUserSubscription: () => {
      current = 'b'
      return { data: institution('b', '晨光团队', { iAccType: 2, bDefault: true }) }
    },
  })
  const before = shop.callerRevision.getState()
  await userEvent.click(await screen.findByRole('button', { name: /晨光团队/ }))
  expect(await screen.findByText('已切换至晨光团队')).toBeInTheDocument()
  expect(shop.sessions.mallUser.get()).toMatchObject({ institution: '晨光团队', authentication: 2 })
  expect(shop.callerRevision.getState()).toBe(before + 1)
  expect(await screen.findByRole('button', { name: /晨光团队/, pressed: true })).toBeInTheDocument()
})

it('says why an institution could not be chosen, and reads the list again', async () => {
  let isStopped = false
  await openList({
    getListUserSubscription: () => ({
      data: {
        results: [
          institution('a', '北辰精工', { bDefault: true }),
          institution('b', '旧港物流', { bAccStop: isStopped }),
        ],
      },
    }),
    setDefaultUserSubscription: () => {
      isStopped = true
      return {
        code: 4003,
        msg: '账户【旧港物流】已停用',
        data: { cFailure: 'INSTITUTION_STOPPED', cEnterpriseName: '旧港物流' },
      }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /旧港物流/ }))
  expect(await screen.findByText('账户【旧港物流】已停用')).toBeInTheDocument()
  expect(await screen.findByText('账户已停用')).toBeInTheDocument()
})

it('has an empty state, and an error that can be retried', async () => {
  let isBroken = true
  await openList({ getListUserSubscription: () => (isBroken ? 'offline' : { data: { results: [] } }) })
  await screen.findByRole('button', { name: '重试' })
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('还未加入企业或团队')).toBeInTheDocument()
})

it('follows a switch in another tab', async () => {
  let reads = 0
  const { shop } = await openList({
    getAccountByAccSignId: () => account('a', '北辰精工', 1),
    getListUserSubscription: () => {
      reads += 1
      return { data: { results: [institution('a', '北辰精工', { bDefault: true })] } }
    },
  })
  await screen.findByRole('button', { name: /北辰精工/ })
  const before = { revision: shop.callerRevision.getState(), reads }
  const theirs = { institution: '晨光团队', institutionId: 'b', tradeRole: 2, authentication: 2 }
  localStorage.setItem('mallUser', JSON.stringify(theirs))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'mallUser' })))
  expect(shop.sessions.mallUser.get()).toEqual(theirs)
  expect(shop.callerRevision.getState()).toBe(before.revision + 1)
  await waitFor(() => expect(reads).toBe(before.reads + 1))
})

it('leads to joining and creating one more', async () => {
  await openList({ getListUserSubscription: () => ({ data: { results: [] } }) })
  for (const name of ['加入企业', '创建企业', '加入团队', '创建个人团队'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '加入团队' }))
  await waitFor(() => expect(location.href).toContain('/enterprise-join?joinTab=1'))
})
