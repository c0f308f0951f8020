import { afterAll, expect, it } from 'vitest'

import { demoId, organisationId } from '../demo/plans/demo-id.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer()
afterAll(() => server.close())
const signIn = (phone: string) => server.signIn(phone, { terminal: 'mobile' })

it('gives the address of a service to members of its institution only: its own, that for all, or the mall’s page', async () => {
  const { pool } = server.database
  const body = { cAccUuid: demoId('acc/E1'), cServerName: 'workflow' }
  const member = await signIn('19900140001')
  const addressOf = async (name = 'workflow') => {
    const answer = await member.getServiceUrlByAccount({ body: { ...body, cServerName: name } })
    return answer.ok ? answer.data.cUrl : answer.failure
  }
  expect(await addressOf()).toBe('/workflow/task')
  const add = 'insert into workflow_server (organisation_id, server_name, url) values ($1, $2, $3)'
  await pool.query(add, [null, 'workflow', 'https://workflow.example/all'])
  expect(await addressOf()).toBe('https://workflow.example/all')
  await pool.query(add, [organisationId('E1'), 'workflow', 'https://workflow.example/e1'])
  expect(await addressOf()).toBe('https://workflow.example/e1')
  expect(await addressOf('other')).toBe('EMPTY')
  expect(await (await signIn('19900140002')).getServiceUrlByAccount({ body })).toMatchObject({ failure: 'EMPTY' })
  for (const url of ['http://workflow.example/', 'ftp://localhost/', 'https://', 'https://a@workflow.example/'])
    await expect(pool.query(add, [organisationId('E4'), 'workflow', url])).rejects.toThrow('workflow_server_url')
  await expect(pool.query(add, [null, 'workflow', 'https://b.example/'])).rejects.toThrow('workflow_server_name')
  await pool.query(add, [organisationId('E4'), 'workflow', 'http://localhost:9000/task'])
})
