import { isSameBox } from '../../../../geometry/rect.ts'
import type { Box } from '../../../../geometry/rect.ts'
import { paintSheet } from './guide-painter.ts'
import type { GuideScene, GuideSheet } from './guide-painter.ts'
import type { GuideOrder } from './guide-worker.ts'

/** Canvas for the guides of a gesture. */
export interface GuideLayer {
  /** Paints a scene over an area of the overlay. */
  readonly show: (area: Box, scene: Omit<GuideScene, 'family'>) => void
  readonly hide: () => void
  readonly remove: () => void
}

/** Adds a canvas to an element with the overlay's origin. */
export function createGuideLayer(host: HTMLElement): GuideLayer {
  const element = document.createElement('canvas')
  element.hidden = true
  host.append(element)
  const { fontFamily: family } = getComputedStyle(element)
  const painter = createPainter(element)
  let shown: Box | undefined
  return {
    show(area, scene) {
      if (!shown || !isSameBox(shown, area)) {
        element.style.cssText = `left:${area.x}px;top:${area.y}px;width:${area.width}px;height:${area.height}px`
        element.hidden = false
        shown = area
      }
      painter.paint({ area, density: devicePixelRatio, scene: { ...scene, family } })
    },
    hide() {
      if (!shown) return
      element.hidden = true
      // Cleared, or the next gesture would start with old guides.
      painter.paint({ area: shown, density: devicePixelRatio })
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

/** Paints in a worker, off the thread that moves elements; on the main thread where workers cannot draw. */
function createPainter(element: HTMLCanvasElement): Painter {
  if (typeof Worker === 'undefined' || !('transferControlToOffscreen' in element)) {
    return { paint: (sheet) => paintSheet(element, sheet), end: () => undefined }
  }
  const worker = new Worker(new URL('guide-worker.ts', import.meta.url), { type: 'module' })
  const post = (order: GuideOrder, handedOver: Transferable[] = []) => worker.postMessage(order, handedOver)
  const canvas = element.transferControlToOffscreen()
  post({ canvas }, [canvas])
  return { paint: post, end: () => worker.terminate() }
}
