import type { NodeId } from '@mallwright/contract/document'

import type { DropTarget } from '../geometry/drop-target.ts'
import type { Guides } from '../geometry/guides.ts'
import type { Axis, Box } from '../geometry/rect.ts'
import type { KeyboardMove } from './keyboard-move.ts'

/** Freely placed items on their way: rects and guides in the units of their container. */
export interface RectsPreview {
  readonly kind: 'rects'
  readonly containerId: NodeId
  readonly rects: ReadonlyMap<NodeId, Box>
  readonly guides: Guides
  /** What is drawn there is a copy: the items themselves stay. */
  readonly isCopy: boolean
}

/** A node or a new module on its way; `target` is missing where it cannot be dropped. */
export interface DropPreview {
  readonly kind: 'drop'
  readonly target: DropTarget | undefined
  /** The dragged nodes; none for a new module. */
  readonly nodeIds: readonly NodeId[]
  readonly isCopy: boolean
  /** The type of what is dragged, of the first of several. */
  readonly module: string
}

/** A container whose height follows the pointer, in its units. */
export interface StretchPreview {
  readonly kind: 'stretch'
  readonly nodeId: NodeId
  readonly height: number
}

/** A rubber band, in drawn page px, and what it would select. */
export interface MarqueePreview {
  readonly kind: 'marquee'
  readonly box: Box
  readonly nodeIds: readonly NodeId[]
}

/** A line of the user on its way; `containerId` is missing where it would not stay. */
export interface GuidePreview {
  readonly kind: 'guide'
  readonly axis: Axis
  readonly containerId: NodeId | undefined
  /** Where it lies, in the units of the container. */
  readonly at: number
}

/** A press that moves nothing, such as on a locked node. */
export interface EmptyPreview {
  readonly kind: 'none'
}

/** What was picked up by a key, and where it would be dropped. */
export interface KeyboardMovePreview {
  readonly kind: 'keyboardMove'
  readonly move: KeyboardMove
}

/** What a gesture shows while it lasts; touches neither document nor history. */
export type GesturePreview =
  | RectsPreview
  | DropPreview
  | StretchPreview
  | MarqueePreview
  | GuidePreview
  | KeyboardMovePreview
  | EmptyPreview
