import { getMockToken } from '@mallwright/contract/session'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'

import { testServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'

let server: TestServer

afterEach(() => server.close())

async function codes(app: FastifyInstance, count: number, headers: Record<string, string> = {}): Promise<number[]> {
  const answers: number[] = []
  for (let index = 0; index < count; index += 1) {
    const answer = await app.inject({ method: 'GET', url: `/api/${getMockToken.path}`, headers })
    answers.push(answer.json<{ code: number }>().code)
  }
  return answers
}

it('is shared by two server processes', async () => {
  server = await testServer({ limits: { visitorsPerMinute: 3 } })
  const twin = await server.twin()
  expect([...(await codes(server.app, 2)), ...(await codes(twin, 2)), ...(await codes(server.app, 1))]).toEqual([
    1, 1, 1, 4029, 4029,
  ])
})

it('never exceeds the limit with concurrent calls at two processes', async () => {
  server = await testServer({ limits: { visitorsPerMinute: 5 } })
  const twin = await server.twin()
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => codes(index % 2 ? twin : server.app, 1)))
  expect(answers.flat().filter((code) => code === 1)).toHaveLength(5)
})

it('counts each address that the proxy reports separately', async () => {
  server = await testServer({ limits: { visitorsPerMinute: 1 }, publicOrigin: 'https://mall.example' })
  const from = (address: string) => ({ 'x-forwarded-for': `10.0.0.1, ${address}` })
  expect(await codes(server.app, 2, from('203.0.113.1'))).toEqual([1, 4029])
  expect(await codes(server.app, 1, from('203.0.113.2'))).toEqual([1])
})

it('resets with the next window and returns when', async () => {
  server = await testServer({ limits: { visitorsPerMinute: 1 } })
  await codes(server.app, 1)
  const refused = await server.app.inject({ method: 'GET', url: `/api/${getMockToken.path}` })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await server.database.pool.query(`update rate_limit set window_start = window_start - interval '61 seconds'`)
  // Another process, which has not remembered the refusal.
  expect(await codes(await server.twin(), 2)).toEqual([1, 4029])
})

it('executes no statement for calls above the limit', async () => {
  server = await testServer({ limits: { visitorsPerMinute: 1 } })
  await codes(server.app, 5)
  const { rows } = await server.database.pool.query<{ count: number }>('select count from rate_limit')
  expect(rows).toEqual([{ count: 2 }])
})
