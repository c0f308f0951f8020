import { BUYER_AUDIENCES } from '@mallwright/contract/document'
import type { BuyerAudience, CompiledPage } from '@mallwright/contract/document'
import type { PageVisibility, SiteRecord } from '@mallwright/contract/site'
import type { Locale } from '@mallwright/contract/values'
import { localeStore } from '@mallwright/shop-core/i18n'

import { loadViews } from '../../runtime/index.ts'
import type { Boot, Views } from '../../runtime/index.ts'
import { CallFailed } from '../catalog/call-failed.ts'
import { refreshFrame } from '../live/refresh-frame.ts'
import type { Shop } from '../shop.ts'
import { callerOf, VISITOR } from '../shop-context.ts'

/** A designed page with everything needed to draw it at once, and for whom and when it was made. */
export interface DesignedContent {
  readonly site: SiteRecord
  readonly page: CompiledPage
  readonly views: Views
  readonly showing: PageVisibility
  /** The account that it was asked with, or `VISITOR`. */
  readonly caller: string
  readonly locale: Locale
  /** When it arrived by this device's clock, and how far the server's is ahead of it, in ms. */
  readonly readAt: number
  readonly offsetMs: number
}

/** What a page depends on when its server knows no restrictions: nothing. */
const UNRESTRICTED: PageVisibility = { cAudience: 'visitor', bByAudience: false, bByLocale: false, iNextTimeLong: 0 }

/** The query key under which designed pages are kept, each with its column after it. */
export const DESIGNED_QUERY = 'designed'

/** The prerendered home page, ready to be hydrated; `undefined` when the document brought none. */
export async function homeOfBoot(boot: Boot | null): Promise<DesignedContent | undefined> {
  if (!boot?.page) return undefined
  const { site, page, locale, showing = UNRESTRICTED } = boot
  // A page that was kept on the way says nothing of the server's clock, so this device's counts until the next answer.
  const made = { caller: VISITOR, locale, readAt: Date.now(), offsetMs: 0 }
  return { site, page, views: await loadViews(page), showing, ...made }
}

/** Reads a published page as this caller may see it, or the draft of a preview ticket. Rejects with `CallFailed`. */
export async function readDesigned(shop: Shop, column: string): Promise<DesignedContent> {
  const site = await shop.loadSite()
  const caller = callerOf(shop)
  const locale = localeStore.get()
  const preview = previewOf(shop.boot)
  const asked = shop.api.getColumnPage({
    body: { stUuid: site.stUuid, cColumnCode: column, cLocale: locale, ...preview },
  })
  // A preview keeps the frame that came with it: the release's is another one.
  const [answer] = await Promise.all([asked, preview.cPreviewTicket ? undefined : refreshFrame(shop, site)])
  if (!answer.ok) throw new CallFailed(answer)
  const { page, showing = UNRESTRICTED, iServerTimeLong } = answer.data
  const readAt = Date.now()
  const offsetMs = iServerTimeLong === undefined ? 0 : iServerTimeLong - readAt
  return { site, page, views: await loadViews(page), showing, caller, locale, readAt, offsetMs }
}

function previewOf(boot: Boot | null): { readonly cPreviewTicket?: string; readonly cPreviewAudience?: BuyerAudience } {
  const query = new URLSearchParams(location.search)
  const cPreviewTicket = boot?.preview ?? query.get('preview')
  const asked = BUYER_AUDIENCES.find((one) => one === query.get('as'))
  const cPreviewAudience = boot?.showing?.cAudience ?? asked
  return cPreviewTicket ? { cPreviewTicket, ...(cPreviewAudience && { cPreviewAudience }) } : {}
}

/** Whether a page was asked for that nobody has designed or published. */
export function isMissing(error: Error | null): boolean {
  return error instanceof CallFailed && ['EMPTY', 'NOT_FOUND'].includes(error.failure)
}
