import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import websocket from '@fastify/websocket'
import { MAX_UPLOAD_BYTES } from '@mallwright/contract/file'
import { ENDPOINTS } from '@mallwright/contract/registry'
import type { ServerConfig } from '@mallwright/contract/rpc'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'

import { addressRoutes } from './address/address.routes.ts'
import { articleRoutes } from './article/article.routes.ts'
import { createSerialQueue } from './cache/serial-queue.ts'
import { createOutage } from './cache/last-known.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { BACKGROUND_LIMITS, openDatabase } from './db/database.ts'
import type { Database } from './db/database.ts'
import { openPubSub } from './db/pub-sub.ts'
import { cleanupJob } from './jobs/cleanup-job.ts'
import { institutionRoutes } from './institution/institution.routes.ts'
import { startWorker } from './jobs/worker.ts'
import { orphanJob } from './file/orphan-job.ts'
import { fileRoutes } from './file/upload.routes.ts'
import { sendError, registerErrorHandler, registerNotFoundHandler } from './gateway/error-handler.ts'
import { MAX_DATAS_BYTES, MAX_FILES } from './gateway/multipart.ts'
import { createRateLimiter } from './gateway/guard/rate-limit.ts'
import { createGuard } from './gateway/guard/request-guard.ts'
import type { Limits, AppContext } from './gateway/app-context.ts'
import { outboxSms } from './ports/sms/outbox-sms.ts'
import type { SmsSender } from './ports/sms/sms.ts'
import type { Storage } from './ports/storage/storage.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { smsRoutes } from './session/sms/sms.routes.ts'
import { blockRoutes } from './site/blocks/block.routes.ts'
import { draftRoutes } from './site/draft.routes.ts'
import { createReleases } from './site/releases/release-cache.ts'
import { releaseRoutes } from './site/release.routes.ts'
import { fileReplacementRoutes } from './site/file-replacement.routes.ts'
import { siteRoutes } from './site/site.routes.ts'
import { createSites } from './gateway/site.store.ts'
import { socketRoutes } from './socket/socket.routes.ts'
import { closeWithLastAnswer } from './shutdown.ts'
import { readShopBuild } from './storefront/shop-build.ts'
import { shopRoutes } from './storefront/shop.routes.ts'
import { staticRoutes } from './storefront/static.routes.ts'

/** Dependencies of a server; nothing is read from the environment. */
export interface AppDeps {
  /** A migrated database with at least one site. The caller closes it after the app. */
  readonly database: Database
  readonly storage: Storage
  /** Sends messages to phones; the outbox of the database when absent. */
  readonly sms?: SmsSender | undefined
  /** The code that a demo mall sends and shows. */
  readonly demoCode?: string | undefined
  /** The built shop and the built studio. */
  readonly folders: { readonly shop: string; readonly studio: string }
  readonly version: string
  /** Origin under which buyers reach the shop, e.g. behind a proxy. */
  readonly publicOrigin?: string | undefined
  /** Origins of foreign pictures and videos that pages may show; none by default. */
  readonly mediaOrigins?: readonly string[]
  /** Overrides of `/server-config.json`. */
  readonly serverConfig?: Partial<ServerConfig>
  readonly limits?: Partial<Limits>
  /** Clock (epoch ms) for visibility windows; defaults to `Date.now`. */
  readonly now?: () => number
  readonly logLevel?: string
}

const LIMITS: Limits = {
  loginsPerMinute: 60,
  visitorsPerMinute: 300,
  codesPerHour: 20,
  uploadsPerMinute: 30,
  uploadBytes: 200 * 1024 * 1024,
  socketSilenceMs: 150_000,
}

/** The largest ordinary JSON body, in bytes; a document may be larger. */
const BODY_LIMIT = 256 * 1024

/** Time limit (ms) for receiving a request, against slow senders that never finish. */
const REQUEST_TIMEOUT_MS = 300_000

/** Every background job. */
const JOBS = [cleanupJob, orphanJob]

