import { LINKED_BLOCK } from '@mallwright/contract/document'
import { VIEWS } from '@mallwright/modules/views'

/** What is drawn on the canvas: the modules as buyers get them, and links to blocks, which buyers never get. */
export const CANVAS_VIEWS: typeof VIEWS = {
  ...VIEWS,
  [LINKED_BLOCK]: async () => (await import('../../features/blocks/ui/linked-block.view.tsx')).linkedBlockView,
}
