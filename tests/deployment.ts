import { execFileSync } from 'node:child_process'

import { newDataDir, removeDataDir, startBuiltServer } from './built-server.ts'
import type { BuiltServer } from './built-server.ts'
import { startLoadBalancer } from './load-balancer.ts'

/** The product as operators run it: several server processes on one database and one file storage, behind one address. */
export interface Deployment {
  /** `http://127.0.0.1:<port>` of the load balancer. */
  readonly url: string
  readonly servers: readonly BuiltServer[]
  /** Stops all processes and removes the data; resolves to the exit codes. */
  readonly stop: () => Promise<readonly (number | null)[]>
}

/** Name of the data folder created by `makeTemplate`; every deployment with the demo starts from a copy of it. */
const TEMPLATE_VARIABLE = 'MALLWRIGHT_TEMPLATE_DATA'

/** Two are enough to have requests of one client answered by different processes. */
const PROCESSES = 2

/** Starts two server processes on a fresh demo mall, behind a round-robin load balancer. */
export async function startDeployment(): Promise<Deployment> {
  const dataDir = newDataDir()
  const template = process.env[TEMPLATE_VARIABLE]
  if (template) copyFolder(template, dataDir)
  // The first one starts the database, the others join it.
  const first = await startBuiltServer({ dataDir })
  const starts = Array.from({ length: PROCESSES - 1 }, () => startBuiltServer({ dataDir }))
  const servers = [first, ...(await Promise.all(starts))]
  const balancer = await startLoadBalancer(servers.map(({ url }) => url))
  return {
    url: balancer.url,
    servers,
    stop: async () => {
      await balancer.close()
      const codes = await Promise.all(servers.map((server) => server.stop()))
      removeDataDir(dataDir)
      return codes
    },
  }
}

/**
 * Seeds a data folder once per run; returns its removal. Playwright calls it before the first journey, and the test run, which has
 * the journeys in several parts, before it.
 */
export async function makeTemplate(): Promise<() => void> {
  if (process.env[TEMPLATE_VARIABLE]) return () => undefined
  const server = await startBuiltServer()
  await server.stop()
  process.env[TEMPLATE_VARIABLE] = server.dataDir
  return () => removeDataDir(server.dataDir)
}

/** Preserves owners and permissions: the database's folder belongs to an account of its own. */
function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to])
}
