import { isSameBox } from '../../../../geometry/rect.ts'
import type { Box } from '../../../../geometry/rect.ts'
import { paintSheet } from './guide-painter.ts'
import type { GuideScene, GuideSheet } from './guide-painter.ts'
import type { GuideOrder } from './guide-worker.ts'

/** The canvas that a gesture's guides are painted on. */
export interface GuideLayer {
  /** Shows a scene over a part of the overlay. */
  readonly show: (part: Box, scene: Omit<GuideScene, 'family'>) => void
  readonly hide: () => void
  readonly remove: () => void
}

/** Lays a canvas into an element whose origin is the overlay's. */
export function createGuideLayer(host: HTMLElement): GuideLayer {
  const element = document.createElement('canvas')
  element.hidden = true
  host.append(element)
  const { fontFamily: family } = getComputedStyle(element)
  const painter = createPainter(element)
  let shown: Box | undefined
  return {
    show(part, scene) {
      if (!shown || !isSameBox(shown, part)) {
        element.style.cssText = `left:${part.x}px;top:${part.y}px;width:${part.width}px;height:${part.height}px`
        element.hidden = false
        shown = part
      }
      painter.paint({ part, density: devicePixelRatio, scene: { ...scene, family } })
    },
    hide() {
      if (!shown) return
      element.hidden = true
      // Wiped, or the next gesture would begin with the guides of this one.
      painter.paint({ part: shown, density: devicePixelRatio })
      shown = undefined
    },
    remove() {
      painter.end()
      element.remove()
    },
  }
}

interface Painter {
  readonly paint: (sheet: GuideSheet) => void
  readonly end: () => void
}

/** Paints in a thread of its own, so that the one that moves things has nothing to paint; here where there is none. */
function createPainter(element: HTMLCanvasElement): Painter {
  if (typeof Worker === 'undefined' || !('transferControlToOffscreen' in element)) {
    return { paint: (sheet) => paintSheet(element, sheet), end: () => undefined }
  }
  const worker = new Worker(new URL('guide-worker.ts', import.meta.url), { type: 'module' })
  const tell = (order: GuideOrder, handedOver: Transferable[] = []) => worker.postMessage(order, handedOver)
  const canvas = element.transferControlToOffscreen()
  tell({ canvas }, [canvas])
  return { paint: tell, end: () => worker.terminate() }
}
