import type { NodeId } from '@mallwright/contract'
import { useCallback } from 'react'
import type { RefCallback } from 'react'

import type { Box } from '../../geometry/rect.ts'
import { useStudio } from '../../studio/studio.ts'
import { createGlide } from '../../ui/glide.ts'
import { placedBody } from './placed-box.ts'

/** Has an element lie around nodes while a gesture moves or resizes them, past React: nothing is drawn again at a move. */
export function useFollowing(ids: readonly NodeId[]): RefCallback<HTMLElement> {
  const { gestures } = useStudio()
  return useCallback(
    (element: HTMLElement) => {
      const glide = createGlide(element)
      const size = createSize(element)
      const follow = () => {
        const box = placedBody(gestures.running.getState(), ids)
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

/** Gives an element another size for a while. Without a box it has its own again. */
function createSize({ style }: HTMLElement) {
  let own: Pick<CSSStyleDeclaration, 'width' | 'height'> | undefined
  const put = (width: string, height: string) => {
    // Written only when it is another one: a move keeps the size.
    if (style.width !== width) style.width = width
    if (style.height !== height) style.height = height
  }
  return {
    be(box: Box | undefined) {
      if (box) {
        own ??= { width: style.width, height: style.height }
        put(`${box.width}px`, `${box.height}px`)
      } else if (own) {
        put(own.width, own.height)
        own = undefined
      }
    },
  }
}
