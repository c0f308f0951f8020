import type { NodeId } from '@mallwright/contract/document'

import type { Box } from '../geometry/rect.ts'

/** Layout in page px: screen px from the page's top left. */
export interface CanvasLayout {
  readonly page: Box
  /** Changes whenever earlier measurements are outdated, such as when modules enter the viewport. */
  readonly revision: () => number
  /** `undefined` for a node that is not rendered. */
  readonly boxOf: (id: NodeId) => Box | undefined
  /** Bar of a node that shows its children as tabs, the rendered ones from left to right. */
  readonly tabBarOf?: (id: NodeId) => TabBar | undefined
}

/** A bar of tabs with the nodes that they open. */
export interface TabBar {
  readonly box: Box
  readonly tabs: readonly { readonly id: NodeId; readonly box: Box }[]
}
