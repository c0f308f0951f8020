import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { freePort } from '../built-server.ts'

/** Starts a program of this folder as a process of its own; its first argument is a free port. Throws when it does not start. */
export async function startBareProcess(
  program: string,
  args: readonly string[],
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const port = await freePort()
  const file = join(import.meta.dirname, program)
  const child = spawn(process.execPath, ['--import', 'tsx', file, String(port), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const deadline = performance.now() + 20_000
  while (!(await fetch(`${url}/api/healthz`).catch(() => undefined))?.ok) {
    if (performance.now() > deadline || child.exitCode !== null) throw new Error(`${program} did not start`)
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  return { url, stop: () => void child.kill() }
}
