import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import pg from 'pg'

/** How long a living postmaster may take to answer, e.g. while it recovers, in ms. */
const ANSWER_TIMEOUT_MS = 15_000

/** How often a starting postmaster is asked, in ms. */
const ASK_INTERVAL_MS = 100

/**
 * The port of the postmaster that lives on a data folder; `undefined` when there is none.
 * Removes a pid file whose number now belongs to some other program: PostgreSQL itself would refuse to start over it.
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

/** Whether the postmaster that wrote a data folder's pid file is alive. */
export function hasPostmaster(folder: string): boolean {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return false
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return pid > 0 && isAlive(pid) && isPostgres(pid)
}

/** Whether a PostgreSQL takes connections at a URL. */
export async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    // Not answering is the answer here; the caller decides what it means.
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whether a process of a number exists. */
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
    // A killed process whose parent has not looked yet is still listed, as `Z`.
    if (existsSync(`/proc/${pid}/stat`)) {
      return /\((?:postgres|postmaster)\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    }
    return /postgres|postmaster/.test(execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }))
  } catch {
    // Gone between two looks.
    return false
  }
}
