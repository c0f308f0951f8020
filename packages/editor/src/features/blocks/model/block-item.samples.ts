import type { BlockItem } from '@mallwright/contract/site'

/** The block that the sample page links to. */
export const FOOTER_BLOCK: BlockItem = {
  cBlockUuid: '0b7b1c1e-5a5e-4c1e-9a3c-6a1f2b3c4d5e',
  cBlockName: '通用页脚',
  iRevision: 1,
  cEditedBy: '小郑',
  dEdited: '2026-11-21 10:00:00',
  iModuleCount: 1,
  bLinked: false,
  pages: [],
}
