import { newUuid } from '@mallwright/contract/values'
import { expect, it } from 'vitest'

import type { TestClient } from '../testing/test-server.ts'
import { startWithVisitor } from '../testing/test-session.ts'

const { server, visitor } = await startWithVisitor()
const buyer = await server.signIn('19900140001')

const share = (cTargetId: string, cTargetType: 'prod' | 'shop' = 'prod', client: TestClient = buyer) =>
  client.createShareLink({ body: { cRequestUuid: newUuid(), cTargetType, cTargetId } })

const codeOf = async (target: string, type: 'prod' | 'shop' = 'prod') => {
  const link = await share(target, type)
  if (!link.ok) throw new Error(link.msg)
  return link.data
}

const visits = async (code: string) =>
  (await server.database.pool.query<{ visits: number }>('select visits from share_link where code = $1', [code]))
    .rows[0]?.visits

it('is one link a target and account, valid anew when it is shared again', async () => {
  const first = await codeOf('P09001')
  expect(first.cPath).toBe(`/micro/alm-mall-shop/goods/detail?cProdCode=P09001&cShareCode=${first.cShareCode}`)
  await server.database.pool.query(`update share_link set expires_at = now() - interval '1 day'`)
  expect(await visitor.getShareData({ body: { cShareCode: first.cShareCode } })).toMatchObject({ failure: 'NOT_FOUND' })
  const again = await codeOf('P09001')
  expect(again.cShareCode).toBe(first.cShareCode)
  expect((await codeOf('P09002')).cShareCode).not.toBe(first.cShareCode)
  expect(await visitor.getShareData({ body: { cShareCode: first.cShareCode } })).toMatchObject({ ok: true })
})

it('names its owner, without price, and counts visits but the owner’s own', async () => {
  const { cShareCode } = await codeOf('P10001')
  const answer = await visitor.getShareData({ body: { cShareCode } })
  expect(answer).toMatchObject({ data: { cTargetType: 'prod', cTargetId: 'P10001', cSharerName: expect.any(String) } })
  expect(JSON.stringify(answer)).not.toMatch(/iPrice|19900140001/)
  await buyer.getShareData({ body: { cShareCode } })
  await visitor.getShareData({ body: { cShareCode } })
  expect(await visits(cShareCode)).toBe(2)
  await server.database.pool.query(`update account set nickname = '' where mobile_phone = '19900140001'`)
  expect(await visitor.getShareData({ body: { cShareCode } })).toMatchObject({ data: { cSharerName: '199****0001' } })
})

it('leads to shops, too, and to nothing that the site does not have', async () => {
  const { rows } = await server.database.pool.query<{ id: string }>('select id from shop where operated limit 1')
  const link = await codeOf(rows[0]?.id ?? '', 'shop')
  expect(link.cPath).toMatch(/cShopUuid=[\w-]+.*&cShareCode=/)
  expect(await share('nothing')).toMatchObject({ failure: 'SHARE_TARGET_UNKNOWN' })
  expect(await share('nothing', 'shop')).toMatchObject({ failure: 'SHARE_TARGET_UNKNOWN' })
  const other = await server.signIn('19900140001', { host: 'b.demo.test' })
  expect(await share('P01001', 'prod', other)).toMatchObject({ failure: 'SHARE_TARGET_UNKNOWN' })
})

it('is made by accounts only, and an unknown code is not found', async () => {
  expect(await share('P09001', 'prod', visitor)).toMatchObject({ failure: 'SESSION_INVALID' })
  expect(await visitor.getShareData({ body: { cShareCode: 'nothing' } })).toMatchObject({ failure: 'NOT_FOUND' })
})
