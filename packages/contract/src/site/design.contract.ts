import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { MAX_COLUMN_CODE } from '../document/document-code.ts'
import { DraftPatch } from '../document/draft-patch.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const page = { cColumnCode: text(MAX_COLUMN_CODE) }

/** The code of a block names none of this site, or a block that is no linked one. */
const unknownBlock = { BLOCK_UNKNOWN: { code: 4001 } } as const

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

/** The draft of a page as it was last saved; the empty page when there is none yet. `block:` and its id is a linked block, titled by its name. */
export const getDraftPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/getDraftPage',
  gate: 'superUser',
  summary: 'The draft of a page.',
  body: z.object(page),
  data: z.object({
    document: z.unknown(),
    iRevision: z.int(),
    cEditedBy: z.string(),
    dEdited: z.string(),
    /** The revision that the current release was made from; 0 when the page was never published. */
    iPublishedRevision: z.int(),
  }),
  failures: unknownBlock,
})

/** The draft of a page in a list. */
export const DraftItem = z.object({
  cColumnCode: z.string(),
  cColumnName: z.string(),
  iRevision: z.int(),
  cEditedBy: z.string(),
  dEdited: z.string(),
  /** The revision that the current release was made from; 0 when the page is not published. */
  iPublishedRevision: z.int(),
  /** Number of modules. */
  iModuleCount: z.int(),
  /** Whether a linked block on it differs from the current release. Absent in answers of older servers. */
  bBlocksChanged: z.optional(z.boolean()),
})
export type DraftItem = z.infer<typeof DraftItem>

/** The drafts of the site's pages, the home page first. */
export const getDraftPageList = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/getDraftPageList',
  gate: 'superUser',
  summary: 'The pages of the site as they are drafted.',
  body: z.object({}),
  data: z.object({ results: z.array(DraftItem) }),
})

/** Removes the draft of a page; buyers see it until that is published. The home page stays. */
export const removeColumnPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/removeColumnPage',
  gate: 'superUser',
  summary: 'Removes the draft of a page.',
  body: z.object({ ...page, iRevision: z.int(), cRequestUuid: text(64) }),
  data: z.object({}),
  failures: {
    /** Another editor saved or removed it meanwhile. */
    REVISION_CONFLICT: {
      code: 4009,
      data: z.object({ iRevision: z.int(), cEditedBy: z.string(), dEdited: z.string() }),
    },
  },
})

/** Saves a draft, or a linked block under its code, if nobody saved since `iRevision`. The same `cRequestUuid` again answers as the first time. */
export const saveColumnPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/saveColumnPage',
  gate: 'superUser',
  summary: 'Saves the draft of a page.',
  body: z
    .object({
      ...page,
      /** The whole document; alternatively `patch` has the changes since `iRevision`. */
      document: z.optional(z.unknown()),
      patch: z.optional(DraftPatch),
      iRevision: z.int(),
      cRequestUuid: text(64),
    })
    .check(z.refine(({ document, patch }) => (document === undefined) !== (patch === undefined), 'document or patch')),
  data: z.object({ iRevision: z.int(), dEdited: z.string() }),
  failures: {
    /** Another editor saved meanwhile; `iRevision` is theirs. */
    REVISION_CONFLICT: {
      code: 4009,
      data: z.object({ iRevision: z.int(), cEditedBy: z.string(), dEdited: z.string() }),
    },
    DOCUMENT_INVALID: { code: 4001, data: z.object({ cField: z.string(), cReason: z.string() }) },
    /** The stored draft cannot take a patch: send the whole document. */
    PATCH_UNFIT: { code: 4009 },
    ...unknownBlock,
  },
})

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
  cReference: z.enum(['', 'page', 'product', 'class', 'shop', 'article', 'articleClass', 'file']),
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
  body: z.object(page),
  data: z.object({ cTicket: z.string(), dExpire: z.string() }),
})
