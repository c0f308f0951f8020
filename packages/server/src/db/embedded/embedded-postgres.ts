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

/** A bundled PostgreSQL cluster. */
export interface Cluster {
  /** The URL of one of its databases, as its owner. */
  urlOf(database: string): string
  /** Restarts it at the same address when it dies; reports when that keeps failing. */
  keepAlive(onLost: (error: Error) => void): void
  /** Stops it, unless another process is still connected. */
  stop(): Promise<void>
}

/** Options of `startCluster`. */
export interface ClusterOptions {
  /** Contains the cluster and its password; created when missing. */
  readonly folder: string
  readonly onProgress?: (step: string) => void
  /** For tests: fsync off. */
  readonly isThrowaway?: boolean
}

interface ClusterContext extends ClusterOptions {
  readonly runner: PostgresUser
  readonly binaries: Binaries
  /** PGDATA. */
  readonly pgData: string
  readonly password: string
}

/** The database's owner inside the cluster. */
const OWNER = 'mallwright'

/** Keeps the footprint small and the socket off the disk; everything else is PostgreSQL's default, `fsync` included. */
const SERVER_OPTIONS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'jit=off', 'max_connections=200']

/** Starts the bundled PostgreSQL on a folder, or attaches to the one already running there. */
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
  const pgData = clusterPath(folder)
  const binaries = findBinaries(runner)
  const context: ClusterContext = { ...options, folder, binaries, pgData, password: readOrCreatePassword(folder) }
  if (!hasCluster(folder)) await initialise(context)
  const urlAt = (port: number, database: string) =>
    `postgres://${OWNER}:${context.password}@127.0.0.1:${port}/${database}`
  const existing = await runningPort(pgData, (port) => urlAt(port, 'postgres'))
  const port = existing ?? (await launch(context, await freePort()))
  const urlOf = (database: string) => urlAt(port, database)
  let endSupervision: (() => Promise<void>) | undefined
  return {
    urlOf,
    keepAlive: (onLost) => {
      endSupervision = supervise({
        isAlive: () => hasPostmaster(pgData),
        restart: () => launch(context, port),
        onLost: (cause) => onLost(new Error(`The bundled PostgreSQL died and does not start again: ${cause.message}`)),
      })
    },
    stop: async () => {
      await endSupervision?.()
      await stop(context, urlOf('postgres'))
    },
  }
}

function readOrCreatePassword(folder: string): string {
  const file = join(folder, 'postgres-password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

async function initialise(context: ClusterContext): Promise<void> {
  context.onProgress?.('initialising database')
  // A killed first start leaves a partial folder; only the final rename makes a cluster valid.
  const newData = `${context.pgData}-new`
  rmSync(newData, { recursive: true, force: true })
  mkdirSync(newData, { mode: 0o700 })
  context.runner.own(newData)
  if (!context.runner.canWrite(newData)) {
    throw new Error(
      `The account that runs PostgreSQL cannot reach ${context.folder}; set DATA_DIR to a folder outside private homes.`,
    )
  }
  const passwordFile = join(tmpdir(), `mallwright-${randomBytes(8).toString('hex')}`)
  writeFileSync(passwordFile, context.password, { mode: 0o600 })
  context.runner.own(passwordFile)
  try {
    await run(context, context.binaries.initdb, [
      '-D',
      newData,
      '-U',
      OWNER,
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
      ...(context.isThrowaway ? ['--no-sync'] : []),
    ])
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(newData, context.pgData)
}

async function launch(context: ClusterContext, port: number): Promise<number> {
  context.onProgress?.('starting database')
  const settings = [...SERVER_OPTIONS, `port=${port}`, ...(context.isThrowaway ? ['fsync=off'] : [])]
  const flags = settings.map((setting) => `-c ${setting}`).join(' ')
  const log = join(context.pgData, 'server.log')
  await run(context, context.binaries.pgCtl, ['start', '-w', '-t', '30', '-D', context.pgData, '-l', log, '-o', flags])
  return port
}

async function stop(context: ClusterContext, url: string): Promise<void> {
  if (!hasPostmaster(context.pgData) || (await hasOtherClients(url))) return
  try {
    await run(context, context.binaries.pgCtl, ['stop', '-w', '-m', 'fast', '-D', context.pgData])
  } catch (error) {
    // It may have died between the check and the command.
    if (hasPostmaster(context.pgData)) throw error
  }
}

async function hasOtherClients(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const otherClients = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name = 'mallwright'`,
    )
    return (otherClients.rows[0]?.count ?? 0) > 0
  } catch {
    // Already shutting down: nobody can be using it.
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function run(context: ClusterContext, program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...context.runner.identity,
      cwd: tmpdir(),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let stderr = ''
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    child.on('error', reject)
    child.on('exit', (code) => {
      // The postmaster inherits this handle and may keep it open.
      child.stderr.destroy()
      if (code === 0) resolve()
      else reject(new Error(`The bundled PostgreSQL failed: ${stderr.trim().split('\n').at(-1) ?? ''}`))
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
