import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { findBinaries } from './postgres-binaries.ts'
import type { Binaries } from './postgres-binaries.ts'
import { clusterPath, hasCluster, resolveClusterDirectory } from './cluster-directory.ts'
import { hasPostmaster, runningPort } from './postmaster.ts'
import { withStartLock } from './start-lock.ts'
import { supervise } from './supervisor.ts'
import { findPostgresUser } from './postgres-user.ts'
import type { PostgresUser } from './postgres-user.ts'

/** A PostgreSQL on a folder of our own. */
export interface Cluster {
  /** The URL of one of its databases, as its owner. */
  urlOf(database: string): string
  /** Starts it again, at the same address, whenever it dies; tells when that fails for long. */
  keepAlive(onLost: (error: Error) => void): void
  /** Ends it cleanly, unless another process is still connected. */
  stop(): Promise<void>
}

/** What to start. */
export interface ClusterOptions {
  /** Holds the cluster and its password; made when missing. */
  readonly folder: string
  readonly onProgress?: (step: string) => void
  /** A cluster that need not survive the machine, for tests: writes are not waited for. */
  readonly isThrowaway?: boolean
}

interface ClusterContext extends ClusterOptions {
  readonly runner: PostgresUser
  readonly binaries: Binaries
  /** PostgreSQL's own data folder. */
  readonly cluster: string
  readonly password: string
}

/** The database's owner inside the cluster. */
const OWNER = 'mallwright'

/** Keeps the footprint small and the socket off the disk; everything else is PostgreSQL's default, `fsync` included. */
const SERVER_OPTIONS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'jit=off', 'max_connections=200']

/** Starts the bundled PostgreSQL on a folder, or joins the one that already lives there. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const runner = findPostgresUser()
  mkdirSync(options.folder, { recursive: true })
  return withStartLock(join(options.folder, 'starting.pid'), () => {
    const folder = resolveClusterDirectory({ dataFolder: options.folder, runner, onProgress: options.onProgress })
    return startInDirectory(folder, { ...options, runner })
  })
}

async function startInDirectory(
  folder: string,
  options: ClusterOptions & { readonly runner: PostgresUser },
): Promise<Cluster> {
  const { runner } = options
  const cluster = clusterPath(folder)
  const binaries = findBinaries(runner)
  const place: ClusterContext = { ...options, folder, binaries, cluster, password: readOrCreatePassword(folder) }
  if (!hasCluster(folder)) await initialise(place)
  const urlAt = (port: number, database: string) =>
    `postgres://${OWNER}:${place.password}@127.0.0.1:${port}/${database}`
  const living = await runningPort(cluster, (port) => urlAt(port, 'postgres'))
  const port = living ?? (await launch(place, await freePort()))
  const urlOf = (database: string) => urlAt(port, database)
  let endWatch: (() => Promise<void>) | undefined
  return {
    urlOf,
    keepAlive: (onLost) => {
      endWatch = supervise({
        isAlive: () => hasPostmaster(cluster),
        revive: () => launch(place, port),
        onLost: (cause) => onLost(new Error(`The bundled PostgreSQL died and does not start again: ${cause.message}`)),
      })
    },
    stop: async () => {
      await endWatch?.()
      await stop(place, urlOf('postgres'))
    },
  }
}

function readOrCreatePassword(folder: string): string {
  const file = join(folder, 'postgres-password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

async function initialise(place: ClusterContext): Promise<void> {
  place.onProgress?.('initialising database')
  // A first start that was killed leaves a half-made folder; the rename below is what makes a cluster count.
  const fresh = `${place.cluster}-new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  place.runner.own(fresh)
  if (!place.runner.canWrite(fresh)) {
    throw new Error(
      `The account that runs PostgreSQL cannot reach ${place.folder}; set DATA_DIR to a folder outside private homes.`,
    )
  }
  const secret = join(tmpdir(), `mallwright-${randomBytes(8).toString('hex')}`)
  writeFileSync(secret, place.password, { mode: 0o600 })
  place.runner.own(secret)
  try {
    await run(place, place.binaries.initdb, [
      '-D',
      fresh,
      '-U',
      OWNER,
      '-A',
      'scram-sha-256',
      `--pwfile=${secret}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
      ...(place.isThrowaway ? ['--no-sync'] : []),
    ])
  } finally {
    rmSync(secret, { force: true })
  }
  renameSync(fresh, place.cluster)
}

async function launch(place: ClusterContext, port: number): Promise<number> {
  place.onProgress?.('starting database')
  const settings = [...SERVER_OPTIONS, `port=${port}`, ...(place.isThrowaway ? ['fsync=off'] : [])]
  const flags = settings.map((setting) => `-c ${setting}`).join(' ')
  const log = join(place.cluster, 'server.log')
  await run(place, place.binaries.pgCtl, ['start', '-w', '-t', '30', '-D', place.cluster, '-l', log, '-o', flags])
  return port
}

async function stop(place: ClusterContext, url: string): Promise<void> {
  if (!hasPostmaster(place.cluster) || (await hasOtherClients(url))) return
  try {
    await run(place, place.binaries.pgCtl, ['stop', '-w', '-m', 'fast', '-D', place.cluster])
  } catch (error) {
    // It may have died between the look and the order.
    if (hasPostmaster(place.cluster)) throw error
  }
}

async function hasOtherClients(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const others = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name = 'mallwright'`,
    )
    return (others.rows[0]?.count ?? 0) > 0
  } catch {
    // Already going down: nobody can be using it.
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function run(place: ClusterContext, program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...place.runner.identity,
      cwd: tmpdir(),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    child.on('error', reject)
    child.on('exit', (code) => {
      // The postmaster may inherit this handle and keep it open for as long as it lives.
      child.stderr.destroy()
      if (code === 0) resolve()
      else reject(new Error(`The bundled PostgreSQL failed: ${complaint.trim().split('\n').at(-1) ?? ''}`))
    })
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
