import { visibilityDependencies } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import {
  getColumnPage,
  getNonCustodyMallSettingInfoByDomainMap,
  getPhoneColumnStructureByStUuid,
  getTempBaseAndColumnAndFoot,
} from '@mallwright/contract/site'
import { themeCss, readSiteChrome, SITE_PARTS } from '@mallwright/modules/definitions'

import { chosenLocale } from '../gateway/chosen-locale.ts'
import { fail } from '../gateway/failure.ts'
import { handle } from '../gateway/handle.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { buyerAudienceOf, visiblePage } from './visible-page.ts'
import { readPreview } from './preview.ts'
import { currentRelease } from './release.store.ts'
import { siteRecord } from './site.wire.ts'
import type { Site } from '../gateway/site.store.ts'

/** Registers the public handlers of a site. */
export function siteRoutes(context: AppContext): void {
  const { database, sites } = context
  handle(context, getNonCustodyMallSettingInfoByDomainMap, async ({ body }) =>
    siteRecord(await sites.ofHost(body.domainName)),
  )
  handle(context, getTempBaseAndColumnAndFoot, async ({ body }) => {
    const site = await sites.ofStUuid(body.stUuid)
    if (!site) return fail('EMPTY')
    const { columns, release, content } = await columnsOf(context, site)
    const { theme, topBar, tabBar } = readSiteChrome(content)
    return {
      base: { cTitle: site.shortName, iRelease: release, cLookCss: themeCss(theme), look: theme, topBar },
      columnList: columns,
      foot: { cOrgName: site.orgName, tabBar },
    }
  })
  handle(context, getPhoneColumnStructureByStUuid, async ({ body }) => {
    const site = await sites.ofStUuid(body.stUuid)
    return site ? { columnList: (await columnsOf(context, site)).columns } : fail('EMPTY')
  })
  handle(context, getColumnPage, async ({ body, caller, request }) => {
    const locale = body.cLocale ?? chosenLocale(request)
    const site = await sites.ofStUuid(body.stUuid)
    if (!site) return fail('NOT_FOUND')
    const release = await currentRelease(database.pool, site.id)
    if (body.cPreviewTicket) {
      const preview = await readPreview(database, body.cPreviewTicket, {
        siteId: site.id,
        columnCode: body.cColumnCode,
      })
      if (!preview) return fail('NOT_FOUND')
      const now = context.now()
      const { page, showing } = visiblePage(preview.page, { audience: body.cPreviewAudience ?? 'visitor', locale, now })
      return {
        page,
        // Whoever looks at it, a preview is made for the buyer that was asked for.
        showing: { ...showing, bByAudience: false },
        iServerTimeLong: now,
        iRevision: preview.revision,
        iRelease: release?.number ?? 0,
      }
    }
    const isPage =
      release && Object.hasOwn(release.content, body.cColumnCode) && !Object.hasOwn(SITE_PARTS, body.cColumnCode)
    const whole = isPage && release.content[body.cColumnCode]
    if (!release || !whole) return fail('NOT_FOUND')
    const isAsked = visibilityDependencies(whole.nodes).byAudience
    const audience = isAsked ? await buyerAudienceOf(database, caller) : 'visitor'
    const now = context.now()
    const shown = visiblePage(whole, { audience, locale, now })
    return {
      ...shown,
      iServerTimeLong: now,
      iRevision: release.sourceRevisions[body.cColumnCode] ?? 0,
      iRelease: release.number,
    }
  })
}

async function columnsOf({ database }: AppContext, site: Site) {
  const release = await currentRelease(database.pool, site.id)
  // Published pages only: drafts are not public.
  const content = release?.content ?? {}
  const columns = Object.entries(content)
    .filter(([code]) => !Object.hasOwn(SITE_PARTS, code))
    .toSorted(([one], [other]) => Number(other === HOME_COLUMN) - Number(one === HOME_COLUMN) || (one < other ? -1 : 1))
    .map(([code, page]) => ({ cColumnCode: code, cColumnName: page.title, bPublished: true }))
  return { columns, release: release?.number ?? 0, content }
}
