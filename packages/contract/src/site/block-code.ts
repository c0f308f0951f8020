/** What stands before the id of a block where a page's code is expected; no page can have it in its code. */
const PREFIX = 'block:'

const CODE = /^block:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The most characters of the code of a page, of a part of the site or of a block. */
export const MAX_COLUMN_CODE = 42

/** The code under which a linked block is opened and saved as a document of its own. Decision 0029. */
export function blockCode(blockId: string): string {
  return `${PREFIX}${blockId}`
}

/** The block that a code names; `undefined` for the codes of pages and parts. */
export function blockOfCode(code: string): string | undefined {
  return CODE.exec(code)?.[1]
}
