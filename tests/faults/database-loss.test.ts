import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { HOME_COLUMN } from '@mallwright/contract/link'
import { expect, it } from 'vitest'

import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { signIn } from '../gateway.ts'

const EDITOR = { phone: '19900170001', password: 'Mall2025a', terminal: 'studio' } as const

it('a killed database is started again while the server answers on', async () => {
  const server = await startBuiltServer()
  const editor = await signIn(server.url, EDITOR)
  const read = () => editor.getDraftPage({ body: { cColumnCode: HOME_COLUMN } }).then(({ ok }) => ok)
  const isHealthy = async () => (await fetch(`${server.url}/api/healthz`)).ok
  const calls = Array.from({ length: 8 }, read)
  const pidFile = join(server.dataDir, 'postgres', 'postmaster.pid')
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL')
  await Promise.all(calls)
  await expect.poll(isHealthy, { timeout: 30_000 }).toBe(false)
  await expect.poll(isHealthy, { timeout: 60_000 }).toBe(true)
  expect([await read(), server.process.exitCode]).toEqual([true, null])
  expect(await server.stop()).toBe(0)
  removeDataDir(server.dataDir)
})
