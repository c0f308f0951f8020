import { demoAccountsOf } from '@mallwright/contract/rpc'
import { expect, it } from 'vitest'

import { testServer } from '../testing/test-server.ts'
import { demoConfig } from './sample-accounts.ts'

it('are named by the configuration of a demo mall only, and can sign in', async () => {
  const server = await testServer()
  const plain = await server.app.inject({ method: 'GET', url: '/server-config.json' })
  expect(demoAccountsOf(plain.json())).toEqual([])
  expect(plain.body).not.toContain('1990')
  const demo = await server.twin({ serverConfig: demoConfig() })
  const config = (await demo.inject({ method: 'GET', url: '/server-config.json' })).json()
  expect(config).toMatchObject({ inviteCode: 'DH8888' })
  const named = demoAccountsOf(config)
  expect(named.map(({ role }) => role.zh)).toEqual([
    '超级用户',
    '第二位编辑',
    '企业采购',
    '个人买家',
    '团队团长',
    '运营人员',
  ])
  for (const { cMobilePhone } of named) await server.signIn(cMobilePhone, { terminal: 'mobile' })
  await server.close()
})
