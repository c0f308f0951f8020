import type { NodeId } from '@mallwright/contract'

import type { Box } from '../geometry/rect.ts'

/** Where things are drawn, in drawn page px: screen px from the page's top left. Measured once, when a gesture starts. */
export interface CanvasLayout {
  readonly page: Box
  /** `undefined` for a node that is not drawn. */
  boxOf(id: NodeId): Box | undefined
}
