import { ownValue } from '@mallwright/contract/values'
import { visibilityDependencies } from '@mallwright/contract/document'
import type { CompiledPage } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import {
  getColumnPage,
  getNonCustodyMallSettingInfoByDomainMap,
  getPhoneColumnStructureByStUuid,
  getTempBaseAndColumnAndFoot,
} from '@mallwright/contract/site'
import { writeModules } from '@mallwright/modules/legacy-design'
import { themeCss, readSiteChrome, SITE_PARTS } from '@mallwright/modules/definitions'

import { chosenLocale } from '../gateway/chosen-locale.ts'
import { fail } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { buyerAudienceOf, visiblePage } from './visible-page.ts'
import { pageOf } from './default-home.ts'
import { readDraftFrame } from './drafts/draft.store.ts'
import { isPreviewOf, readPreview } from './preview.ts'
import type { CurrentRelease, Releases } from './releases/release-cache.ts'
import { siteRecord } from './site.wire.ts'

/** Registers the public handlers of a site. */
export function siteRoutes(context: AppContext, releases: Releases): void {
  const { database, sites } = context
  handle(context, getNonCustodyMallSettingInfoByDomainMap, async ({ body }) =>
    siteRecord(await sites.ofHost(body.domainName)),
  )
  handle(context, getTempBaseAndColumnAndFoot, async ({ body }) => {
    const site = await sites.ofStUuid(body.stUuid)
    if (!site) return fail('EMPTY')
    const release = await releases.current(site.id)
    const isPreview = body.cPreviewTicket !== undefined
    if (isPreview && !(await isPreviewOf(database.pool, body.cPreviewTicket, site.id))) return fail('NOT_FOUND')
    const { theme, topBar, tabBar } = isPreview
      ? await readDraftFrame(database.pool, site.id)
      : readSiteChrome((await release?.parts()) ?? {})
    return {
      base: { cTitle: site.shortName, iRelease: release?.number ?? 0, cLookCss: themeCss(theme), look: theme, topBar },
      columnList: columnsOf(release),
      foot: { cOrgName: site.orgName, tabBar },
    }
  })
  handle(context, getPhoneColumnStructureByStUuid, async ({ body }) => {
    const site = await sites.ofStUuid(body.stUuid)
    return site ? { columnList: columnsOf(await releases.current(site.id)) } : fail('EMPTY')
  })
  columnPageRoute(context, releases)
}

function columnPageRoute(context: AppContext, releases: Releases): void {
  const { database, sites } = context
  handle(context, getColumnPage, async ({ body, caller, request }) => {
    const locale = body.cLocale ?? chosenLocale(request)
    const site = await sites.ofStUuid(body.stUuid)
    if (!site) return fail('NOT_FOUND')
    const release = await releases.current(site.id)
    if (body.cPreviewTicket) {
      const preview = await readPreview(database.pool, body.cPreviewTicket, {
        siteId: site.id,
        columnCode: body.cColumnCode,
      })
      if (!preview) return fail('NOT_FOUND')
      const now = body.iPreviewTimeLong ?? context.now()
      const { page, showing } = visiblePage(preview.page, { audience: body.cPreviewAudience ?? 'visitor', locale, now })
      return {
        ...inBothForms(page, body),
        // A preview is made for the requested audience, not for its viewer.
        showing: { ...showing, bByAudience: false },
        iServerTimeLong: now,
        iRevision: preview.revision,
        iRelease: release?.number ?? 0,
      }
    }
    const isPart = Object.hasOwn(SITE_PARTS, body.cColumnCode)
    const page = isPart ? undefined : await pageOf({ client: database.pool, site, release, locale }, body.cColumnCode)
    if (!page) return fail('NOT_FOUND')
    const isAsked = visibilityDependencies(page.nodes).byAudience
    const audience = isAsked ? await buyerAudienceOf(database.pool, caller) : 'visitor'
    const now = context.now()
    const shown = visiblePage(page, { audience, locale, now })
    return {
      ...inBothForms(shown.page, body),
      showing: shown.showing,
      iServerTimeLong: now,
      iRevision: (release && ownValue(release.sourceRevisions, body.cColumnCode)) ?? 0,
      iRelease: release?.number ?? 0,
    }
  })
}

/** A page as compiled, and in option names for shops that know those alone. Decision 0091. */
function inBothForms(page: CompiledPage, { bCompiledOnly }: { readonly bCompiledOnly?: boolean | undefined }) {
  return { page, ...(!bCompiledOnly && writeModules(page)) }
}

/** Published pages only: drafts are not public. The home page first. */
function columnsOf(release: CurrentRelease | undefined) {
  return (release?.pages ?? [])
    .filter(({ code }) => !Object.hasOwn(SITE_PARTS, code))
    .toSorted((a, b) => Number(b.code === HOME_COLUMN) - Number(a.code === HOME_COLUMN) || (a.code < b.code ? -1 : 1))
    .map(({ code, title }) => ({ cColumnCode: code, cColumnName: title, bPublished: true }))
}
