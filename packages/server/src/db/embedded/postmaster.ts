import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import pg from 'pg'

/** Time limit (ms) for a running postmaster to answer, e.g. during recovery. */
const ANSWER_TIMEOUT_MS = 15_000

/** Poll interval (ms) of a starting postmaster. */
const ASK_INTERVAL_MS = 100

/**
 * Port of the postmaster running on a data folder; `undefined` when there is none.
 * Removes a pid file whose pid now belongs to another program: PostgreSQL would refuse to start.
 */
export async function runningPort(folder: string, urlOf: (port: number) => string): Promise<number | undefined> {
  const file = join(folder, 'postmaster.pid')
  const deadline = Date.now() + ANSWER_TIMEOUT_MS
  while (existsSync(file)) {
    const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number)
    if (pid && !isAlive(pid)) return undefined
    if (pid && !isPostgres(pid)) {
      rmSync(file, { force: true })
      return undefined
    }
    if (port && (await acceptsConnections(urlOf(port)))) return port
    if (Date.now() > deadline) throw new Error('The database on the data folder is running but does not answer.')
    await wait(ASK_INTERVAL_MS)
  }
  return undefined
}

/** Whether the postmaster of a data folder's pid file is running. */
export function hasPostmaster(folder: string): boolean {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return false
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return pid > 0 && isAlive(pid) && isPostgres(pid)
}

/** Whether a PostgreSQL accepts connections at a URL. */
export async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    // Unreachable is a valid result here; the caller decides what it means.
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whether a process exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isPostgres(pid: number): boolean {
  try {
    if (process.platform === 'win32') return true
    // Zombies (`Z`) are still listed.
    if (existsSync(`/proc/${pid}/stat`)) {
      return /\((?:postgres|postmaster)\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    }
    return /postgres|postmaster/.test(execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }))
  } catch {
    // Exited between two checks.
    return false
  }
}
