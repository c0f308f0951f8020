export { checkDocument, checkPatchedDocument } from './check-document.ts'
export { applyDraftPatch, diffDocuments, DraftPatch } from './draft-patch.ts'
export type { DocumentIssue } from './check-document.ts'
export { nodesOf } from './compiled-nodes.ts'
export { CompiledNode, CompiledPage } from './compiled-page.ts'
export { blockCode, blockOfCode } from './document-code.ts'
export {
  Colour,
  DOCUMENT_FORMAT,
  Document,
  MAX_NESTING,
  MAX_NODES,
  MAX_TITLE,
  PageStyle,
  emptyDocument,
} from './document.ts'
export { expandLinks, oversizedLinks } from './expand-links.ts'
export type { BlockContents } from './expand-links.ts'
export { intersectVisibility } from './intersect-visibility.ts'
export { blockOfLink, blocksLinkedIn, findBlockIssue, findLinkedBlockIssue } from './linked-blocks.ts'
export type { BlockIssue } from './linked-blocks.ts'
export { LINKED_BLOCK, MAX_NAME, Node, NodeId, OwnGuides, Rect } from './node.ts'
export {
  BUYER_AUDIENCES,
  VISIBILITY_LOCALES,
  VisibilityRule,
  buyerAudience,
  instantOf,
  isReadableRule,
  isVisibleTo,
  nextVisibilityEdge,
  windowState,
} from './visibility.ts'
export type { BuyerAudience, Viewer, VisibilityLocale } from './visibility.ts'
export { nextVisibilityChange, targetedNodes, visibilityDependencies, visibleNodes } from './visible-nodes.ts'
