import websocket from '@fastify/websocket'
import { ENDPOINTS } from '@mallwright/contract/registry'
import type { ServerConfig } from '@mallwright/contract/rpc'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'

import { addressRoutes } from './address/address.routes.ts'
import { AFTER_SALE_JOBS } from './after-sale/after-sale.jobs.ts'
import { afterSaleRoutes } from './after-sale/after-sale.routes.ts'
import { articleRoutes } from './article/article.routes.ts'
import { createSerialQueue } from './cache/serial-queue.ts'
import { createOutage } from './cache/last-known.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { businessRoutes } from './business-routes.ts'
import { buyerRoutes } from './buyer-routes.ts'
import { deskRoutes } from './desk-routes.ts'
import { noticeJob } from './collect/notice-job.ts'
import { offerRoutes } from './catalog/offer/offer.routes.ts'
import { BACKGROUND_LIMITS, LIST_POOL_LIMITS, openDatabase } from './db/database.ts'
import type { Database } from './db/database.ts'
import { openPubSub } from './db/pub-sub.ts'
import type { PubSub } from './db/pub-sub.ts'
import { cleanupJob } from './jobs/cleanup-job.ts'
import { institutionRoutes } from './institution/institution.routes.ts'
import { createDefinitions } from './list-engine/layouts/list-definitions.ts'
import { SOURCES } from './list-engine/registry/sources.ts'
import { startWorker } from './jobs/worker.ts'
import type { Worker } from './jobs/worker.ts'
import { orphanJob } from './file/orphan-job.ts'
import { fileRoutes } from './file/upload.routes.ts'
import { compressAnswers } from './gateway/answers/content-encoding.ts'
import { loggingOf } from './gateway/logging.ts'
import { sendError, registerErrorHandler, registerNotFoundHandler } from './gateway/error-handler.ts'
import { createRateLimiter } from './gateway/guard/rate-limit.ts'
import { createGuard } from './gateway/guard/request-guard.ts'
import { addSecurityHeaders } from './gateway/guard/security-headers.ts'
import type { Limits, AppContext } from './gateway/app-context.ts'
import { ORDER_JOBS } from './order/order.jobs.ts'
import { DEMO_JOBS } from './demo/trade/demo.jobs.ts'
import { orderRoutes } from './order/order.routes.ts'
import { mapRoutes } from './map/map.routes.ts'
import { demoPaymentRoutes } from './payment/demo/demo-payment.routes.ts'
import { invoiceApplyRoutes } from './invoice/invoice-apply.routes.ts'
import { invoiceJobs } from './invoice/invoice-apply.jobs.ts'
import { openPorts } from './open-ports.ts'
import type { PortDeps, Ports } from './open-ports.ts'
import { miniProgramRoutes } from './payment/mini-program/mini-program.routes.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { noticeSender } from './payment/setup/notice-sender.ts'
import { openPayments } from './payment/setup/open-payments.ts'
import type { PaymentOptions, Payments } from './payment/setup/open-payments.ts'
import { previewRoutes } from './preview/preview.routes.ts'
import { reviewRoutes } from './review/review.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { shareRoutes } from './share/share.routes.ts'
import { readInstallationKey } from './gateway/guard/installation-key.ts'
import type { MapService } from './ports/map/map-service.ts'
import { localMiniProgram } from './ports/mini-program/local-mini-program.ts'
import type { MiniProgramPort } from './ports/mini-program/mini-program.ts'
import { sandboxRoutes } from './ports/payment/sandbox/sandbox.routes.ts'
import { otherWaysRoutes } from './session/other-ways/other-ways.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { smsRoutes } from './session/sms/sms.routes.ts'
import { blockRoutes } from './site/blocks/block.routes.ts'
import { draftRoutes } from './site/draft.routes.ts'
import { createReleases } from './site/releases/release-cache.ts'
import { releaseRoutes } from './site/release.routes.ts'
import { fileReplacementRoutes } from './site/file-replacement.routes.ts'
import { siteRoutes } from './site/site.routes.ts'
import { createFrameHosts } from './gateway/guard/frame-host.store.ts'
import { createSites } from './gateway/site.store.ts'
import { socketRoutes } from './socket/socket.routes.ts'
import { closeWithLastAnswer } from './shutdown.ts'
import { pagePolicy } from './storefront/policy/page-policy.ts'
import { readShopBuild } from './storefront/shop-build.ts'
import { shopRoutes } from './storefront/shop.routes.ts'
import { workflowFrameRoutes } from './voucher/workflow/frame/workflow-frame.routes.ts'
import { siteStyles } from './storefront/site-style.ts'
import { staticRoutes } from './storefront/static.routes.ts'
import { mallVoucherJobs } from './voucher/mall/mall-vouchers.jobs.ts'

/** Dependencies of a server; nothing is read from the environment. */
export interface AppDeps extends PortDeps {
  /** Channels that payments go by; none by default. */
  readonly payment?: PaymentOptions
  /** Robots ship and move the orders of a demo mall; off by default. Domain 4.7. */
  readonly hasRobots?: boolean
  /** Opens the mini program that takes payments; pages of the shop stand in for it when absent. */
  readonly miniProgram?: MiniProgramPort | undefined
  /** Knows places and draws maps; a mall has no map when absent. */
  readonly map?: MapService | undefined
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
  listCallsPerMinute: 600,
  socketSilenceMs: 150_000,
}

