import type { NodeId } from '@mallwright/contract/document'

import { callOf } from '../commands/kit/define-command.ts'
import { duplicateNode } from '../commands/node/duplicate-node.ts'
import { subtreeOf } from '../commands/kit/node-tree.ts'
import { moveCall } from '../commands/node/set-rects.ts'
import { guidesOf } from '../geometry/guides.ts'
import { moveWithin, roundBox } from '../geometry/rect.ts'
import type { Box, Point } from '../geometry/rect.ts'
import { snapMove } from '../geometry/snap.ts'
import type { Gesture, Travel } from './drag.ts'
import type { RectsPreview } from './gesture-preview.ts'
import { itemScene } from './item-scene.ts'
import type { ItemPress, ItemScene } from './item-scene.ts'

/** Start of dragging items. */
export interface FreeMovePress extends ItemPress {
  /** Makes ids when copies are dragged: Alt was held at the press. */
  readonly newId?: (() => NodeId) | undefined
}

/** Drags items of one free container, or copies of them, as one body with snapping. `undefined` when they cannot be dragged. */
export function freeMoveGesture(press: FreeMovePress): Gesture<RectsPreview> | undefined {
  const { newId } = press
  const scene = itemScene(press, { isCopy: newId !== undefined })
  if (!scene) return undefined
  let shown: RectsPreview | undefined
  let shownBody: Box | undefined
  return {
    preview: (travel) => {
      const body = movedBody(scene, travel, newId !== undefined)
      // Sub-unit movement keeps the preview object.
      if (shown && shownBody && body.x === shownBody.x && body.y === shownBody.y) return shown
      shownBody = body
      shown = {
        kind: 'rects',
        containerId: scene.containerId,
        rects: movedRects(scene, body),
        guides: guidesOf(body, scene.snap),
        isCopy: newId !== undefined,
      }
      return shown
    },
    commit: (travel) => {
      const body = movedBody(scene, travel, newId !== undefined)
      const rects = movedRects(scene, body)
      if (!newId) return moveCall([...rects].map(([nodeId, rect]) => ({ nodeId, rect })))
      const offset = { x: body.x - scene.body.x, y: body.y - scene.body.y }
      if (offset.x === 0 && offset.y === 0) return undefined
      const newIds = press.nodeIds.flatMap((id) => subtreeOf(press.document, id).map(newId))
      return callOf(duplicateNode, { nodeIds: [...press.nodeIds], newIds, offset })
    },
  }
}

function movedBody(scene: ItemScene, travel: Travel, isCopy: boolean): Box {
  const { bounds } = scene.snap
  const moved = moveWithin(scene.body, axisOffset(scene.offsetOf(travel), travel), bounds)
  const { x, y } = roundBox(moved)
  const rounded = moveWithin({ ...moved, x, y }, { x: 0, y: 0 }, bounds)
  // For copies, Alt already means copying and cannot disable snapping.
  const isLoose = travel.sample.isFree && !isCopy
  const snapped = isLoose ? rounded : snapMove(rounded, scene.snap)
  if (!travel.sample.isConstrained) return snapped
  return isAcross(scene.offsetOf(travel)) ? { ...snapped, y: scene.body.y } : { ...snapped, x: scene.body.x }
}

/** Shift constrains to the axis with the larger movement. */
function axisOffset(offset: Point, { sample }: Travel): Point {
  if (!sample.isConstrained) return offset
  return isAcross(offset) ? { x: offset.x, y: 0 } : { x: 0, y: offset.y }
}

function isAcross({ x, y }: Point): boolean {
  return Math.abs(x) >= Math.abs(y)
}

function movedRects({ moving, body: origin }: ItemScene, body: Box): ReadonlyMap<NodeId, Box> {
  return new Map(
    [...moving].map(([id, rect]) => [id, { ...rect, x: rect.x + body.x - origin.x, y: rect.y + body.y - origin.y }]),
  )
}
