import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { freePort, newDataDir, removeDataDir } from '../built-server.ts'

const MAIN = join(import.meta.dirname, '../../packages/server/dist/main.js')

/** Starts the built server with settings that it cannot run with; gives its exit code and error output. */
async function failedStart(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, errors }
}

it('a taken port is told before a database is made', async () => {
  const holder = createServer().listen(await freePort(), '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const dataDir = newDataDir()
  const { code, errors } = await failedStart({ PORT: String(port), DATA_DIR: dataDir })
  expect([code, errors]).toEqual([1, `Port ${port} is taken by another program; set PORT to a free one.\n`])
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  holder.close()
  removeDataDir(dataDir)
})

it.skipIf(!existsSync('/proc'))('a data folder that cannot be made is told in a sentence', async () => {
  for (const dataDir of ['/proc/nope', '/proc/nope/deeper']) {
    const { code, errors } = await failedStart({ PORT: String(await freePort()), DATA_DIR: dataDir })
    expect([code, errors]).toEqual([1, `DATA_DIR ${dataDir} cannot be made or written to.\n`])
  }
})