/** Builds the server around a database; opens no port. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    exposeHeadRoutes: true,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
    logger: logging(deps.logLevel ?? 'silent'),
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  })
  registerErrorHandler(app)
  closeWithLastAnswer(app)
  await addPlugins(app)
  // Bodies stay text: the signature covers their exact bytes.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
  const pubSub = await openPubSub(deps.database)
  const background = openDatabase(deps.database.url, BACKGROUND_LIMITS)
  const worker = await startWorker({
    database: background,
    storage: deps.storage,
    pubSub,
    jobs: JOBS,
    onError: (error, job) => app.log.error({ error, job }, 'a job failed'),
  })
  const outage = createOutage()
  const context: AppContext = {
    app,
    pubSub,
    database: deps.database,
    background,
    storage: deps.storage,
    sms: deps.sms ?? outboxSms(deps.database),
    demoCode: deps.demoCode,
    guard: createGuard(deps.database, (error) => app.log.error({ error }, 'a session could not be extended')),
    rateLimiter: createRateLimiter(deps.database),
    isBehindProxy: deps.publicOrigin !== undefined,
    outage,
    sites: createSites(deps.database, outage),
    decoding: createSerialQueue(),
    limits: { ...LIMITS, ...deps.limits },
    now: deps.now ?? Date.now,
    registeredEndpoints: new Set(),
  }
  pubSub.subscribe((event) => {
    if (event === undefined || event.kind === 'release') context.sites.clear()
    if (event === undefined && pubSub.isListening()) outage.end()
  })
  app.addHook('onClose', async () => {
    await worker.stop()
    await Promise.all([background.close(), pubSub.close()])
  })
  try {
    await addRoutes(context, deps)
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

async function addPlugins(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Plain http at a LAN address must work, so nothing here may demand https.
    strictTransportSecurity: false,
    // Whoever opens the shop or the studio cannot reach into it; what they open themselves stays reachable, e.g. a payment page.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    originAgentCluster: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: false,
    // Obsolete headers cost bytes before the first paint.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], inflateIfDeflated: false })
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: MAX_UPLOAD_BYTES, files: MAX_FILES, fields: 20, fieldSize: MAX_DATAS_BYTES },
  })
  await app.register(websocket, { options: { maxPayload: 1024 } })
}

async function addRoutes(context: AppContext, deps: AppDeps): Promise<void> {
  const serverConfig = { apiBase: '/api', socketUrl: '/ws', siteType: 'mall', ...deps.serverConfig }
  const connect = originsOf([serverConfig.apiBase, serverConfig.socketUrl])
  const sources = { connect, media: deps.mediaOrigins ?? [] }
  const { shop, studio } = deps.folders
  sessionRoutes(context)
  smsRoutes(context)
  articleRoutes(context)
  addressRoutes(context)
  institutionRoutes(context)
  catalogRoutes(context)
  const releases = createReleases(deps.database)
  siteRoutes(context, releases)
  draftRoutes(context, releases)
  releaseRoutes(context, releases)
  blockRoutes(context)
  fileRoutes(context)
  fileReplacementRoutes(context)
  socketRoutes(context, deps.publicOrigin)
  await staticRoutes(context, {
    shopFolder: shop,
    studioFolder: studio,
    serverConfig,
    sources,
    versionConfig: { version: deps.version, grayType: false },
  })
  const build = readShopBuild(shop)
  const { apiBase } = serverConfig
  const sendShop = shopRoutes(context, { releases, build, apiBase, sources, publicOrigin: deps.publicOrigin })
  registerNotFoundHandler(context.app, sendShop)
  for (const operation of Object.values(ENDPOINTS).flatMap((area) => Object.values(area))) {
    if (!context.registeredEndpoints.has(operation)) throw new Error(`${operation.path} has no handler`)
  }
}

/** Log form of an error, without the row values that PostgreSQL puts into `detail`. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack } = error
  return { name, message, stack, ...('code' in error && { code: error.code }) }
}

function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : [])))]
}

function logging(level: string) {
  // Queries may carry tickets, so addresses are logged without them. Domain 1.13.
  const serializers = {
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      // Phones and codes stand in paths, too.
      path: request.url.split('?')[0]?.replace(/\/\d{6,}/g, '/…'),
    }),
    // Without a serializer, `{ error }` is logged as `{}`.
    error: describeError,
  }
  return level === 'silent' ? false : { level, serializers }
}
