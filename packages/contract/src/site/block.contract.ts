import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'

/** The most blocks that a site keeps. */
export const MAX_BLOCKS = 200

/** Maximum size of a block's document in bytes of JSON. */
export const MAX_BLOCK_BYTES = 1024 * 1024

/** The longest name of a block, in characters. */
export const MAX_BLOCK_NAME = 60

const block = { cBlockUuid: z.uuid() }
const request = { cRequestUuid: z.string().check(z.minLength(1), z.maxLength(64)) }

const failures = {
  /** Somebody else saved it meanwhile; `iRevision` is theirs. */
  REVISION_CONFLICT: {
    code: 4009,
    data: z.object({ iRevision: z.int(), cEditedBy: z.string(), dEdited: z.string() }),
  },
  /** The site has no such block, or no longer. */
  BLOCK_UNKNOWN: { code: 4001 },
} as const

/** A page that a block stands on. */
const BlockPage = z.object({ cColumnCode: z.string(), cColumnName: z.string() })

/** A block in the list: modules that were saved under a name, to be put on any page. Decisions 0026 and 0029. */
export const BlockItem = z.object({
  ...block,
  cBlockName: z.string(),
  iRevision: z.int(),
  cEditedBy: z.string(),
  dEdited: z.string(),
  /** How many modules it has at the top. */
  iModuleCount: z.int(),
  /** Whether pages show it as it is now; else they hold copies. Stays as it was made. */
  bLinked: z.boolean(),
  /** The pages whose saved drafts link to it, the home page first; empty for copies. */
  pages: z.array(BlockPage),
})
export type BlockItem = z.infer<typeof BlockItem>

/** The saved blocks of the site, what was saved last first. */
export const getBlockList = endpoint({
  method: 'POST',
  path: 'alc-alshop/SiteTempDesignAction/getBlockList',
  gate: 'superUser',
  summary: 'The saved blocks of the site.',
  body: z.object({}),
  data: z.object({ results: z.array(BlockItem) }),
})

/** What a block holds: its modules as a document. */
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
    /** Whether a new block is a linked one; of no account later. */
    bLinked: z._default(z.boolean(), false),
  }),
  data: z.object({ iRevision: z.int(), dEdited: z.string() }),
  failures: {
    ...failures,
    BLOCK_INVALID: { code: 4001, data: z.object({ cField: z.string(), cReason: z.string() }) },
    /** The site keeps as many blocks as it may. */
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
    /** Drafts link to it; `cPages` are their titles, joined for reading. */
    BLOCK_IN_USE: { code: 4009, data: z.object({ cPages: z.string(), pages: z.array(BlockPage) }) },
  },
})
