import { FeedbackHost } from '@mallwright/shop-core/feedback-host'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { buyerAnswers, storeSession } from '../app/test-buyer.ts'
import { createTestShop, INSTITUTION, resetBrowser, stubGateway } from '../app/test-shop.tsx'
import type { Answers } from '../app/test-shop.tsx'
import { followInstitution } from './follow-institution.ts'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

/** A shop with a session, the toasts that it shows and the calls that it makes. */
function signedIn(own: Answers = {}) {
  storeSession(true)
  const calls: string[] = []
  const answers = Object.entries({ ...buyerAnswers({ isVerified: true }), ...own })
  stubGateway(
    Object.fromEntries(
      answers.map(([name, answer]) => [
        name,
        (body: Record<string, unknown>) => {
          calls.push(name)
          return answer(body)
        },
      ]),
    ),
  )
  const shop = createTestShop()
  return { shop, calls, message: () => shop.feedback.state.getState().message }
}

it('reads the real-name status, then the institutions, then the workflow server', async () => {
  const { shop, calls, message } = signedIn()
  await followInstitution(shop, { state: 'loaded' })
  const order = ['PubEnterpriseAction/getAuthentication', 'getListUserSubscription', 'getServiceUrlByAccount']
  const times = order.map((name) => calls.lastIndexOf(name))
  expect([...times].sort((a, b) => a - b)).toEqual(times)
  expect(message()).toBe('')
})

it.each([
  ['getServiceUrlByAccount', '服务链接失败'],
  ['PubEnterpriseAction/getAuthentication', '企业认证状态查询失败'],
])('says that %s failed', async (call, message) => {
  const { shop, message: shown } = signedIn({ [call]: () => ({ code: 5000, msg: '' }) })
  await followInstitution(shop, { state: 'loaded' })
  expect(shown()).toBe(message)
})

it.each([
  [{ bStop: true }, '用户【李敏】已停用'],
  [{ bStop: true, cPersonName: '' }, '用户已停用'],
  [{ bAccStop: true }, '账户【北辰精工】已停用'],
  [{ bWaitDelete: true }, '账户【北辰精工】已停用'],
])('warns of an institution that is stopped by %o and reads nothing', async (stop, message) => {
  const { shop, calls } = signedIn({ getDefaultUserSubscription: () => ({ data: { ...INSTITUTION, ...stop } }) })
  render(<FeedbackHost feedback={shop.feedback} />)
  await shop.signInFlow.refreshMallUser()
  const outcome = shop.institutionOutcome.getState()
  if (!outcome) throw new Error('no institution was read')
  await act(() => followInstitution(shop, outcome))
  expect(screen.getByText(message)).toBeInTheDocument()
  expect(calls).toEqual(['getDefaultUserSubscription'])
})
