import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'

/** Maximum number of blocks of a site. */
export const MAX_BLOCKS = 200

/** The largest block, in bytes of its document as JSON. */
export const MAX_BLOCK_BYTES = 1024 * 1024

/** The longest name of a block, in characters. */
export const MAX_BLOCK_NAME = 60

const block = { cBlockUuid: z.uuid() }
const request = { cRequestUuid: z.string().check(z.minLength(1), z.maxLength(64)) }

const failures = {
  /** Another editor saved it meanwhile; `iRevision` is theirs. */
  REVISION_CONFLICT: {
    code: 4009,
    data: z.object({ iRevision: z.int(), cEditedBy: z.string(), dEdited: z.string() }),
  },
  /** The block does not exist, or no longer. */
  BLOCK_UNKNOWN: { code: 4001 },
} as const

/** A page that uses a block. */
const BlockPage = z.object({ cColumnCode: z.string(), cColumnName: z.string() })

/** A block in the list: modules saved under a name for use on any page. Decisions 0026 and 0029. */
export const BlockItem = z.object({
  ...block,
  cBlockName: z.string(),
  iRevision: z.int(),
  cEditedBy: z.string(),
  dEdited: z.string(),
  /** Number of top-level modules. */
  iModuleCount: z.int(),
  /** Linked: pages follow its changes; otherwise they contain copies. Fixed at creation. */
  bLinked: z.boolean(),
  /** The pages whose saved drafts link to it, the home page first; empty for copies. */
  pages: z.array(BlockPage),
})
export type BlockItem = z.infer<typeof BlockItem>

/** The saved blocks of the site, last saved first. */
export const getBlockList = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/getBlockList',
  gate: 'superUser',
  summary: 'The saved blocks of the site.',
  body: z.object({}),
  data: z.object({ results: z.array(BlockItem) }),
})

/** The content of a block: its modules as a document. */
export const getBlock = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/getBlock',
  gate: 'superUser',
  summary: 'The modules of a saved block.',
  body: z.object(block),
  data: z.object({ document: z.unknown(), iRevision: z.int() }),
  failures: { BLOCK_UNKNOWN: failures.BLOCK_UNKNOWN },
})

/** Saves a block if nobody saved it since `iRevision`: 0 makes it under the id that the caller chose. Without `document` only its name changes. No block holds a linked one. */
export const saveBlock = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/saveBlock',
  gate: 'superUser',
  summary: 'Saves a block or its name.',
  body: z.object({
    ...block,
    ...request,
    cBlockName: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_BLOCK_NAME)),
    document: z.optional(z.unknown()),
    iRevision: z.int().check(z.nonnegative()),
    /** Whether a new block is linked; ignored later. */
    bLinked: z._default(z.boolean(), false),
  }),
  data: z.object({ iRevision: z.int(), dEdited: z.string() }),
  failures: {
    ...failures,
    BLOCK_INVALID: { code: 4001, data: z.object({ cField: z.string(), cReason: z.string() }) },
    /** The site has reached the maximum number of blocks. */
    TOO_MANY_BLOCKS: { code: 4001, data: z.object({ iMax: z.int() }) },
  },
})

/** Removes a block. Copies on pages stay there; a linked one stays as long as drafts show it. */
export const removeBlock = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/removeBlock',
  gate: 'superUser',
  summary: 'Removes a saved block.',
  body: z.object({ ...block, ...request, iRevision: z.int() }),
  data: z.object({}),
  failures: {
    ...failures,
    /** Drafts link to it; `cPages` are their titles, joined for display. */
    BLOCK_IN_USE: { code: 4009, data: z.object({ cPages: z.string(), pages: z.array(BlockPage) }) },
  },
})
