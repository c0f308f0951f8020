import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { MAX_COLUMN_CODE } from '../document/document-code.ts'
import { DraftPatch } from '../document/draft-patch.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const page = { cColumnCode: text(MAX_COLUMN_CODE) }

/** The code of a block names none of this site, or a block that is no linked one. */
const unknownBlock = { BLOCK_UNKNOWN: { code: 4001 } } as const

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
