import type { NodeId } from '@mallwright/contract/document'
import { CONTAINER_WIDTH } from '@mallwright/modules/definitions'

import type { OpenPage } from '../document-store/open-page.ts'
import type { GesturePreview, RectsPreview } from '../gestures/gesture-preview.ts'
import { createAnimatedTransforms } from './animated-transform.ts'
import type { CanvasHost } from './canvas-host.ts'

/** Paints previews on the elements directly, bypassing React. */
export interface PreviewPainter {
  draw(preview: GesturePreview): void
  /** Restores all styles. */
  erase(): void
}

const containerUnits = (length: number) => `calc(${length} * var(--c))`

/** Creates the painter of one gesture. */
export function createPreviewPainter(host: CanvasHost, page: OpenPage): PreviewPainter {
  const overrides = createStyleOverrides()
  const glides = createAnimatedTransforms()
  const copies = new Map<NodeId, HTMLElement>()
  // Previews of copies are clones outside React, above the other items.
  const copyOf = (id: NodeId): HTMLElement | undefined => {
    const item = itemOf(host, id)
    const existing = copies.get(id)
    if (existing || !item) return existing
    const copy = item.cloneNode(true) as HTMLElement
    copy.classList.add('st-copy')
    copies.set(id, copy)
    item.parentElement?.append(copy)
    return copy
  }
  const drawPlaces = ({ containerId, rects, isCopy }: RectsPreview) => {
    const { nodes } = page.documents.getState().document
    // In px: container units would be recomputed at every move.
    const px = unitOf(host, containerId)
    for (const [id, rect] of rects) {
      const origin = nodes[id]?.rect
      if (!origin) continue
      const move = `translate(${(rect.x - origin.x) * px}px, ${(rect.y - origin.y) * px}px)`
      const isSameSize = rect.width === origin.width && rect.height === origin.height
      const target = isCopy ? copyOf(id) : itemOf(host, id)
      glides.move(target, move)
      if (!isSameSize) overrides.set(target, { width: containerUnits(rect.width), height: containerUnits(rect.height) })
    }
  }
  return {
    draw(preview) {
      if (preview.kind === 'rects') drawPlaces(preview)
      if (preview.kind === 'drop' && !preview.isCopy) {
        for (const id of preview.nodeIds) overrides.set(host.elementOf(id), { opacity: '0.4' })
      }
      if (preview.kind === 'zone') {
        const { x, y, width, height } = preview.rect
        const zone = host.areaOf(preview.nodeId)?.children[preview.index]
        if (zone instanceof HTMLElement) {
          overrides.set(zone, { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` })
        }
      }
      if (preview.kind === 'stretch') {
        const box = host.elementOf(preview.nodeId)?.firstElementChild
        if (box instanceof HTMLElement) overrides.set(box, { height: containerUnits(preview.height) })
      }
    },
    erase() {
      overrides.clear()
      glides.end()
      for (const copy of copies.values()) copy.remove()
      copies.clear()
    },
  }
}

function itemOf(host: CanvasHost, id: NodeId): HTMLElement | null | undefined {
  return host.elementOf(id)?.parentElement
}

/** Px per container unit in layout coordinates, independent of zoom. */
function unitOf(host: CanvasHost, containerId: NodeId): number {
  const { page } = host
  const zoom = page ? page.getBoundingClientRect().width / page.offsetWidth : 1
  return (host.boxOf(containerId)?.width ?? CONTAINER_WIDTH) / (zoom || 1) / CONTAINER_WIDTH
}

/** A style property that a preview overrides. */
interface Override {
  /** Value of the preview, as the browser serialises it. */
  readonly painted: string
  /** Value outside the preview. */
  readonly original: string
}

/** Temporary styles of elements that React renders. */
function createStyleOverrides() {
  const overrides = new Map<HTMLElement, Map<string, Override>>()
  return {
    set(element: HTMLElement | null | undefined, style: Readonly<Record<string, string>>) {
      if (!element) return
      const own = overrides.get(element) ?? new Map<string, Override>()
      overrides.set(element, own)
      for (const [name, value] of Object.entries(style)) {
        const found = element.style.getPropertyValue(name)
        const last = own.get(name)
        element.style.setProperty(name, value)
        const painted = element.style.getPropertyValue(name)
        // Anything else than the last preview was written by React, such as for a change of another editor.
        own.set(name, { painted, original: last?.painted === found ? last.original : found })
      }
    },
    clear() {
      for (const [{ style }, own] of overrides) {
        for (const [name, { painted, original }] of own) {
          if (style.getPropertyValue(name) === painted) style.setProperty(name, original)
        }
      }
      overrides.clear()
    },
  }
}
