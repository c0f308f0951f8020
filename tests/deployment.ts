import { newDemoDir, removeDataDir, startBuiltServer, TEMPLATE_VARIABLE } from './built-server.ts'
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

/** Two are enough to have requests of one client answered by different processes. */
const PROCESSES = 2

/** Starts two server processes on a fresh demo mall, behind a round-robin load balancer. */
export async function startDeployment(): Promise<Deployment> {
  const dataDir = newDemoDir()
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
 * Seeds a data folder once per run, of which every later server with the demo gets a copy; returns its removal. Playwright calls it before the first journey, and the test run, which has
 * the journeys in several parts, before it.
 */
export async function makeTemplate(): Promise<() => void> {
  if (process.env[TEMPLATE_VARIABLE]) return () => undefined
  const server = await startBuiltServer()
  await server.stop()
  process.env[TEMPLATE_VARIABLE] = server.dataDir
  return () => removeDataDir(server.dataDir)
}
