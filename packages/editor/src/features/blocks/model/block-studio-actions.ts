import { LINKED_BLOCK } from '@mallwright/contract/document'
import type { Node } from '@mallwright/contract/document'

import type { Studio, StudioAction } from '../../../studio/studio.ts'
import { isSitePart } from '../../site/model/site-store.ts'
import { loadedBlocks } from './blocks.queries.ts'
import type { SiteBlock } from './blocks.queries.ts'
import { editBlock, unlinkNode } from './unlink-node.ts'
import { linkedBlock } from './link-state.ts'

/** Actions of a selected link. */
export const LINK_ACTIONS: readonly StudioAction[] = [
  {
    name: 'block.edit',
    label: { zh: '编辑区块', en: 'Edit the block' },
    group: 'selection',
    menu: 'keep',
    isPossible: (studio) => selectedLink(studio) !== undefined,
    run: (studio) => {
      const selected = selectedLink(studio)
      if (selected) void editBlock(studio, selected.block)
    },
  },
  {
    name: 'block.unlink',
    label: { zh: '取消联动', en: 'Unlink the block' },
    group: 'selection',
    menu: 'keep',
    isPossible: (studio) => selectedLink(studio)?.link.isLocked === false,
    run: (studio) => {
      const selected = selectedLink(studio)
      if (selected) void unlinkNode(studio, selected.link.id, selected.block)
    },
  },
]

/** The selected link and its block; `undefined` for any other selection, and while the block is unknown. */
function selectedLink({ api, page }: Studio): { readonly link: Node; readonly block: SiteBlock } | undefined {
  const [id, second] = page.selection.getState().selected
  const node = id && !second ? page.documents.getState().document.nodes[id] : undefined
  if (node?.module !== LINKED_BLOCK) return undefined
  const block = linkedBlock(loadedBlocks(api) ?? 'loading', node)
  return typeof block === 'object' ? { link: { ...node, isLocked: node.isLocked ?? false }, block } : undefined
}

/** Saves the selection as a block. */
export const SAVE_BLOCK: StudioAction = {
  name: 'block.save',
  label: { zh: '存为区块', en: 'Save as a block' },
  group: 'selection',
  menu: 'keep',
  isPossible: ({ column, page }) => !isSitePart(column) && page.selection.getState().selected.length > 0,
  run: ({ view }) => view.setState({ dialog: 'saveBlock' }),
}
