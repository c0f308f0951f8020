import { saveUpload } from '@mallwright/contract/file'
import { getBaseListPlan, getPageData4List } from '@mallwright/contract/list-engine'
import { queryPayOrder } from '@mallwright/contract/payment'
import { getOrgDefaultVoucherTemplate } from '@mallwright/contract/voucher'
import type { Endpoint, Send } from '@mallwright/contract/rpc'
import { expect, it } from 'vitest'

import { sendInState } from './demo-send.ts'
import { DEMO_STATES } from './demo-state.ts'
import type { DemoState } from './demo-state.ts'

const PAGE = { pageData: [{ cName: '钢笔' }, { cName: '墨水' }], iTotleSize: 40, sumMap: { iPrice: 9 }, cAsOf: '' }
const real: Send = () => Promise.resolve({ arrived: true, envelope: { code: 1, msg: '', data: PAGE } })

const call = (state: DemoState, operation: Endpoint) =>
  Promise.race([
    sendInState(real, state)({ operation, params: {}, query: {}, body: {}, files: [] }),
    new Promise<'no answer'>((resolve) => setTimeout(() => resolve('no answer'), 20)),
  ])

const arrived = (data: unknown, code = 1) => ({ arrived: true, envelope: { code, msg: '', data } })
const NETWORK = { arrived: false, failure: 'NETWORK', msg: '' }

it.each([
  ['usual', arrived(PAGE)],
  ['loading', 'no answer'],
  ['empty', arrived({ ...PAGE, pageData: [], iTotleSize: 0, sumMap: { iPrice: 0 } })],
  ['end', arrived({ ...PAGE, iTotleSize: 2 })],
  ['error', NETWORK],
  ['denied', arrived(null, 2000)],
] as const)('answers rows as a gateway that is %s', async (state, answer) => {
  expect(await call(state, getPageData4List)).toEqual(answer)
})

it('refuses the layout without a right, and brings it in every other state', async () => {
  for (const state of DEMO_STATES)
    expect(await call(state, getBaseListPlan)).toEqual(state === 'denied' ? arrived(null, 2000) : arrived(PAGE))
})

it('brings the template of a form unless it waits, fails or is refused', async () => {
  const answers = await Promise.all(DEMO_STATES.map((state) => call(state, getOrgDefaultVoucherTemplate)))
  const page = arrived(PAGE)
  expect(answers).toEqual([page, 'no answer', page, page, NETWORK, arrived(null, 2000)])
})

it('leaves uploads waiting or without a network, and takes the order away', async () => {
  expect(await call('loading', saveUpload)).toBe('no answer')
  expect(await call('error', saveUpload)).toEqual(NETWORK)
  expect(await call('empty', saveUpload)).toEqual(arrived(PAGE))
  expect(await call('empty', queryPayOrder)).toEqual(arrived(null))
})
