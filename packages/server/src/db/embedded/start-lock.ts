import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

import { isAlive } from './postmaster.ts'

/** Time limit (ms) for another process's start. */
const TIMEOUT_MS = 90_000

const ASK_INTERVAL_MS = 50

/** Locks held by this process: in a container a restarted server has the same pid as before. */
const heldByThisProcess = new Set<string>()

/** Runs `work` under a lock file that contains the holder's pid. */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS
  while (!tryAcquire(file)) {
    if (Date.now() > deadline) throw new Error(`Another start holds ${file}; remove it when there is none.`)
    await wait(ASK_INTERVAL_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
    heldByThisProcess.delete(file)
  }
}

function tryAcquire(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    heldByThisProcess.add(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    removeAbandoned(file)
    return false
  }
}

function removeAbandoned(file: string): void {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    // Empty between creation and write.
    const isHeld = holder === process.pid ? heldByThisProcess.has(file) : isAlive(holder)
    if (holder > 0 && !isHeld) rmSync(file, { force: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
