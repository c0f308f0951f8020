import { blockOfLink, emptyDocument, expandLinks, LINKED_BLOCK } from '@mallwright/contract/document'
import type { BlockContents, Node } from '@mallwright/contract/document'

import type { CopiedPart } from '../commands/copied-part.ts'
import { isBlockDocument } from '../studio/block-document.ts'
import { blockStore } from '../studio/block-store.ts'
import { loadLinked } from '../studio/linked-state.ts'
import type { Studio } from '../studio/studio.ts'

/** What was copied as it can stand on the open page: a link stays where the site has its block, elsewhere the modules that came along stand in its place. */
export async function partHere(
  { api, column }: Studio,
  { part, blocks }: { readonly part: CopiedPart; readonly blocks: BlockContents },
): Promise<CopiedPart> {
  if (!part.children.some((id) => part.nodes[id]?.module === LINKED_BLOCK)) return part
  const here = await loadLinked(api, part)
  const known = blockStore(api).getState().blocks
  const isKnown = (link: Node) =>
    !isBlockDocument(column) &&
    typeof known === 'object' &&
    known.some(({ cBlockUuid, bLinked }) => bLinked && cBlockUuid === blockOfLink(link))
  const document = { ...emptyDocument(''), children: [...part.children], nodes: { ...part.nodes } }
  const contents = { ...blocks, ...(here !== 'failed' && here) }
  const { children, nodes } = expandLinks(document, contents, isKnown)
  // What stands in the place of a link was copied from nowhere.
  return part.children.every((id) => children.includes(id)) ? part : { children, nodes }
}
