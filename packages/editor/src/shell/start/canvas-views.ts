import { LINKED_BLOCK } from '@mallwright/contract/document'
import { VIEWS } from '@mallwright/modules/views'

/** Views of the canvas: those of the modules, and of linked blocks, which are never published. */
export const CANVAS_VIEWS: typeof VIEWS = {
  ...VIEWS,
  [LINKED_BLOCK]: async () => (await import('../../features/blocks/ui/linked-block.view.tsx')).linkedBlockView,
}
