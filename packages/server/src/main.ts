import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'

import { ServerConfig } from '@mallwright/contract/rpc'
import type { FastifyInstance } from 'fastify'

import { buildApp } from './app.ts'
import { startupMessage } from './startup-message.ts'
import { packageRoot } from './db/package-root.ts'
import { DEMO_CODE } from './demo/accounts.data.ts'
import { demoConfig } from './demo/sample-accounts.ts'
import { paymentOptionsOf } from './payment/setup/open-payments.ts'
import { httpIdentity } from './ports/identity/http-identity.ts'
import { amapService } from './ports/map/amap-service.ts'
import type { MailSender } from './ports/mail/mail-sender.ts'
import { httpSms } from './ports/sms/http-sms.ts'
import { diskStorage } from './ports/storage/disk-storage.ts'
import type { Storage } from './ports/storage/storage.ts'
import { prepareDatabase } from './prepare-database.ts'
import type { PreparedDatabase } from './prepare-database.ts'
import { stopServer } from './shutdown.ts'
import { readSettings, StartError } from './settings.ts'
import type { Settings } from './settings.ts'

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Pending shutdown request; its handler is replaced as startup proceeds. */
const shutdown = { isRequested: false, handler: (): void => undefined }

function handleStopSignals(): void {
  const request = () => {
    if (shutdown.isRequested) return
    shutdown.isRequested = true
    print('stopping …')
    shutdown.handler()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request)
  // A closed stdout must not prevent a clean database shutdown.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
}

async function start(): Promise<void> {
  handleStopSignals()
  const settings = readSettings(process.env)
  makeDataDir(settings)
  await checkPort(settings)
  const storage = await openStorage(settings)
  const prepared = await prepareDatabase(settings, storage, (step) => print(`${step} …`))
  // Deferred until startup is complete, so that no child process is left running.
  if (shutdown.isRequested) return prepared.close()
  const running = await listen(settings, prepared, storage).catch(async (error: unknown) => {
    await prepared.close()
    throw error
  })
  const stop = createShutdown(running, prepared)
  shutdown.handler = () => stop(() => process.exit(0))
  if (shutdown.isRequested) return shutdown.handler()
  prepared.keepAlive((error) => stop(() => exitWithError(error)))
  print(startupMessage(settings, prepared.setupTicket))
}

/** The S3 client is loaded only when it is used. */
async function openStorage({ s3, dataDir }: Settings): Promise<Storage> {
  if (!s3) return diskStorage(join(dataDir, 'files'))
  const { s3Storage } = await import('./ports/storage/s3-storage.ts')
  return s3Storage(s3)
}

/** So is what speaks to a mail server. */
async function openMail({ smtp }: Settings): Promise<MailSender | undefined> {
  if (!smtp) return undefined
  const { smtpMail } = await import('./ports/mail/smtp-mail.ts')
  return smtpMail(smtp)
}

async function listen(settings: Settings, { database }: PreparedDatabase, storage: Storage): Promise<FastifyInstance> {
  const packages = dirname(packageRoot())
  const app = await buildApp({
    database,
    storage,
    sms: settings.sms && httpSms(settings.sms),
    mail: await openMail(settings),
    identity: settings.identity && httpIdentity(settings.identity),
    personalDataKey: settings.personalDataKey,
    demoCode: settings.isDemo && !settings.sms ? DEMO_CODE : undefined,
    ssoKey: settings.ssoKey,
    passesTeams: settings.passesTeams,
    payment: paymentOptionsOf(settings),
    hasRobots: settings.hasRobots,
    map: settings.amap && amapService(settings.amap),
    folders: { shop: join(packages, 'viewer', 'dist'), studio: join(packages, 'editor', 'dist') },
    version: readVersion(),
    publicOrigin: settings.publicOrigin,
    mediaOrigins: settings.mediaOrigins,
    serverConfig: { ...(settings.isDemo && demoConfig()), ...readServerConfig(settings.dataDir) },
    limits: { codesPerHour: settings.codesPerHour },
    logLevel: settings.logLevel,
  })
  try {
    await app.listen({ port: settings.port, host: settings.host })
    return app
  } catch (cause) {
    await app.close()
    throw portError(settings, cause as NodeJS.ErrnoException)
  }
}

/** Fails early when the port cannot be used: seeding a database takes long. */
async function checkPort(settings: Settings): Promise<void> {
  const probe = createServer()
  probe.listen(settings.port, settings.host)
  try {
    await once(probe, 'listening')
  } catch (cause) {
    throw portError(settings, cause as NodeJS.ErrnoException)
  }
  probe.close()
  await once(probe, 'close')
}

function portError({ host, port }: Settings, cause: NodeJS.ErrnoException): Error {
  if (cause.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is taken by another program; set PORT to a free one.`, { cause })
  }
  if (cause.code === 'EACCES') return new StartError(`Port ${port} needs more rights; set PORT above 1023.`, { cause })
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND') {
    return new StartError(`HOST "${host}" is no address of this machine.`, { cause })
  }
  return cause
}

/** Time limit (ms) for the whole shutdown, the bundled PostgreSQL included. */
const EXIT_LIMIT_MS = 30_000

function createShutdown(app: FastifyInstance, prepared: PreparedDatabase): (then: () => void) => void {
  return (then) => {
    // A database that does not answer cannot be taken leave of.
    setTimeout(() => process.exit(1), EXIT_LIMIT_MS).unref()
    stopServer(app)
      .then(() => prepared.close())
      .then(then, exitWithError)
  }
}

function makeDataDir({ dataDir }: Settings): void {
  try {
    makeFolder(dataDir)
    const probe = join(dataDir, `.writable-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (cause) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be made or written to.`, { cause })
  }
}

/** Makes a folder and those above it, one by one: Node's `recursive` never returns below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process of the deployment was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function readServerConfig(dataDir: string): Partial<ServerConfig> {
  const path = join(dataDir, 'server-config.json')
  if (!existsSync(path)) return {}
  try {
    const overrides = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
    return ServerConfig.parse({ apiBase: '/api', socketUrl: '/ws', siteType: 'mall', ...overrides })
  } catch (cause) {
    throw new StartError(`${path} is not a valid server configuration.`, { cause })
  }
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as { version: string }
  return version
}

function exitWithError(error: unknown): never {
  const isStartError = error instanceof StartError
  process.stderr.write(isStartError ? `${error.message}\n` : `The server could not run: ${String(error)}\n`)
  process.exit(1)
}

start().catch((error: unknown) => (shutdown.isRequested ? process.exit(0) : exitWithError(error)))
