import { blockOfCode } from '@mallwright/contract/document'

/** Whether a code names a linked block, which is open as a document of its own and no page. Decision 0029. */
export function isBlockDocument(code: string): boolean {
  return blockOfCode(code) !== undefined
}
