import { BUYER_AUDIENCES } from '@mallwright/contract/document'
import { COLUMN_PATH, columnPath, HOME_COLUMN, PAGE_PATH, SHOP_BASE } from '@mallwright/contract/link'
import { renderedPaths } from '@mallwright/viewer/screen-html'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { AppContext } from '../gateway/app-context.ts'
import type { EncodedResponse } from './encoded-response-cache.ts'
import { BOOTSTRAP_PATH } from './shop-page.ts'
import type { ShopPage } from './shop-page.ts'
import { createShopPages } from './shop-pages.ts'
import type { ShopPages, ShopPagesOptions } from './shop-pages.ts'

/** The address of the home tab. Specification 1 §2.1. */
export const HOME_PATH = `${SHOP_BASE}/home/tab-home`

/** Registers `/`, the published pages and bootstrap data; returns the handler of every other shop URL. */
export function shopRoutes(
  context: AppContext,
  options: ShopPagesOptions,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const pages = createShopPages(context, options)
  context.app.get('/', (request, reply) => {
    const [, query] = (request.raw.url ?? '').split(/\?(.*)/s)
    return reply.header('cache-control', 'no-store').redirect(query ? `${HOME_PATH}?${query}` : HOME_PATH, 302)
  })
  context.app.get(HOME_PATH, async (request, reply) =>
    sendPublished(pages, { request, reply, policy: await options.policy(), code: HOME_COLUMN }),
  )
  context.app.get<{ Params: { code: string } }>(`${PAGE_PATH}/:code`, async (request, reply) =>
    sendPublished(pages, { request, reply, policy: await options.policy(), code: request.params.code }),
  )
  context.app.get(COLUMN_PATH, (request, reply) => {
    const query = new URLSearchParams((request.raw.url ?? '').split(/\?(.*)/s)[1])
    const code = query.get('cColumnCode') ?? ''
    query.delete('cColumnCode')
    const address = columnPath(code === '' ? HOME_COLUMN : code)
    return reply.header('cache-control', 'no-store').redirect(query.size > 0 ? `${address}?${query}` : address, 302)
  })
  context.app.get<{ Params: { name: string } }>(`${BOOTSTRAP_PATH}:name`, async (request, reply) => {
    const { page: code } = request.query as { page?: unknown }
    const bootstrap = await pages.bootstrap(request, {
      name: request.params.name,
      code: typeof code === 'string' ? code : HOME_COLUMN,
    })
    if (!bootstrap) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found')
    void reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
    return sendText(request, reply.type('application/json; charset=utf-8'), bootstrap)
  })
  const sendScreen = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage({ request, reply, policy: await options.policy() }, await pages.screen(request))
  // Whatever a client accepts: those that preview a shared link name no HTML.
  for (const path of renderedPaths()) context.app.get(path, sendScreen)
  return sendScreen
}

/** A reply with a page. */
interface PageReply {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly policy: string
}

/** A reply with a published page, or its preview. */
interface PublishedReply extends PageReply {
  readonly code: string
}

/** Sends a published page or the preview of its draft; for unknown pages the shop, which says so. */
async function sendPublished(
  pages: ShopPages,
  { request, reply, policy, code }: PublishedReply,
): Promise<FastifyReply> {
  const { preview, as, at } = request.query as { preview?: unknown; as?: unknown; at?: unknown }
  if (typeof preview !== 'string') {
    const published = await pages.page(request, code)
    return sendPage({ request, reply, policy }, published ?? { ...(await pages.start(request)), isFound: false })
  }
  // Previews default to a visitor's view.
  const audience = BUYER_AUDIENCES.find((candidate) => candidate === as) ?? 'visitor'
  const page = await pages.preview(request, { code, ticket: preview, audience, now: momentOf(at) })
  void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  if (!page) return reply.code(404).type('text/plain; charset=utf-8').send(PREVIEW_ENDED)
  return reply.header('content-security-policy', policy).type(HTML).send(page.text)
}

/** The moment of a preview in epoch ms; `undefined` for now. */
function momentOf(at: unknown): number | undefined {
  return typeof at === 'string' && /^\d{1,15}$/.test(at) ? Number(at) : undefined
}

const HTML = 'text/html; charset=utf-8'
const PREVIEW_ENDED = '预览链接已失效，请在装修中重新打开。\nThis preview has ended. Open it again from the studio.\n'

function sendPage({ request, reply, policy }: PageReply, { html, isFound }: ShopPage): FastifyReply {
  const etag = `"${html.name}"`
  void reply.headers({
    'cache-control': 'no-cache',
    'content-security-policy': policy,
    etag,
    vary: 'accept-encoding, accept-language, cookie',
  })
  if (isFound && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return sendText(request, reply.code(isFound ? 200 : 404).type(HTML), html)
}

function sendText(request: FastifyRequest, reply: FastifyReply, text: EncodedResponse): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(text.brotli)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(text.gzip)
  return reply.send(text.plain)
}
