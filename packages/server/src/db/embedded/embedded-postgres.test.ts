import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { clusterPath, resolveClusterDirectory } from './cluster-directory.ts'
import { startCluster } from './embedded-postgres.ts'
import { acceptsConnections } from './postmaster.ts'
import { supervise } from './supervisor.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallwright-cluster-'))
  // As root the database runs as another account, which must be able to pass through.
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the bundled PostgreSQL', () => {
  it('restarts at the same address after it was killed, and stops cleanly', async () => {
    const cluster = await startCluster({ folder, isThrowaway: true })
    const onLost = vi.fn<(error: Error) => void>()
    cluster.keepAlive(onLost)
    const pidFile = join(clusterPath(folder), 'postmaster.pid')
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL')
    const url = cluster.urlOf('postgres')
    await expect.poll(() => acceptsConnections(url), { interval: 20 }).toBe(false)
    await expect.poll(() => acceptsConnections(url), { interval: 200 }).toBe(true)
    await cluster.stop()
    expect([onLost.mock.calls, await acceptsConnections(url), existsSync(pidFile)]).toEqual([[], false, false])
  })

  it('starts after a killed start, whatever process id it left behind', async () => {
    for (const left of [process.pid, 4_000_000]) {
      writeFileSync(join(folder, 'starting.pid'), String(left))
      const cluster = await startCluster({ folder, isThrowaway: true })
      expect(await acceptsConnections(cluster.urlOf('postgres'))).toBe(true)
      await cluster.stop()
    }
  })

  it('is shared by two simultaneous first starts', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => startCluster({ folder, isThrowaway: true })))
    expect(first?.urlOf('postgres')).toBe(second?.urlOf('postgres'))
    await first?.stop()
    await expect(second?.stop()).resolves.toBeUndefined()
  })

  it('that is already dead needs no stop', async () => {
    const cluster = await startCluster({ folder, isThrowaway: true })
    const pidFile = join(clusterPath(folder), 'postmaster.pid')
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL')
    await expect.poll(() => acceptsConnections(cluster.urlOf('postgres')), { interval: 20 }).toBe(false)
    await expect(cluster.stop()).resolves.toBeUndefined()
  })
})

describe('supervision', () => {
  it('fails with the last failure after all attempts', async () => {
    const connectionError = await new Promise<Error>((resolve) => {
      supervise({
        isAlive: () => false,
        restart: () => Promise.reject(new Error('no space left')),
        onLost: resolve,
        intervalMs: 1,
        giveUpAfterMs: 5,
      })
    })
    expect(connectionError.message).toBe('no space left')
  })
})

describe('the directory of a cluster', () => {
  const question = (reachable: (path: string) => boolean) => {
    const dataFolder = join(folder, 'data')
    mkdirSync(dataFolder, { recursive: true })
    const messages: string[] = []
    const stateFolder = join(folder, 'state')
    const ask = () =>
      resolveClusterDirectory({
        dataFolder,
        stateFolder,
        runner: { canReach: reachable },
        onProgress: (step) => messages.push(step),
      })
    return { dataFolder, stateFolder, messages, ask }
  }

  it('is the data folder when the account can access it', () => {
    const { ask, dataFolder, messages } = question(() => true)
    expect([ask(), messages]).toEqual([dataFolder, []])
  })

  it('is a stable folder outside otherwise, reported once', () => {
    const { ask, dataFolder, stateFolder, messages } = question((path) => path.includes('state'))
    const first = ask()
    expect(first.startsWith(join(stateFolder, ''))).toBe(true)
    expect([ask(), messages.length]).toEqual([first, 1])
    expect(messages[0]).toContain(first)
    // A recreated data folder gets a new, empty cluster.
    rmSync(dataFolder, { recursive: true })
    mkdirSync(dataFolder)
    expect(ask()).not.toBe(first)
  })

  it('never abandons a cluster that already exists in the data folder', () => {
    const { ask, dataFolder } = question((path) => path.includes('state'))
    mkdirSync(join(clusterPath(dataFolder), 'PG_VERSION'), { recursive: true })
    expect(ask()).toBe(dataFolder)
  })

  it('is the data folder when no folder is accessible, so that the start reports it', () => {
    const { ask, dataFolder } = question(() => false)
    expect(ask()).toBe(dataFolder)
  })
})
