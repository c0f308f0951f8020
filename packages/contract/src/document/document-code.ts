import { BLOCK_ID } from './linked-blocks.ts'

/** Prefix of a linked block's id in place of a column code; column codes cannot contain it. */
const PREFIX = 'block:'

/** Maximum length of the code of a page, a site part or a block. */
export const MAX_COLUMN_CODE = 42

/** The code under which a linked block is opened and saved as a document of its own. Decision 0029. */
export function blockCode(blockId: string): string {
  return `${PREFIX}${blockId}`
}

/** The block id in a code; `undefined` for pages and site parts. */
export function blockOfCode(code: string): string | undefined {
  const id = code.startsWith(PREFIX) ? code.slice(PREFIX.length) : ''
  return BLOCK_ID.test(id) ? id : undefined
}
