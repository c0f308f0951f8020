import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../packages/server/dist/main.js')

/** Names the data folder that `makeTemplate` of `deployment.ts` seeded. */
export const TEMPLATE_VARIABLE = 'MALLWRIGHT_TEMPLATE_DATA'

/** A running built server. */
export interface BuiltServer {
  /** `http://127.0.0.1:<port>` */
  readonly url: string
  readonly dataDir: string
  readonly process: ChildProcess
  /** Output so far. */
  readonly output: () => string
  /** Milliseconds from the start of the process to its first healthy answer. */
  readonly readyMs: number
  /** Stops it with the operator's signal; resolves to its exit code. */
  readonly stop: () => Promise<number | null>
}

/** A free TCP port of the loopback interface. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve)
  })
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => {
    probe.close(resolve)
  })
  return port
}

/** A new, empty data folder that the server may hand over to its database. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mallwright-'))
  // As root the database runs under another account, which needs access to the parent folder.
  chmodSync(folder, 0o755)
  return folder
}

/** A new data folder for a server with the demo: a copy of the run's template where there is one, which saves seeding. */
export function newDemoDir(): string {
  const folder = newDataDir()
  const template = process.env[TEMPLATE_VARIABLE]
  // Preserves owners and permissions: the database's folder belongs to an account of its own.
  if (template) execFileSync('cp', ['-a', `${template}/.`, folder])
  return folder
}

/** Starts the built server on a free port and waits until it is healthy; throws with its output when it exits before. */
export async function startBuiltServer(
  settings: { readonly dataDir?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<BuiltServer> {
  const dataDir = settings.dataDir ?? newDemoDir()
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // What the demo does by itself would come between the steps of a test.
      ROBOTS: '0',
      ...settings.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  const url = `http://127.0.0.1:${port}`
  const check = () => {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output}`)
  }
  await healthy(url, check).catch((error: unknown) => {
    child.kill('SIGTERM')
    throw error
  })
  return {
    url,
    dataDir,
    process: child,
    output: () => output,
    readyMs: performance.now() - began,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** Removes a data folder; its database must have been stopped. */
export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true })
}

/** Longest start (ms): a first one seeds the demo, beside whatever else a machine does. */
const START_LIMIT_MS = 600_000

async function healthy(url: string, check: () => void): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS
  while (performance.now() < deadline) {
    check()
    const answer = await fetch(`${url}/api/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  throw new Error('the server did not get healthy')
}
