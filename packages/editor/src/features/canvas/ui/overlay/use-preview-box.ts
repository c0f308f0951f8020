import type { NodeId } from '@mallwright/contract/document'
import { CONTAINER_WIDTH } from '@mallwright/modules/definitions'
import { useCallback } from 'react'
import type { RefCallback } from 'react'

import { bodyOf } from '../../../../geometry/rect.ts'
import type { Box, Size } from '../../../../geometry/rect.ts'
import { useStudio } from '../../../../studio/studio.ts'
import { createAnimatedTransform } from '../../../../viewport/animated-transform.ts'
import type { RunningGesture } from '../../../../viewport/gesture-runner.ts'

/** Moves and resizes an element with the nodes of a running gesture, bypassing React; its own transform, width and height stay React's. */
export function usePreviewBox(ids: readonly NodeId[]): RefCallback<HTMLElement> {
  const { gestures } = useStudio()
  return useCallback(
    (element: HTMLElement) => {
      const glide = createAnimatedTransform(element)
      const size = createSize(element)
      const follow = () => {
        const box = previewBody(gestures.running.getState(), ids)
        if (box) glide.to(`translate(${box.x}px, ${box.y}px)`)
        else glide.end()
        size.be(box)
      }
      follow()
      const stop = gestures.running.subscribe(follow)
      return () => {
        stop()
        glide.end()
        size.be(undefined)
      }
    },
    [gestures, ids],
  )
}

/** Temporary size of an element. Overrides its width and height without writing them: they belong to React, which may change them during a gesture. */
function createSize({ style }: HTMLElement) {
  let shown: Size | undefined
  return {
    be(box: Box | undefined) {
      // Written only when it changes: a move keeps the size.
      if (box?.width === shown?.width && box?.height === shown?.height) return
      style.minWidth = style.maxWidth = box ? `${box.width}px` : ''
      style.minHeight = style.maxHeight = box ? `${box.height}px` : ''
      shown = box
    },
  }
}

/** Box around nodes in the preview of a gesture; `undefined` when the gesture does not move or resize them. */
function previewBody({ preview, containerBox }: RunningGesture, ids: readonly NodeId[]): Box | undefined {
  if (preview?.kind !== 'rects' || !containerBox) return undefined
  const rects = ids.flatMap((id) => preview.rects.get(id) ?? [])
  if (rects.length === 0) return undefined
  const px = containerBox.width / CONTAINER_WIDTH
  const { x, y, width, height } = bodyOf(rects)
  return { x: containerBox.x + x * px, y: containerBox.y + y * px, width: width * px, height: height * px }
}
