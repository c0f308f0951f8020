import type { NodeId } from '@mallwright/contract/document'

import type { CommandCall } from '../commands/kit/define-command.ts'
import type { Point } from '../geometry/rect.ts'

/** Movement (screen px) below which a press is a tap. */
export const TAP_DISTANCE = 4

/** Pointer position in page px (screen px from the page's top left, so zoom and scrolling are included). */
export interface PointerSample extends Point {
  /** Alt: disables snapping. */
  readonly isFree: boolean
  /** Shift: constrains a move to one axis, a resize to its proportions. */
  readonly isConstrained: boolean
  /** Outside the canvas, where a release changes nothing. */
  readonly isOutside: boolean
}

/** Movement of a drag so far. */
export interface Travel {
  readonly start: Point
  readonly sample: PointerSample
}

/** A drag: its preview and the one command that it ends in. Pure; measurements are taken at the start. */
export interface Gesture<Preview> {
  readonly preview: (travel: Travel) => Preview
  /** `undefined` when the release changes nothing. */
  readonly commit: (travel: Travel) => CommandCall | undefined
  /** Resulting selection of a gesture that only selects. */
  readonly select?: (travel: Travel) => readonly NodeId[]
}

/** State of a press that may become a drag. */
export type DragState<Preview> =
  | { readonly phase: 'pressed'; readonly start: Point }
  | { readonly phase: 'dragging'; readonly start: Point; readonly preview: Preview }
  /** Ended without movement. */
  | { readonly phase: 'tapped' }
  /** Ended; `call` is absent when cancelled or without effect. */
  | {
      readonly phase: 'ended'
      readonly call: CommandCall | undefined
      readonly selected?: readonly NodeId[] | undefined
    }

/** Event of a press. `cancel`: Escape, right click, lost pointer. */
export type DragEvent =
  | { readonly type: 'move'; readonly sample: PointerSample }
  | { readonly type: 'up'; readonly sample: PointerSample }
  | { readonly type: 'cancel' }

/** Starts a press. */
export function press<Preview>(start: Point): DragState<Preview> {
  return { phase: 'pressed', start: { x: start.x, y: start.y } }
}

/** Next state of a press. Ended states are final. */
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