/** The largest ordinary JSON body, in bytes; a document may be larger. */
const BODY_LIMIT = 256 * 1024

/** Time limit (ms) for receiving a request, against slow senders that never finish. */
const REQUEST_TIMEOUT_MS = 300_000

/** Every background job. */
const JOBS = [cleanupJob, orphanJob, noticeJob, ...ORDER_JOBS, ...AFTER_SALE_JOBS]

/** Builds the server around a database; opens no port. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    exposeHeadRoutes: true,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
    logger: loggingOf(deps.logLevel ?? 'silent'),
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
  const lists = openDatabase(deps.database.url, LIST_POOL_LIMITS)
  const ports = await openPorts(deps)
  const { payments, worker } = await startJobs(app, deps, { background, pubSub, ports })
  const outage = createOutage()
  const context: AppContext = {
    app,
    pubSub,
    database: deps.database,
    background,
    lists,
    ...ports,
    guard: createGuard(deps.database, (error) => app.log.error({ error }, 'a session could not be extended')),
    rateLimiter: createRateLimiter(deps.database),
    isBehindProxy: deps.publicOrigin !== undefined,
    outage,
    sites: createSites(deps.database, outage),
    frameHosts: createFrameHosts(deps.database, outage),
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
    await Promise.all([background.close(), lists.close(), pubSub.close()])
  })
  try {
    await addRoutes(context, deps, payments)
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

/** Payments, and the worker of every background job. */
async function startJobs(
  app: FastifyInstance,
  deps: AppDeps,
  tools: { readonly background: Database; readonly pubSub: PubSub; readonly ports: Ports },
): Promise<{ readonly payments: Payments; readonly worker: Worker }> {
  const payments = await openPayments(deps.payment ?? {}, {
    database: deps.database,
    storage: deps.storage,
    deliver: noticeSender(app),
    onError: (error) => app.log.error({ error }, 'a payment channel failed'),
  })
  const worker = await startWorker({
    database: tools.background,
    storage: deps.storage,
    pubSub: tools.pubSub,
    jobs: [
      ...JOBS,
      ...invoiceJobs({ ...tools.ports, log: app.log }),
      ...mallVoucherJobs(app.log),
      ...payments.jobs,
      ...(deps.hasRobots ? DEMO_JOBS : []),
    ],
    onError: (error, job) => app.log.error({ error, job }, 'a job failed'),
  })
  return { payments, worker }
}

async function addPlugins(app: FastifyInstance): Promise<void> {
  addSecurityHeaders(app)
  await compressAnswers(app)
  await app.register(websocket, { options: { maxPayload: 1024 } })
}

async function addRoutes(context: AppContext, deps: AppDeps, { world }: Payments): Promise<void> {
  const own = deps.serverConfig
  const storageKey = own?.storageKey ?? (await readInstallationKey(deps.database, deps.storage, 'local-storage'))
  const map = deps.map && { centre: deps.map.centre }
  const serverConfig = { apiBase: '/api', socketUrl: '/ws', siteType: 'mall', ...(map && { map }), ...own, storageKey }
  const policy = pagePolicy(context, serverConfig, deps.mediaOrigins ?? [])
  const { shop, studio } = deps.folders
  sessionRoutes(context)
  otherWaysRoutes(context)
  smsRoutes(context)
  articleRoutes(context)
  addressRoutes(context)
  buyerRoutes(context)
  institutionRoutes(context)
  catalogRoutes(context)
  offerRoutes(context)
  searchRoutes(context)
  reviewRoutes(context)
  shareRoutes(context)
  const definitions = createDefinitions(context, SOURCES)
  businessRoutes(context, definitions)
  mapRoutes(context, deps.map)
  paymentRoutes(context, world)
  deskRoutes(context, world, deps.sms === undefined)
  orderRoutes(context, world, definitions)
  afterSaleRoutes(context)
  invoiceApplyRoutes(context)
  miniProgramRoutes(context, world, deps.miniProgram ?? localMiniProgram)
  demoPaymentRoutes(context, world)
  if (deps.payment?.isDemo) sandboxRoutes(context.app, deps.database)
  const releases = createReleases(deps.database)
  workflowFrameRoutes(context, { definitions, siteStyle: siteStyles(releases), publicOrigin: deps.publicOrigin })
  siteRoutes(context, releases)
  draftRoutes(context, releases)
  releaseRoutes(context, releases)
  blockRoutes(context)
  fileRoutes(context)
  previewRoutes(context)
  fileReplacementRoutes(context)
  socketRoutes(context, deps.publicOrigin)
  await staticRoutes(context, {
    shopFolder: shop,
    studioFolder: studio,
    serverConfig,
    policy,
    versionConfig: { version: deps.version, grayType: false },
  })
  const documents = { releases, build: readShopBuild(shop), apiBase: serverConfig.apiBase, storageKey, policy }
  const sendShop = shopRoutes(context, { ...documents, publicOrigin: deps.publicOrigin })
  registerNotFoundHandler(context.app, sendShop)
  for (const operation of Object.values(ENDPOINTS).flatMap((area) => Object.values(area))) {
    if (!context.registeredEndpoints.has(operation)) throw new Error(`${operation.path} has no handler`)
  }
}
