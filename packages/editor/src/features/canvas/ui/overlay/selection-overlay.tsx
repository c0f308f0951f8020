import type { NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { useEffect } from 'react'
import type { ReactNode } from 'react'

import type { DropPreview } from '../../../../gestures/gesture-preview.ts'
import { useStore, useStudio } from '../../../../studio/studio.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { guardHeldTouch } from '../../../../ui/press/touch-press.ts'
import { previewOf } from '../../../../viewport/gesture-runner.ts'
import { isBlockDocument } from '../../../blocks/model/block-document.ts'
import { phoneBarsOf } from '../../model/phone-bars.ts'
import { CANVAS_TEXTS } from '../../model/canvas.texts.ts'
import { GuideLines } from '../aids/guide-lines.tsx'
import { PointerChip } from '../aids/pointer-chip.tsx'
import { SnapGuides } from '../aids/snap-guides.tsx'
import { KeyboardMoveOverlay } from './keyboard-move-overlay.tsx'
import { Outlines } from './outlines.tsx'
import { SelectionFrame } from './selection-frame.tsx'
import { TapTargetPicker } from './tap-target-picker.tsx'
import { usePinchZoom } from './use-pinch-zoom.ts'
import './selection-overlay.css'

// Menus are larger than the rest of the overlay.
const NodeMenu = lazyComponent(async () => (await import('./node-menu.tsx')).NodeMenu)

/** Overlay of selection and drags. */
export function SelectionOverlay(): ReactNode {
  const { column } = useStudio()
  return (
    <>
      {!isBlockDocument(column) && <FoldLine />}
      <GuideLines />
      <SelectionFrame />
      <SnapGuides />
      <DropIndicators />
      <KeyboardMoveOverlay />
      <MarqueeOutline />
      <LazyMenu />
      <CanvasTouch />
    </>
  )
}

function LazyMenu(): ReactNode {
  const isOpen = useStore(useStudio().view, ({ menuAt }) => menuAt !== undefined)
  return isOpen && <NodeMenu />
}

/** Bottom of the first screen on the chosen device, whose bars take a part of it. */
function FoldLine(): ReactNode {
  const { column, site, view } = useStudio()
  const text = useText()
  const zoom = useStore(view, (state) => state.zoom)
  const device = useStore(view, (state) => state.device)
  const topBar = useStore(site, ({ frame }) => frame.topBar)
  const bars = phoneBarsOf(column, { topBar })
  const height = device.height - bars.top - bars.tabs
  return (
    <span className="st-fold" style={{ top: height * zoom }}>
      <span>{text(CANVAS_TEXTS.fold, { height })}</span>
    </span>
  )
}

/** Marquee with the outlines of what it would select. */
function MarqueeOutline(): ReactNode {
  const { gestures } = useStudio()
  const preview = useStore(gestures.running, (state) => previewOf(state, 'marquee'))
  if (!preview) return null
  const { box, nodeIds } = preview
  return (
    <>
      <Outlines ids={nodeIds} />
      <span className="st-marquee" style={{ left: box.x, top: box.y, width: box.width, height: box.height }} />
    </>
  )
}

/** Drop target of a dragged module: a line between modules or the accepting container, with its name at the pointer. */
function DropIndicators(): ReactNode {
  const { gestures } = useStudio()
  const preview = useStore(gestures.running, (state) => previewOf(state, 'drop'))
  if (!preview) return null
  return (
    <>
      <Landing preview={preview} />
      <DragChip preview={preview} />
    </>
  )
}

function Landing({ preview: { target } }: { readonly preview: DropPreview }): ReactNode {
  const { canvas } = useStudio()
  if (target?.kind === 'sequence') {
    const { x, y, width, height } = target.line
    if (height !== undefined) return <span className="st-drop-line is-upright" style={{ left: x, top: y, height }} />
    return <span className="st-drop-line" style={{ left: x, top: y, width }} />
  }
  const box = target && canvas.boxOf(target.id as NodeId)
  if (!box) return null
  return <span className="st-drop-box" style={{ left: box.x, top: box.y, width: box.width, height: box.height }} />
}

function DragChip({ preview: { nodeIds, module } }: { readonly preview: DropPreview }): ReactNode {
  const { page } = useStudio()
  const text = useText()
  const [nodeId, second] = nodeIds
  const definition = definitionOf(module)
  const name = (nodeId && page.nodes.get(nodeId)?.name) ?? (definition ? text(definition.label) : module)
  return <PointerChip>{second ? text(CANVAS_TEXTS.several, { count: nodeIds.length }) : name}</PointerChip>
}

/** Touch gestures besides scrolling: long press, pinch, and choosing a tap target. */
function CanvasTouch(): ReactNode {
  const { view, page } = useStudio()
  const placing = useStore(view, (state) => state.placement)
  usePinchZoom()
  useEffect(() => guardHeldTouch(), [])
  useEffect(
    () =>
      page.selection.subscribe(({ selected }) => {
        // With nothing selected, multi-select mode ends.
        if (selected.length === 0) view.setState({ isPickingSeveral: false })
      }),
    [page, view],
  )
  return placing ? <TapTargetPicker placing={placing} /> : null
}
