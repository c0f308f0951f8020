import { afterAll, expect, it } from 'vitest'

import { demoId } from '../plans/demo-id.ts'
import { testServer } from '../../testing/test-server.ts'

const LIST = 'ALSHOP_ORG_ORDER'
const server = await testServer()
afterAll(() => server.close())
const [admin, buyer, other] = await Promise.all(
  ['19900140001', '19900150001', '19900140002'].map((phone) => server.signIn(phone, { terminal: 'mobile' })),
)

/** The layout of the list of orders as a member gets it. */
async function layoutOf(client: typeof admin) {
  const answer = await client?.getBaseListPlan({ body: { cBaseListCode: LIST } })
  if (!answer?.ok) throw new Error(answer?.msg)
  return answer.data
}

it('E1 has a layout of its own, its administrator another one, and other institutions the built-in one', async () => {
  const [own, personal, builtIn] = [await layoutOf(buyer), await layoutOf(admin), await layoutOf(other)]
  expect(own).toMatchObject({ plan: { iPageRowSize: 20 }, bHasOrgPlan: true, bHasPersonPlan: false })
  expect(own.list.map(({ cTitleName }) => cTitleName)).toContain('供应店铺')
  expect(personal).toMatchObject({ plan: { iPageRowSize: 15 }, bHasOrgPlan: true, bHasPersonPlan: true })
  expect(personal.list[1]).toMatchObject({ cFieldName: 'iPayAmount' })
  expect(builtIn.list[1]).not.toMatchObject({ cFieldName: 'iPayAmount' })
  expect(builtIn).toMatchObject({ plan: { iPageRowSize: 10 }, bHasOrgPlan: false, bHasPersonPlan: false })
})

it('a buyer of E1 begins with the orders of fifteen days', async () => {
  const params = { queryCode: LIST, personId: demoId('member/19900150001/E1') }
  expect(await buyer?.getDefaultValue({ params })).toMatchObject({ data: { dCreateTime: '{"quick":15}' } })
})

it('a query plan that is older than its definition lacks what is gone, and ends with what is new', async () => {
  const answer = await buyer?.getBaseQueryPlan({ body: { cBaseQueryCode: LIST } })
  const labels = answer?.ok ? answer.data.list.map(({ cLabelName }) => cLabelName) : []
  expect(labels).not.toContain('收货人')
  expect(labels.at(-1)).toBe('金额')
})
