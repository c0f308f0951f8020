import type { NodeId } from '@mallwright/contract'

import type { OpenPage } from '../document-store/open-page.ts'
import type { GesturePreview, PlacePreview } from '../gestures/preview.ts'
import type { CanvasHost } from './canvas-host.ts'

const containerUnits = (length: number) => `calc(${length} * var(--c))`

/** Draws a preview on the elements themselves, past React. Gives the function that takes it back exactly. */
export function drawPreview(host: CanvasHost, page: OpenPage, preview: GesturePreview): () => void {
  if (preview.kind === 'place') return drawPlaces(host, page, preview)
  if (preview.kind === 'drop') return fade(preview.nodeId && host.elementOf(preview.nodeId))
  if (preview.kind === 'rest') return () => undefined
  const box = host.elementOf(preview.nodeId)?.firstElementChild
  return box instanceof HTMLElement ? restyle(box, { height: containerUnits(preview.height) }) : () => undefined
}

function drawPlaces(host: CanvasHost, page: OpenPage, { rects }: PlacePreview): () => void {
  const { nodes } = page.documents.getState().document
  const restores = [...rects].map(([id, rect]) => {
    const origin = nodes[id]?.rect
    const item = itemOf(host, id)
    if (!origin || !item) return () => undefined
    const move = `translate(${containerUnits(rect.x - origin.x)}, ${containerUnits(rect.y - origin.y)})`
    const isSameSize = rect.width === origin.width && rect.height === origin.height
    const size = { width: containerUnits(rect.width), height: containerUnits(rect.height) }
    return restyle(item, { transform: move, ...(isSameSize ? {} : size) })
  })
  return () => restores.forEach((restore) => restore())
}

function fade(element: HTMLElement | undefined): () => void {
  return element ? restyle(element, { opacity: '0.4' }) : () => undefined
}

function itemOf(host: CanvasHost, id: NodeId): HTMLElement | null | undefined {
  return host.elementOf(id)?.parentElement
}

function restyle(element: HTMLElement, style: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(style).map((name) => [name, element.style.getPropertyValue(name)] as const)
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value)
  return () => before.forEach(([name, value]) => element.style.setProperty(name, value))
}
