import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { MAX_COLUMN_CODE } from '../document/document-code.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** State of an item beside the live release. */
export const PUBLISH_STATES = ['new', 'changed', 'removed'] as const

/** What a release changed for buyers: a page, a site part or a linked block. */
export const ReleaseChange = z.object({
  /** Code of the page or site part; `block:` and its id for a linked block. */
  cColumnCode: z.string(),
  cColumnName: z.string(),
  cState: z.enum(PUBLISH_STATES),
  /** Number of modules and page settings that differ; 0 for new and removed items, and where it is unknown. */
  iChanges: z.int(),
})
export type ReleaseChange = z.infer<typeof ReleaseChange>

/** A release in the list; live from `dPublished` on. */
export const ReleaseItem = z.object({
  iRelease: z.int(),
  dPublished: z.string(),
  cPublisher: z.string(),
  cNote: z.string(),
  /** The release that this one restored; 0 for a publish. */
  iRestoredFrom: z.int(),
  bCurrent: z.boolean(),
  /** What it changed; empty for releases of older servers. */
  changes: z.array(ReleaseChange),
})
export type ReleaseItem = z.infer<typeof ReleaseItem>

/** An item that the live release does not contain as it is drafted. */
export const PublishItem = z.object({
  ...ReleaseChange.shape,
  cKind: z.enum(['page', 'part', 'block']),
  iRevision: z.int(),
  cEditedBy: z.string(),
  dEdited: z.string(),
  /** Codes of other items that this one shows or links to: linked blocks, and pages that are not live. */
  needs: z.array(z.string()),
})
export type PublishItem = z.infer<typeof PublishItem>

/** Everything that a publish could put live, the home page first. Decision 0042. */
export const getPublishList = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/getPublishList',
  gate: 'superUser',
  summary: 'The items with changes that are not live.',
  body: z.object({}),
  data: z.object({ results: z.array(PublishItem) }),
})

/** Maximum number of items of a publish. */
export const MAX_PUBLISH_ITEMS = 500

/** A finding of the check before a publish. */
export const PublishFinding = z.object({
  cColumnCode: z.string(),
  cNodeId: z.string(),
  /** Type of the module. */
  cModule: z.string(),
  /**
   * Missing content (`empty`, `noChildren`, `noLink`, `noAlternative`), sample content (`sample`), a module that this build cannot show (`unknown`), a
   * linked block that does not exist (`blockGone`), references to things that buyers cannot open: some of them (`gone`) or
   * all of them (`allGone`).
   */
  cKind: z.enum([
    'empty',
    'noChildren',
    'noLink',
    'noAlternative',
    'sample',
    'unknown',
    'blockGone',
    'gone',
    'allGone',
  ]),
  /** Kind of the references that are gone; otherwise empty. */
  cReference: z.enum(['', 'page', 'product', 'class', 'shop', 'brand', 'article', 'articleClass', 'file']),
  /** Name of the field in the caller's language; may be empty. */
  cField: z.string(),
  /** Number of the list's entry, from 1; 0 outside of lists. */
  iEntry: z.int(),
  /** Number of references that are gone. */
  iCount: z.int(),
})
export type PublishFinding = z.infer<typeof PublishFinding>

/** Checks items as they would be live after their publish. Removed and unknown ones have no findings. */
export const getPublishCheck = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/getPublishCheck',
  gate: 'superUser',
  summary: 'Findings of drafts before they are published.',
  body: z.object({
    codes: z.array(text(MAX_COLUMN_CODE)).check(z.minLength(1), z.maxLength(MAX_PUBLISH_ITEMS)),
  }),
  data: z.object({
    results: z.array(PublishFinding),
    /** Whether there are more findings than listed. */
    bMore: z.boolean(),
  }),
})

/** Puts a new release live atomically: the live one, with the named items as they are drafted. Decision 0042. */
export const publishColumnPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/publishColumnPage',
  gate: 'superUser',
  summary: 'Publishes saved drafts.',
  body: z.object({
    /** The chosen items with the revision that the caller saw; a removed page by the revision of its removal. */
    items: z
      .array(z.object({ cColumnCode: text(MAX_COLUMN_CODE), iRevision: z.int() }))
      .check(z.minLength(1), z.maxLength(MAX_PUBLISH_ITEMS)),
    cNote: z._default(text(200), ''),
    cRequestUuid: text(64),
  }),
  data: z.object({ iRelease: z.int() }),
  failures: {
    /** A draft changed since the caller read it. */
    REVISION_CONFLICT: {
      code: 4009,
      data: z.object({ iRevision: z.int(), cEditedBy: z.string(), dEdited: z.string() }),
    },
    /** A chosen page shows a linked block that was never published and is not chosen. */
    BLOCK_NOT_LIVE: { code: 4009, data: z.object({ cBlockName: z.string() }) },
  },
})

/** The releases of the site, newest first. */
export const getRevisionList = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/getRevisionList',
  gate: 'superUser',
  summary: 'The releases of the site.',
  body: z.object({}),
  data: z.object({ results: z.array(ReleaseItem) }),
})

/** Numbers are 32-bit integers in the database. */
const MAX_RELEASE = 2 ** 31 - 1

/** The release to return to: the whole site, or one page of it. */
const rollback = {
  iRelease: z.int().check(z.minimum(1), z.maximum(MAX_RELEASE)),
  cColumnCode: z.optional(text(MAX_COLUMN_CODE)),
}

const rollbackFailures = {
  RELEASE_UNKNOWN: { code: 4004 },
  /** The page is neither in that release nor live. */
  PAGE_UNKNOWN: { code: 4004 },
} as const

/** What a rollback would change for buyers. */
export const getRollbackList = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/getRollbackList',
  gate: 'superUser',
  summary: 'The changes of a rollback.',
  body: z.object(rollback),
  data: z.object({ results: z.array(ReleaseChange) }),
  failures: rollbackFailures,
})

/** Creates a release with the content of an older one, or with one of its pages; drafts do not change. */
export const rollbackRevision = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/rollbackRevision',
  gate: 'superUser',
  summary: 'Brings an older release back.',
  body: z.object({ ...rollback, cRequestUuid: text(64) }),
  data: z.object({ iRelease: z.int() }),
  failures: rollbackFailures,
})

/** A ticket (10 min) that opens the saved draft in the real viewer: `?preview=` on the page's address. */
export const getPreviewTicket = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/getPreviewTicket',
  gate: 'superUser',
  summary: 'A ticket that shows a draft in the viewer.',
  body: z.object({ cColumnCode: text(MAX_COLUMN_CODE) }),
  data: z.object({ cTicket: z.string(), dExpire: z.string() }),
})
