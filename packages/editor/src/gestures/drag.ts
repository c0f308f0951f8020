import type { NodeId } from '@mallwright/contract/document'

import type { CommandCall } from '../commands/kit/define-command.ts'
import type { Point } from '../geometry/rect.ts'

/** Movement below this many screen px is a tap. */
export const TAP_DISTANCE = 4

/** Where the pointer is: in drawn page px (screen px from the page's top left, so zoom and scrolling are in it already). */
export interface PointerSample extends Point {
  /** Alt: snapping lets go. */
  readonly isFree: boolean
  /** Shift: a move keeps to one axis, a resize keeps the proportions. */
  readonly isConstrained: boolean
  /** Outside the canvas: a release there changes nothing. */
  readonly isOutside: boolean
}

/** A drag so far. */
export interface Travel {
  readonly start: Point
  readonly sample: PointerSample
}

/** What one kind of drag shows while it lasts and which one command it ends in. Pure: it holds what it measured at the start. */
export interface Gesture<Preview> {
  readonly preview: (travel: Travel) => Preview
  /** `undefined` when the release changes nothing. */
  readonly commit: (travel: Travel) => CommandCall | undefined
  /** What is selected afterwards, for a gesture that only selects. */
  readonly select?: (travel: Travel) => readonly NodeId[]
}

/** The state of a press that may become a drag. */
export type DragState<Preview> =
  | { readonly phase: 'pressed'; readonly start: Point }
  | { readonly phase: 'dragging'; readonly start: Point; readonly preview: Preview }
  /** Over, without movement: a tap. */
  | { readonly phase: 'tapped' }
  /** Over; `call` is missing when it was cancelled or changed nothing. */
  | {
      readonly phase: 'ended'
      readonly call: CommandCall | undefined
      readonly selected?: readonly NodeId[] | undefined
    }

/** What happens to a press. `cancel`: Escape, a right click, a lost pointer. */
export type DragEvent =
  | { readonly type: 'move'; readonly sample: PointerSample }
  | { readonly type: 'up'; readonly sample: PointerSample }
  | { readonly type: 'cancel' }

/** Starts a press. */
export function press<Preview>(start: Point): DragState<Preview> {
  return { phase: 'pressed', start: { x: start.x, y: start.y } }
}

/** The next state of a press. Over stays over. */
export function advance<Preview>(
  gesture: Gesture<Preview>,
  state: DragState<Preview>,
  event: DragEvent,
): DragState<Preview> {
  if (state.phase === 'tapped' || state.phase === 'ended') return state
  if (event.type === 'cancel') return { phase: 'ended', call: undefined }
  const { start } = state
  const travel: Travel = { start, sample: event.sample }
  const isDragging = state.phase === 'dragging' || distance(travel) >= TAP_DISTANCE
  if (!isDragging) return event.type === 'up' ? { phase: 'tapped' } : state
  if (event.type === 'move') return { phase: 'dragging', start, preview: gesture.preview(travel) }
  const call = event.sample.isOutside ? undefined : gesture.commit(travel)
  return { phase: 'ended', call, selected: gesture.select?.(travel) }
}

function distance({ start, sample }: Travel): number {
  return Math.hypot(sample.x - start.x, sample.y - start.y)
}
