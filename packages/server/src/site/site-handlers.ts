import { visibilityDependencies } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import {
  getColumnPage,
  getNonCustodyMallSettingInfoByDomainMap,
  getPhoneColumnStructureByStUuid,
  getTempBaseAndColumnAndFoot,
} from '@mallwright/contract/site'
import { themeCss, readSiteChrome, SITE_PARTS } from '@mallwright/modules/definitions'

import { chosenLocale } from '../http/chosen-locale.ts'
import { handle } from '../http/handle.ts'
import type { Mall } from '../mall.ts'
import { audienceOfCaller, pageFor } from './page-for.ts'
import { readPreview } from './preview.ts'
import { currentRelease } from './releases.ts'
import { siteRecord } from './site-record.ts'
import type { Site } from './sites.ts'

/** Registers the handlers of what every visitor reads of a site. */
export function siteHandlers(mall: Mall): void {
  const { database, sites } = mall
  handle(mall, getNonCustodyMallSettingInfoByDomainMap, async ({ body }) =>
    siteRecord(await sites.ofHost(body.domainName)),
  )
  handle(mall, getTempBaseAndColumnAndFoot, async ({ body, fail }) => {
    const site = await sites.ofStUuid(body.stUuid)
    if (!site) return fail('EMPTY')
    const { columns, release, content } = await columnsOf(mall, site)
    const { theme, topBar, tabBar } = readSiteChrome(content)
    return {
      base: { cTitle: site.shortName, iRelease: release, cLookCss: themeCss(theme), look: theme, topBar },
      columnList: columns,
      foot: { cOrgName: site.orgName, tabBar },
    }
  })
  handle(mall, getPhoneColumnStructureByStUuid, async ({ body, fail }) => {
    const site = await sites.ofStUuid(body.stUuid)
    return site ? { columnList: (await columnsOf(mall, site)).columns } : fail('EMPTY')
  })
  handle(mall, getColumnPage, async ({ body, caller, request, fail }) => {
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
      const now = mall.now()
      const { page, showing } = pageFor(preview.page, { audience: body.cPreviewAudience ?? 'visitor', locale, now })
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
    const audience = isAsked ? await audienceOfCaller(database, caller) : 'visitor'
    const now = mall.now()
    const shown = pageFor(whole, { audience, locale, now })
    return {
      ...shown,
      iServerTimeLong: now,
      iRevision: release.sourceRevisions[body.cColumnCode] ?? 0,
      iRelease: release.number,
    }
  })
}

async function columnsOf({ database }: Mall, site: Site) {
  const release = await currentRelease(database.pool, site.id)
  // Only what is published: the name and the title of a draft are nobody's business yet.
  const content = release?.content ?? {}
  const columns = Object.entries(content)
    .filter(([code]) => !Object.hasOwn(SITE_PARTS, code))
    .toSorted(([one], [other]) => Number(other === HOME_COLUMN) - Number(one === HOME_COLUMN) || (one < other ? -1 : 1))
    .map(([code, page]) => ({ cColumnCode: code, cColumnName: page.title, bPublished: true }))
  return { columns, release: release?.number ?? 0, content }
}
