import type { ReactNode } from 'react'

import { useStore, useStudio } from '../../../studio/studio.ts'
import { useNodeBox } from '../../../studio/use-node-boxes.ts'
import { lazyComponent } from '../../../ui/lazy.tsx'

// Nothing is selected or dragged at the start.
const CanvasMarks = lazyComponent(async () => (await import('./overlay/selection-overlay.tsx')).SelectionOverlay)

/** Everything drawn over the page. Not scaled, so that lines stay thin at any zoom. */
export function CanvasOverlay({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className="st-overlay">
      <HoverOutline />
      {children}
      <CanvasMarks />
    </div>
  )
}

function HoverOutline(): ReactNode {
  const { page, gestures, view } = useStudio()
  const hovered = useStore(page.selection, (state) => state.hovered)
  const isSelected = useStore(page.selection, ({ selected }) => hovered !== undefined && selected.includes(hovered))
  const isWriting = useStore(view, (state) => state.isEditingText)
  const isBusy = useStore(gestures.running, ({ preview }) => preview !== undefined)
  const box = useNodeBox(isSelected || isBusy || isWriting ? undefined : hovered)
  if (!box) return null
  return <div className="st-hover" style={{ transform: `translate(${box.x}px, ${box.y}px)`, ...sizeOf(box) }} />
}

function sizeOf({ width, height }: { readonly width: number; readonly height: number }) {
  return { width, height }
}
