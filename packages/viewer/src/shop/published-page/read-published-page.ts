import { CallError } from '@mallwright/shop-core/query'
import { BUYER_AUDIENCES } from '@mallwright/contract/document'
import type { BuyerAudience, CompiledPage } from '@mallwright/contract/document'
import type { PageVisibility, SiteRecord } from '@mallwright/contract/site'
import type { Locale } from '@mallwright/contract/values'
import type { ModulesPage } from '@mallwright/modules/legacy-design'
import { currentLocale } from '@mallwright/shop-core/i18n'

import { loadScript, loadViews, yieldToMain } from '../../runtime/index.ts'
import type { PageBootstrap, Views } from '../../runtime/index.ts'
import { refreshSiteChrome } from './refresh-site-chrome.ts'
import type { Shop } from '../client/shop.ts'
import { currentCaller, VISITOR } from '../client/shop-context.ts'

/** A published page with its views, and the caller, language and time it was read for. */
export interface PublishedPage {
  readonly site: SiteRecord
  readonly page: CompiledPage
  readonly views: Views
  readonly visibility: PageVisibility
  /** Caller of the request: an account id, or `VISITOR`. */
  readonly caller: string
  readonly locale: Locale
  /** Time of arrival by the device's clock (epoch ms), and the server's offset to it in ms. */
  readonly readAt: number
  readonly offsetMs: number
}

/** Visibility of a page from a server without visibility rules. */
const UNRESTRICTED: PageVisibility = { cAudience: 'visitor', bByAudience: false, bByLocale: false, iNextTimeLong: 0 }

/** The prerendered home page; `undefined` when the document has none. */
export async function readPrerendered(bootstrap: PageBootstrap | null): Promise<PublishedPage | undefined> {
  if (!bootstrap?.page) return undefined
  const { site, page, locale, visibility = UNRESTRICTED } = bootstrap
  // A cached document does not carry the server's time: the device's clock applies until the next answer.
  const origin = { caller: VISITOR, locale, readAt: Date.now(), offsetMs: 0 }
  return { site, page, views: await loadViews(page, yieldToMain), visibility, ...origin }
}

/** Reads a published page for the current caller, or the draft of a preview ticket. Rejects with `CallError`. */
export async function readPublishedPage(shop: Shop, column: string): Promise<PublishedPage> {
  const site = await shop.loadSite()
  const caller = currentCaller(shop)
  const locale = currentLocale()
  const preview = previewOf(shop.bootstrap)
  const request = shop.api.getColumnPage({
    body: { stUuid: site.stUuid, cColumnCode: column, cLocale: locale, bCompiledOnly: true, ...preview },
  })
  const [answer] = await Promise.all([request, refreshSiteChrome(shop, site, preview.cPreviewTicket)])
  if (!answer.ok) throw new CallError(answer)
  const { showing: visibility = UNRESTRICTED, iServerTimeLong } = answer.data
  const page = answer.data.page ?? (await compileAnswer(answer.data, column))
  if (!page) throw new CallError({ failure: 'BAD_ANSWER', msg: '' })
  const readAt = Date.now()
  const offsetMs = iServerTimeLong === undefined ? 0 : iServerTimeLong - readAt
  return { site, page, views: await loadViews(page), visibility, caller, locale, readAt, offsetMs }
}

/** Compiles the option names of another gateway's answer. The compiler is large and loads only for such a gateway. */
async function compileAnswer(
  { modules, ...head }: Omit<ModulesPage, 'modules'> & { readonly modules?: unknown[] | undefined },
  column: string,
): Promise<CompiledPage | undefined> {
  if (!modules) return undefined
  const { compileModules } = await loadScript(() => import('@mallwright/modules/legacy-design'))
  return compileModules({ ...head, modules }, column)
}

function previewOf(bootstrap: PageBootstrap | null): {
  readonly cPreviewTicket?: string
  readonly cPreviewAudience?: BuyerAudience
  readonly iPreviewTimeLong?: number
} {
  const query = new URLSearchParams(location.search)
  const cPreviewTicket = bootstrap?.preview ?? query.get('preview')
  const requested = BUYER_AUDIENCES.find((audience) => audience === query.get('as'))
  const cPreviewAudience = bootstrap?.visibility?.cAudience ?? requested
  if (!cPreviewTicket) return {}
  const iPreviewTimeLong = Number(query.get('at'))
  return {
    cPreviewTicket,
    ...(cPreviewAudience && { cPreviewAudience }),
    ...(iPreviewTimeLong > 0 && { iPreviewTimeLong }),
  }
}

/** Whether an error means that the page was never published. */
export function isUnpublished(error: Error | null): boolean {
  return error instanceof CallError && ['EMPTY', 'NOT_FOUND'].includes(error.failure)
}
