import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { ServerConfig, VersionConfig } from '@mallwright/contract/rpc'
import type { FastifyReply } from 'fastify'

import type { AppContext } from '../gateway/app-context.ts'
import { mainRelease } from '../site/releases/release.store.ts'
import { framePolicy } from './policy/content-policy.ts'
import { SHOP_ASSETS } from './shop-build.ts'

/** Options of the static routes. */
export interface StaticRouteOptions {
  readonly shopFolder: string
  readonly studioFolder: string
  readonly serverConfig: ServerConfig & { readonly storageKey: string }
  readonly versionConfig: VersionConfig
  /** Content-Security-Policy of the studio. */
  readonly policy: () => Promise<string>
}

const YEAR_MS = 365 * 24 * 3600 * 1000

/** Serves the built shop and studio, configuration files, health check and favicon. */
export async function staticRoutes(context: AppContext, options: StaticRouteOptions): Promise<void> {
  const { app } = context
  if (existsSync(options.shopFolder)) {
    await app.register(fastifyStatic, {
      root: options.shopFolder,
      prefix: SHOP_ASSETS,
      decorateReply: false,
      // Hides the build manifest.
      dotfiles: 'ignore',
      immutable: true,
      maxAge: YEAR_MS,
      setHeaders: (reply, path) => {
        // A frame without origin loads them as a stranger does.
        void reply.header('access-control-allow-origin', '*')
        // HTML names the files of this build.
        if (path.endsWith('.html')) void reply.header('cache-control', 'no-cache')
        const policy = framePolicy(path)
        if (policy) void reply.header('content-security-policy', policy)
      },
    })
  }
  await studioRoutes(context, options)
  const json = { 'cache-control': 'no-cache' }
  app.get('/version-config.json', (_, reply) => reply.headers(json).send(options.versionConfig))
  app.get('/server-config.json', (_, reply) => reply.headers(json).send(options.serverConfig))
  app.get('/favicon.ico', async (request, reply) => {
    const { faviconUrl } = await context.sites.ofHost(request.hostname)
    return faviconUrl === '' ? reply.code(404).send() : reply.redirect(faviconUrl, 302)
  })
  app.get('/api/healthz', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    try {
      const release = await mainRelease(context.database.pool)
      return { database: 'reachable', version: options.versionConfig.version, release }
    } catch (error) {
      request.log.error({ error }, 'the database does not answer')
      return reply.code(503).send({ database: 'unreachable', version: options.versionConfig.version, release: 0 })
    }
  })
}

async function studioRoutes({ app }: AppContext, options: StaticRouteOptions): Promise<void> {
  const { studioFolder, policy, serverConfig } = options
  app.get('/studio', (_, reply) => reply.redirect('/studio/', 302))
  if (!existsSync(join(studioFolder, 'index.html'))) {
    app.get('/studio/*', (_, reply) => reply.code(503).type('text/plain').send('The studio is not built yet.\n'))
    return
  }
  // The studio reads its session before it could ask for the key. 64 hex characters need no escaping.
  const key = `<meta name="mw-storage-key" content="${serverConfig.storageKey}"></head>`
  const readIndex = async () => (await readFile(join(studioFolder, 'index.html'), 'utf8')).replace('</head>', key)
  const sendIndex = async (reply: FastifyReply) => {
    const headers = { 'cache-control': 'no-cache', 'content-security-policy': await policy() }
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(await readIndex())
  }
  // Also by file name, which would otherwise be served without a policy and cached for a year.
  for (const address of ['/studio/', '/studio/index.html']) {
    app.get(address, (_, reply) => sendIndex(reply))
  }
  // Own prefix: a scope without one cannot have its own not-found handler.
  await app.register(studioFiles, { prefix: '/studio' })

  async function studioFiles(studio: typeof app): Promise<void> {
    await studio.register(fastifyStatic, {
      root: studioFolder,
      prefix: '/',
      index: false,
      // Hides the build manifest.
      dotfiles: 'ignore',
      wildcard: true,
      decorateReply: false,
      immutable: true,
      maxAge: YEAR_MS,
    })
    studio.setNotFoundHandler(async (request, reply) =>
      // Missing files are 404; other paths are screens of the studio.
      /\.\w+$/.test(request.url.split('?')[0] ?? '')
        ? reply.code(404).type('text/plain').send('not found')
        : sendIndex(reply),
    )
  }
}
