import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { freePort, newDataDir, removeDataDir } from '../built-server.ts'

const MAIN = join(import.meta.dirname, '../../packages/server/dist/main.js')

/** Starts the built server, stops reading its output and signals it as soon as `isDue`; returns its exit code. */
async function exitCodeAfter(signal: NodeJS.Signals, dataDir: string, isDue: (output: string) => boolean) {
  const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, DEMO: '0' }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  let output = ''
  for await (const chunk of child.stdout) {
    output += String(chunk)
    if (isDue(output)) break
  }
  // Leaving the loop has closed the reading end of its output.
  child.kill(signal)
  const [code] = (await ended) as [number | null]
  return code
}

it.each([
  ['a closed terminal', 'SIGHUP', 'Studio'],
  ['a stop during the start', 'SIGTERM', 'starting database'],
] as const)('%s stops server and database even when its output is not read', async (_, signal, line) => {
  const dataDir = newDataDir()
  expect(await exitCodeAfter(signal, dataDir, (output) => output.includes(line))).toBe(0)
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  removeDataDir(dataDir)
})
