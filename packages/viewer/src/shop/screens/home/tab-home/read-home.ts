import { HOME_COLUMN } from '@mallwright/contract'
import type { CompiledPage, SiteRecord } from '@mallwright/contract'

import { loadViews } from '../../../../runtime/index.ts'
import type { Boot, Views } from '../../../../runtime/index.ts'
import { CallFailed } from '../../../catalog/call-failed.ts'
import { refreshFrame } from '../../../live/refresh-frame.ts'
import type { Shop } from '../../../shop.ts'

/** A designed home page with everything needed to draw it at once. */
export interface HomeContent {
  readonly site: SiteRecord
  readonly page: CompiledPage
  readonly views: Views
}

/** The prerendered home page, ready to be hydrated; `undefined` when the document brought none. */
export async function homeOfBoot(boot: Boot | null): Promise<HomeContent | undefined> {
  if (!boot?.page) return undefined
  return { site: boot.site, page: boot.page, views: await loadViews(boot.page) }
}

/** Reads the published home page, or the draft of a preview ticket. Rejects with `CallFailed`. */
export async function readHome(shop: Shop): Promise<HomeContent> {
  const { api, boot, loadSite } = shop
  const site = await loadSite()
  const ticket = boot?.preview ?? new URLSearchParams(location.search).get('preview')
  const asked = api.getColumnPage({
    body: { stUuid: site.stUuid, cColumnCode: HOME_COLUMN, ...(ticket && { cPreviewTicket: ticket }) },
  })
  // A preview keeps the frame that came with it: the release's is another one.
  const [answer] = await Promise.all([asked, ticket ? undefined : refreshFrame(shop, site)])
  if (!answer.ok) throw new CallFailed(answer)
  return { site, page: answer.data.page, views: await loadViews(answer.data.page) }
}
