import type { NodeId } from '@mallwright/contract/document'

import type { Box } from '../geometry/rect.ts'

/** Where things are drawn, in drawn page px: screen px from the page's top left. */
export interface CanvasLayout {
  readonly page: Box
  /** Another number whenever boxes measured before are no longer right, such as when modules came into view. */
  readonly revision: () => number
  /** `undefined` for a node that is not drawn. */
  readonly boxOf: (id: NodeId) => Box | undefined
}
