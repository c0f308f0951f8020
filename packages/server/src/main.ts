import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { ServerConfig } from '@mallwright/contract'
import type { FastifyInstance } from 'fastify'

import { buildApp } from './app.ts'
import { greeting } from './greeting.ts'
import { packageRoot } from './package-root.ts'
import { localStorage } from './ports/local-storage.ts'
import { prepareDatabase } from './prepare.ts'
import type { Prepared } from './prepare.ts'
import { readSettings, StartError } from './settings.ts'
import type { Settings } from './settings.ts'

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  makeDataDir(settings)
  const storage = localStorage(join(settings.dataDir, 'files'))
  const prepared = await prepareDatabase(settings, storage, (step) => say(`${step} …`))
  // A stop that arrives from here on waits for the start, so that nothing is left running.
  const running = await listen(settings, prepared, storage).catch(async (error: unknown) => {
    await prepared.close()
    throw error
  })
  stopOnSignal(running, prepared)
  say(greeting(settings, prepared.setupTicket))
}

async function listen(
  settings: Settings,
  { database }: Prepared,
  storage: ReturnType<typeof localStorage>,
): Promise<FastifyInstance> {
  const packages = dirname(packageRoot())
  const app = await buildApp({
    database,
    storage,
    folders: { shop: join(packages, 'viewer', 'dist'), studio: join(packages, 'editor', 'dist') },
    version: readVersion(),
    publicOrigin: settings.publicOrigin,
    serverConfig: readServerConfig(settings.dataDir),
    logLevel: settings.logLevel,
  })
  try {
    await app.listen({ port: settings.port, host: settings.host })
    return app
  } catch (cause) {
    await app.close()
    throw portTrouble(settings, cause as NodeJS.ErrnoException)
  }
}

function portTrouble({ host, port }: Settings, cause: NodeJS.ErrnoException): Error {
  if (cause.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is taken by another program; set PORT to a free one.`, { cause })
  }
  if (cause.code === 'EACCES') return new StartError(`Port ${port} needs more rights; set PORT above 1023.`, { cause })
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND') {
    return new StartError(`HOST "${host}" is no address of this machine.`, { cause })
  }
  return cause
}

function stopOnSignal(app: FastifyInstance, prepared: Prepared): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    app
      .close()
      .then(() => prepared.close())
      .then(
        () => process.exit(0),
        (error: unknown) => complain(error),
      )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function makeDataDir({ dataDir }: Settings): void {
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (cause) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be made or written to.`, { cause })
  }
}

function readServerConfig(dataDir: string): Partial<ServerConfig> {
  const path = join(dataDir, 'server-config.json')
  if (!existsSync(path)) return {}
  try {
    const given = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
    const whole = ServerConfig.parse({ apiBase: '/api', socketUrl: '/ws', siteType: 'mall', ...given })
    return whole
  } catch (cause) {
    throw new StartError(`${path} is not a valid server configuration.`, { cause })
  }
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as { version: string }
  return version
}

function complain(error: unknown): never {
  const known = error instanceof StartError
  process.stderr.write(known ? `${error.message}\n` : `The server could not run: ${String(error)}\n`)
  process.exit(1)
}

start().catch(complain)
