import { callOf } from '../commands/define-command.ts'
import { resizeNode } from '../commands/resize-node.ts'
import { guidesOf } from '../geometry/guides.ts'
import type { Handle } from '../geometry/resize-handle.ts'
import type { Box } from '../geometry/rect.ts'
import { resizeBox } from '../geometry/resize.ts'
import { snapResize } from '../geometry/snap.ts'
import type { Gesture, Travel } from './drag.ts'
import { itemScene } from './item-scene.ts'
import type { ItemPress } from './item-scene.ts'
import type { PlacePreview } from './gesture-preview.ts'

/** Resizes one freely placed item by a handle, with snapping. `undefined` when it cannot be resized. */
export function resizeGesture(press: ItemPress, handle: Handle): Gesture<PlacePreview> | undefined {
  const scene = itemScene(press)
  const [entry, second] = scene?.moving ?? []
  const node = entry && press.document.nodes[entry[0]]
  if (!scene || !entry || !node || second) return undefined
  const [nodeId, origin] = entry
  const limits = { min: press.rules.minSizeOf(node.module), bounds: scene.snap.bounds }
  const resized = (travel: Travel): Box => {
    const box = resizeBox(origin, handle, scene.offsetOf(travel), limits)
    return travel.sample.isFree ? box : snapResize(box, handle, scene.snap, limits)
  }
  return {
    preview: (travel) => {
      const box = resized(travel)
      return {
        kind: 'place',
        containerId: scene.containerId,
        rects: new Map([[nodeId, box]]),
        guides: guidesOf(box, scene.snap),
      }
    },
    commit: (travel) => callOf(resizeNode, { nodeId, rect: resized(travel) }),
  }
}
