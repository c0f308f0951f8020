import { isSameBox } from '../../../../geometry/rect.ts'
import type { Box } from '../../../../geometry/rect.ts'
import { createSheetPainter } from './guide-painter.ts'
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
  let element = addCanvas(host)
  const { fontFamily: family } = getComputedStyle(element)
  let shown: Box | undefined
  let last: GuideSheet | undefined
  let painter = createWorkerPainter(element, () => {
    // The canvas was given away and cannot be painted here any more.
    const replacement = addCanvas(host)
    replacement.hidden = element.hidden
    replacement.style.cssText = element.style.cssText
    element.remove()
    element = replacement
    painter = createMainPainter(element)
    if (last) painter.paint(last)
  })
  const paint = (sheet: GuideSheet) => {
    last = sheet
    painter.paint(sheet)
  }
  return {
    show(area, scene) {
      if (!shown || !isSameBox(shown, area)) {
        element.style.cssText = `left:${area.x}px;top:${area.y}px;width:${area.width}px;height:${area.height}px`
        element.hidden = false
        shown = area
      }
      paint({ area, density: devicePixelRatio, scene: { ...scene, family } })
    },
    hide() {
      if (!shown) return
      element.hidden = true
      // Cleared, or the next gesture would start with old guides.
      paint({ area: shown, density: devicePixelRatio })
      shown = undefined
    },
    remove() {
      painter.end()
      element.remove()
    },
  }
}

function addCanvas(host: HTMLElement): HTMLCanvasElement {
  const element = document.createElement('canvas')
  element.hidden = true
  host.append(element)
  return element
}

interface Painter {
  readonly paint: (sheet: GuideSheet) => void
  readonly end: () => void
}

/** Paints on the main thread, from the first sheet on. */
function createMainPainter(element: HTMLCanvasElement): Painter {
  let paint: ((sheet: GuideSheet) => void) | undefined
  return { paint: (sheet) => (paint ??= createSheetPainter(element))(sheet), end: () => undefined }
}

/** Paints in a worker, off the thread that moves elements; on the main thread where workers cannot draw. `onFailure` is called once when the worker turns out to be blocked or broken. */
function createWorkerPainter(element: HTMLCanvasElement, onFailure: () => void): Painter {
  if (typeof Worker === 'undefined' || !('transferControlToOffscreen' in element)) return createMainPainter(element)
  const worker = openWorker()
  if (!worker) return createMainPainter(element)
  const post = (order: GuideOrder, handedOver: Transferable[] = []) => worker.postMessage(order, handedOver)
  worker.addEventListener(
    'error',
    () => {
      worker.terminate()
      onFailure()
    },
    { once: true },
  )
  const canvas = element.transferControlToOffscreen()
  post({ canvas }, [canvas])
  return { paint: post, end: () => worker.terminate() }
}

/** The guide worker; `undefined` where a policy forbids it. */
function openWorker(): Worker | undefined {
  try {
    return new Worker(new URL('guide-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}
