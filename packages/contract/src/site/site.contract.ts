import * as z from 'zod/mini'

import { CompiledPage } from '../document/compiled-page.ts'
import { BUYER_AUDIENCES } from '../document/visibility.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { LOCALES } from '../values/locale.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** The end of the year 9999, in epoch ms. */
const MAX_TIME_MS = 253_402_300_799_999

/** The site record. Wire names: specification 1 §3; `bShowPrice` is domain 1.2. */
export const SiteRecord = z.object({
  siUuid: z.string(),
  stUuid: z.string(),
  cOrgName: z.string(),
  cAccUuid: z.string(),
  cOrgUuid: z.string(),
  siteAttr: z.string(),
  siteShortName: z.string(),
  cLogoImageUrl: z.string(),
  cCarouselUrl: z.string(),
  cFaviconUrl: z.string(),
  /** Whether visitors see prices. */
  bShowPrice: z.boolean(),
  /** Other hosts that links lead to without a question. Domain sheet 20. */
  trustedHosts: z.optional(z.array(z.string())),
})
export type SiteRecord = z.infer<typeof SiteRecord>

/** The site of a domain. */
export const getNonCustodyMallSettingInfoByDomainMap = endpoint({
  method: 'POST',
  path: 'alc-public-almall/WebsiteAction/getNonCustodyMallSettingInfoByDomainMap',
  gate: 'visitor',
  summary: 'The site record of a domain name.',
  body: z.object({ siteType: text(20), domainName: text(253) }),
  data: SiteRecord,
})

/** One published page in a list. */
const Column = z.object({ cColumnCode: z.string(), cColumnName: z.string(), bPublished: z.boolean() })

/** The validated props of a site part. */
const Part = z.record(z.string(), z.unknown())

/** Site chrome: the template's base, its pages and its foot. */
export const getTempBaseAndColumnAndFoot = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/getTempBaseAndColumnAndFoot',
  gate: 'visitor',
  summary: 'Base, pages and foot of a site template.',
  body: z.object({
    stUuid: text(64),
    /** A preview ticket: returns the drafts of theme and bars. */
    cPreviewTicket: z.optional(text(200)),
  }),
  data: z.object({
    /** `cLookCss` is the theme as a style sheet; `topBar` and the foot's `tabBar` are what the bars are made of. */
    base: z.object({
      cTitle: z.string(),
      iRelease: z.int(),
      cLookCss: z.optional(z.string()),
      look: z.optional(Part),
      topBar: z.optional(Part),
    }),
    columnList: z.array(Column),
    foot: z.object({ cOrgName: z.string(), tabBar: z.optional(Part) }),
  }),
})

/** The pages of a site template, for a phone. */
export const getPhoneColumnStructureByStUuid = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/getPhoneColumnStructureByStUuid',
  gate: 'visitor',
  summary: 'The pages of a site template.',
  body: z.object({ stUuid: text(64) }),
  data: z.object({ columnList: z.array(Column) }),
})

/** Dependencies of a page on its caller, so that clients know when to refetch. Decision 0016. */
export const PageVisibility = z.object({
  /** Audience that the page was filtered for. */
  cAudience: z.enum(BUYER_AUDIENCES),
  /** Whether another audience or language may get a different page. */
  bByAudience: z.boolean(),
  bByLocale: z.boolean(),
  /** Next time a module appears or disappears for this caller, in epoch ms; 0 for never. */
  iNextTimeLong: z.number(),
})
export type PageVisibility = z.infer<typeof PageVisibility>

/** One published page, filtered for the caller and the moment. `isSuper` is accepted and ignored: drafts have their own call. */
export const getColumnPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/getColumnPage',
  gate: 'visitor',
  summary: 'A published page of the current release.',
  body: z.object({
    stUuid: text(64),
    cColumnCode: text(40),
    isSuper: z.optional(z.unknown()),
    /** A preview ticket: returns the draft it was issued for. */
    cPreviewTicket: z.optional(text(200)),
    /** Audience of a preview; visitor when absent. */
    cPreviewAudience: z.optional(z.enum(BUYER_AUDIENCES)),
    /** Moment of a preview in epoch ms; now when absent. */
    iPreviewTimeLong: z.optional(z.int().check(z.positive(), z.maximum(MAX_TIME_MS))),
    /** The language of the reader; that of the request when absent. */
    cLocale: z.optional(z.enum(LOCALES)),
    /** Answers the compiled page alone: shops of this repository need no option names. Decision 0091. */
    bCompiledOnly: z.optional(z.boolean()),
  }),
  data: z.object({
    /** The compiled page; absent in answers of other gateways. */
    page: z.optional(CompiledPage),
    /** The same page in the option names of specification 3 §3, with its title and background. */
    modules: z.optional(z.array(z.unknown())),
    name: z.optional(z.string()),
    bottomColor: z.optional(z.string()),
    iRevision: z.int(),
    /** 0 in answers of gateways without releases. */
    iRelease: z._default(z.int(), 0),
    /** Absent in answers of older servers, which know no restrictions. */
    showing: z.optional(PageVisibility),
    /** The server's clock when it decided, in epoch ms. */
    iServerTimeLong: z.optional(z.number()),
  }),
})
