import type { NodeId } from '@mallwright/contract'

import type { DropTarget } from '../geometry/drop-target.ts'
import type { Guides } from '../geometry/guides.ts'
import type { Box } from '../geometry/rect.ts'

/** Freely placed items on their way: rects and guides in the units of their container. */
export interface PlacePreview {
  readonly kind: 'place'
  readonly containerId: NodeId
  readonly rects: ReadonlyMap<NodeId, Box>
  readonly guides: Guides
}

/** A node or a new module on its way; `target` is missing where it cannot be dropped. */
export interface DropPreview {
  readonly kind: 'drop'
  readonly target: DropTarget | undefined
  /** The dragged node; absent for a new module. */
  readonly nodeId: NodeId | undefined
  /** The type of what is dragged. */
  readonly module: string
}

/** A container whose height follows the pointer, in its units. */
export interface StretchPreview {
  readonly kind: 'stretch'
  readonly nodeId: NodeId
  readonly height: number
}

/** A press that moves nothing, such as on a locked node. */
export interface RestPreview {
  readonly kind: 'rest'
}

/** What a gesture shows while it lasts; touches neither document nor history. */
export type GesturePreview = PlacePreview | DropPreview | StretchPreview | RestPreview
