import type { NodeId } from '@mallwright/contract'

import { callOf } from '../commands/define-command.ts'
import { placeNodes } from '../commands/place-nodes.ts'
import { guidesOf } from '../geometry/guides.ts'
import { boxOf, moveWithin, roundBox } from '../geometry/rect.ts'
import type { Box } from '../geometry/rect.ts'
import { snapMove } from '../geometry/snap.ts'
import type { Gesture, Travel } from './drag.ts'
import { itemScene } from './item-scene.ts'
import type { ItemPress, ItemScene } from './item-scene.ts'
import type { PlacePreview } from './gesture-preview.ts'

/** Drags freely placed items of one container, as one body, with snapping. `undefined` when they cannot be dragged. */
export function placeGesture(press: ItemPress): Gesture<PlacePreview> | undefined {
  const scene = itemScene(press)
  if (!scene) return undefined
  return {
    preview: (travel) => {
      const body = movedBody(scene, travel)
      return {
        kind: 'place',
        containerId: scene.containerId,
        rects: movedRects(scene, body),
        guides: guidesOf(body, scene.snap),
      }
    },
    commit: (travel) => {
      const rects = movedRects(scene, movedBody(scene, travel))
      return callOf(placeNodes, { places: [...rects].map(([nodeId, rect]) => ({ nodeId, rect })) })
    },
  }
}

function movedBody(scene: ItemScene, travel: Travel): Box {
  const moved = moveWithin(bodyOf(scene), scene.offsetOf(travel), scene.snap.bounds)
  const { x, y } = roundBox(moved)
  const rounded = moveWithin({ ...moved, x, y }, { x: 0, y: 0 }, scene.snap.bounds)
  return travel.sample.isFree ? rounded : snapMove(rounded, scene.snap)
}

function movedRects(scene: ItemScene, body: Box): ReadonlyMap<NodeId, Box> {
  const origin = bodyOf(scene)
  return new Map(
    [...scene.moving].map(([id, rect]) => [
      id,
      { ...rect, x: rect.x + body.x - origin.x, y: rect.y + body.y - origin.y },
    ]),
  )
}

/** The box around all dragged items. */
function bodyOf({ moving }: ItemScene): Box {
  const rects = [...moving.values()]
  const edge = (pick: (...numbers: number[]) => number, of: (rect: Box) => number) => pick(...rects.map(of))
  return boxOf(
    { start: edge(Math.min, ({ x }) => x), end: edge(Math.max, ({ x, width }) => x + width) },
    { start: edge(Math.min, ({ y }) => y), end: edge(Math.max, ({ y, height }) => y + height) },
  )
}
