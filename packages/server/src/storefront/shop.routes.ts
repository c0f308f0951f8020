import { BUYER_AUDIENCES } from '@mallwright/contract/document'
import { SHOP_BASE } from '@mallwright/contract/link'
import { LOCALES } from '@mallwright/contract/values'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { chosenLocale } from '../gateway/chosen-locale.ts'
import { chosenTheme } from '../gateway/chosen-theme.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { createPageCache, MAX_PAGES } from './page-cache.ts'
import { pageOrigin } from './page-origin.ts'
import { BOOTSTRAP_PATH, renderHome, renderPreview, renderStart } from './shop-page.ts'
import type { PageRequest, ShopPage, ShopDocumentOptions } from './shop-page.ts'
import { createEncodedResponseCache } from './encoded-response-cache.ts'
import type { EncodedResponse } from './encoded-response-cache.ts'

/** The address of the home tab. Specification 1 §2.1. */
export const HOME_PATH = `${SHOP_BASE}/home/tab-home`

/** Options of the shop routes. */
export interface ShopRouteOptions extends Omit<ShopDocumentOptions, 'pages' | 'bootstraps'> {
  /** Configured public origin; defaults to that of each request. */
  readonly publicOrigin: string | undefined
}

/** Memory limit of encoded pages, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024

/** Registers `/`, the home page and bootstrap data; returns the handler of every other shop URL. */
export function shopRoutes(
  context: AppContext,
  routeOptions: ShopRouteOptions,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const cache = createPageCache(context)
  // Boot data outlive their page: open pages still refer to them.
  const options = {
    ...routeOptions,
    pages: createEncodedResponseCache({ max: MAX_PAGES, maxBytes: MAX_BYTES }),
    bootstraps: createEncodedResponseCache({ max: 2 * MAX_PAGES, maxBytes: 2 * MAX_BYTES }),
  }
  const requestOf = async (request: FastifyRequest): Promise<PageRequest> => {
    const site = await context.sites.ofHost(request.hostname)
    const origin = routeOptions.publicOrigin ?? pageOrigin(request, site)
    return { site, ...previewChoice(request), origin }
  }
  const pageOf = async (request: FastifyRequest, kind: 'home' | 'start') => {
    const page = await requestOf(request)
    const render = kind === 'home' ? renderHome : renderStart
    const key = [kind, page.site.id, page.locale, page.theme, page.origin].join(' ')
    return cache.get(key, () => render(context, options, page))
  }
  context.app.get('/', (request, reply) => {
    const [, query] = (request.raw.url ?? '').split(/\?(.*)/s)
    return reply.header('cache-control', 'no-store').redirect(query ? `${HOME_PATH}?${query}` : HOME_PATH, 302)
  })
  context.app.get(HOME_PATH, async (request, reply) => {
    const { preview, as, at } = request.query as { preview?: unknown; as?: unknown; at?: unknown }
    if (typeof preview !== 'string') return sendPage(request, reply, await pageOf(request, 'home'))
    // Previews default to a visitor's view.
    const audience = BUYER_AUDIENCES.find((candidate) => candidate === as) ?? 'visitor'
    const page = await renderPreview(context, options, {
      ...(await requestOf(request)),
      ticket: preview,
      audience,
      now: momentOf(at),
    })
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    if (!page) return reply.code(404).type('text/plain; charset=utf-8').send(PREVIEW_ENDED)
    return reply.header('content-security-policy', page.policy).type(HTML).send(page.text)
  })
  context.app.get<{ Params: { name: string } }>(`${BOOTSTRAP_PATH}:name`, async (request, reply) => {
    const { name } = request.params
    // Rendered by another process or before a restart: the current page most likely has the same bootstrap data.
    if (!options.bootstraps.get(name)) await pageOf(request, 'home')
    const bootstrap = options.bootstraps.get(name)
    if (!bootstrap) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found')
    void reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
    return sendText(request, reply.type('application/json; charset=utf-8'), bootstrap)
  })
  return async (request, reply) => sendPage(request, reply, await pageOf(request, 'start'))
}

/** Language and theme of a page: those of a preview's address, else the reader's. */
function previewChoice(request: FastifyRequest): Pick<PageRequest, 'locale' | 'theme'> {
  const { preview, lang, theme } = request.query as Readonly<Record<string, unknown>>
  const isPreview = typeof preview === 'string'
  return {
    locale: (isPreview && LOCALES.find((locale) => locale === lang)) || chosenLocale(request),
    theme: (isPreview && THEMES.find((known) => known === theme)) || chosenTheme(request),
  }
}

const THEMES = ['light', 'dark'] as const

/** The moment of a preview in epoch ms; `undefined` for now. */
function momentOf(at: unknown): number | undefined {
  return typeof at === 'string' && /^\d{1,15}$/.test(at) ? Number(at) : undefined
}

const HTML = 'text/html; charset=utf-8'
const PREVIEW_ENDED = '预览链接已失效，请在装修中重新打开。\nThis preview has ended. Open it again from the studio.\n'

function sendPage(request: FastifyRequest, reply: FastifyReply, { html, policy }: ShopPage): FastifyReply {
  const etag = `"${html.name}"`
  void reply.headers({
    'cache-control': 'no-cache',
    'content-security-policy': policy,
    etag,
    vary: 'accept-encoding, accept-language, cookie',
  })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return sendText(request, reply.type(HTML), html)
}

function sendText(request: FastifyRequest, reply: FastifyReply, text: EncodedResponse): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(text.brotli)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(text.gzip)
  return reply.send(text.plain)
}
