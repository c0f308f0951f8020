import { BLOCK_ID } from './linked-blocks.ts'

/** What stands before the id of a block where a page's code is expected; no page can have it in its code. */
const PREFIX = 'block:'

/** The most characters of the code of a page, of a part of the site or of a block. */
export const MAX_COLUMN_CODE = 42

/** The code under which a linked block is opened and saved as a document of its own. Decision 0029. */
export function blockCode(blockId: string): string {
  return `${PREFIX}${blockId}`
}

/** The block that a code names; `undefined` for the codes of pages and parts. */
export function blockOfCode(code: string): string | undefined {
  const id = code.startsWith(PREFIX) ? code.slice(PREFIX.length) : ''
  return BLOCK_ID.test(id) ? id : undefined
}
