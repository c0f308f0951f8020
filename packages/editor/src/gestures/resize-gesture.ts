import type { NodeId } from '@mallwright/contract/document'

import { resizeCall } from '../commands/node/set-rects.ts'
import { guidesOf } from '../geometry/guides.ts'
import type { Box } from '../geometry/rect.ts'
import { resizeBox } from '../geometry/resize.ts'
import type { Handle } from '../geometry/resize-handle.ts'
import { minOfBody, resizeProportionally, scaleBoxes } from '../geometry/scale.ts'
import type { BodyMember } from '../geometry/scale.ts'
import { snapResize } from '../geometry/snap.ts'
import type { Gesture, Travel } from './drag.ts'
import type { RectsPreview } from './gesture-preview.ts'
import { itemScene } from './item-scene.ts'
import type { ItemPress, ItemScene } from './item-scene.ts'

/** Resizes items by a handle of their common frame, with snapping. `undefined` when they cannot be resized. */
export function resizeGesture(press: ItemPress, handle: Handle): Gesture<RectsPreview> | undefined {
  const scene = itemScene(press)
  if (!scene) return undefined
  const members = [...scene.moving].map(([id, box]): BodyMember & { readonly id: NodeId } => {
    const node = press.document.nodes[id]
    return { id, box, min: press.rules.minSizeOf(node?.module ?? '') }
  })
  const resized = (travel: Travel) => resizedBody(scene, { members, handle, travel })
  return {
    preview: (travel) => {
      const body = resized(travel)
      return {
        kind: 'rects',
        containerId: scene.containerId,
        rects: new Map(resizedRects(scene, members, body)),
        guides: guidesOf(body, scene.snap),
        isCopy: false,
      }
    },
    commit: (travel) =>
      resizeCall(resizedRects(scene, members, resized(travel)).map(([nodeId, rect]) => ({ nodeId, rect }))),
  }
}

function resizedBody(
  scene: ItemScene,
  drag: { readonly members: readonly BodyMember[]; readonly handle: Handle; readonly travel: Travel },
): Box {
  const { members, handle, travel } = drag
  const { body, snap } = scene
  const [only, second] = members
  const limits = { min: only && !second ? only.min : minOfBody(body, members), bounds: snap.bounds }
  const offset = scene.offsetOf(travel)
  if (travel.sample.isConstrained) return resizeProportionally(body, handle, offset, limits)
  const box = resizeBox(body, handle, offset, limits)
  return travel.sample.isFree ? box : snapResize(box, handle, snap, limits)
}

function resizedRects(
  { body: from }: ItemScene,
  members: readonly (BodyMember & { readonly id: NodeId })[],
  to: Box,
): [NodeId, Box][] {
  const [only, second] = members
  if (only && !second) return [[only.id, to]]
  return scaleBoxes(members, { from, to }).flatMap((box, index) => {
    const member = members[index]
    return member ? [[member.id, box] as [NodeId, Box]] : []
  })
}
