import type { NodeId } from '@mallwright/contract/document'
import { CONTAINER_WIDTH } from '@mallwright/modules/definitions'

import { bodyOf } from '../../geometry/rect.ts'
import type { Box } from '../../geometry/rect.ts'
import type { RunningGesture } from '../../studio/drawn-page/gesture-runner.ts'

/** The box around nodes while a gesture moves or resizes them; `undefined` when the gesture is about something else. */
export function placedBody({ preview, containerBox }: RunningGesture, ids: readonly NodeId[]): Box | undefined {
  if (preview?.kind !== 'place' || !containerBox) return undefined
  const rects = ids.flatMap((id) => preview.rects.get(id) ?? [])
  if (rects.length === 0) return undefined
  const px = containerBox.width / CONTAINER_WIDTH
  const { x, y, width, height } = bodyOf(rects)
  return { x: containerBox.x + x * px, y: containerBox.y + y * px, width: width * px, height: height * px }
}
