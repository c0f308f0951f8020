import { blockOfCode } from '@mallwright/contract/document'

/** Whether a document code names a linked block, which opens as a document of its own. Decision 0029. */
export function isBlockDocument(code: string): boolean {
  return blockOfCode(code) !== undefined
}
