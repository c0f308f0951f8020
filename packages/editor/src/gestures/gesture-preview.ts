import type { NodeId } from '@mallwright/contract/document'

import type { DropTarget } from '../geometry/drop-target.ts'
import type { Guides } from '../geometry/guides.ts'
import type { Axis, Box } from '../geometry/rect.ts'
import type { KeyboardMove } from './keyboard-move.ts'

/** Preview of moved items: rects and guides in container units. */
export interface RectsPreview {
  readonly kind: 'rects'
  readonly containerId: NodeId
  readonly rects: ReadonlyMap<NodeId, Box>
  readonly guides: Guides
  /** Whether copies are previewed and the items stay. */
  readonly isCopy: boolean
}

/** Preview of a drop; `target` is absent where dropping is not allowed. */
export interface DropPreview {
  readonly kind: 'drop'
  readonly target: DropTarget | undefined
  /** Dragged nodes; empty for a new module. */
  readonly nodeIds: readonly NodeId[]
  readonly isCopy: boolean
  /** Module type of the first dragged node. */
  readonly module: string
}

/** Preview of a container's height, in its units. */
export interface StretchPreview {
  readonly kind: 'stretch'
  readonly nodeId: NodeId
  readonly height: number
}

/** Preview of a marquee in page px, with the nodes it would select. */
export interface MarqueePreview {
  readonly kind: 'marquee'
  readonly box: Box
  readonly nodeIds: readonly NodeId[]
}

/** Preview of a guide; `containerId` is absent where releasing removes it. */
export interface GuidePreview {
  readonly kind: 'guide'
  readonly axis: Axis
  readonly containerId: NodeId | undefined
  /** Position in container units. */
  readonly at: number
}

/** Preview of a rect over a node's area, such as a hot zone; `index` is the list's length while a new one is drawn. */
export interface ZonePreview {
  readonly kind: 'zone'
  readonly nodeId: NodeId
  readonly index: number
  /** In percent of the area. */
  readonly rect: Box
  /** In units of the area. */
  readonly box: Box
  /** In page px. */
  readonly area: Box
  /** Page px per unit. */
  readonly px: number
  /** In units of the area. */
  readonly guides: Guides
}

/** Preview of a press that moves nothing, such as on a locked node. */
export interface EmptyPreview {
  readonly kind: 'none'
}

/** Preview of a keyboard move. */
export interface KeyboardMovePreview {
  readonly kind: 'keyboardMove'
  readonly move: KeyboardMove
}

/** Preview of a running gesture; touches neither document nor history. */
export type GesturePreview =
  | RectsPreview
  | DropPreview
  | StretchPreview
  | MarqueePreview
  | GuidePreview
  | ZonePreview
  | KeyboardMovePreview
  | EmptyPreview
