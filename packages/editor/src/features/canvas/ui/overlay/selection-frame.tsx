import type { Node } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { Fragment, memo, useMemo } from 'react'
import type { PointerEvent, ReactNode } from 'react'

import { HANDLES } from '../../../../geometry/resize-handle.ts'
import { MODULE_RULES } from '../../../../gestures/module-rules.ts'
import { stretchGesture } from '../../../../gestures/stretch-gesture.ts'
import { useDocument, useStore, useStudio } from '../../../../studio/studio.ts'
import { listIdOf } from '../../../../studio/view-store.ts'
import { useNodeBox } from '../../../../studio/use-node-boxes.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { useIsCompact } from '../../../../ui/use-media.ts'
import { CANVAS_TEXTS } from '../../model/canvas.texts.ts'
import { pressBase } from '../../model/press-node.ts'
import { zoneFieldOf } from '../../model/zone-sheet.ts'
import { frameStyle } from './frame-style.ts'
import { MultiSelectionFrame } from './multi-selection-frame.tsx'
import { ResizeGrip } from './resize-grip.tsx'
import { usePreviewBox } from './use-preview-box.ts'

// Only for the few modules with rects.
const ZoneLayer = lazyComponent(async () => (await import('../zones/zone-layer.tsx')).ZoneLayer)

// Loaded with the inspector: nothing is selected at the start.
const NodeToolbar = lazyComponent(async () => (await import('./node-toolbar.tsx')).NodeToolbar)

/** Frame of the selection with handles and toolbar; follows a running gesture. */
export function SelectionFrame(): ReactNode {
  const { page } = useStudio()
  const selected = useStore(page.selection, (state) => state.selected)
  const [id, second] = selected
  const node = useDocument((document) => (id && !second ? document.nodes[id] : undefined))
  if (second) return <MultiSelectionFrame ids={selected} />
  if (!node) return null
  const zoneField = zoneFieldOf(node)
  return (
    <Fragment key={node.id}>
      {zoneField !== undefined && !node.isLocked && <ZoneLayer node={node} field={zoneField} />}
      <Frame node={node} />
    </Fragment>
  )
}

/** Frame of one node. Re-renders when its position may change, not when its text does. */
const Frame = memo(function Frame({ node }: { readonly node: Node }): ReactNode {
  const studio = useStudio()
  const { canvas, gestures, view } = studio
  const isQuiet = useStore(view, ({ isEditingText: isWriting, placement }) => isWriting || placement !== undefined)
  const isCompact = useIsCompact()
  const kind = useStore(gestures.running, ({ preview }) => preview?.kind)
  // Only a stretched container is measured at every move.
  useStore(gestures.running, ({ preview }) => (preview?.kind === 'stretch' ? preview : undefined))
  const follow = usePreviewBox(useMemo(() => [node.id], [node.id]))
  const zoneField = zoneFieldOf(node)
  // Handles of an open rect may lie on those of the frame.
  const isZoned = useStore(
    view,
    ({ openEntries, drawingIn }) =>
      zoneField !== undefined &&
      (openEntries[listIdOf(node.id, zoneField)] !== undefined || drawingIn === listIdOf(node.id, zoneField)),
  )
  const rendered = useNodeBox(node.id)
  if (!rendered) return null
  const box = (kind === 'stretch' ? canvas.boxOf(node.id) : undefined) ?? rendered
  const isMoving = kind !== undefined
  const hasHandles = !node.isLocked && !isQuiet && !isZoned
  const bar = !isQuiet && <NodeToolbar box={box} />
  return (
    <>
      <div
        ref={follow}
        className={`st-frame${node.isLocked ? ' is-locked' : ''}${isMoving ? ' is-moving' : ''}`}
        style={frameStyle(box)}
      >
        {hasHandles && node.rect && HANDLES.map((handle) => <ResizeGrip key={handle} handle={handle} />)}
        {hasHandles && MODULE_RULES.isFree(node.module) && <StretchGrip node={node} />}
        {!isCompact && bar}
      </div>
      {isCompact && bar}
    </>
  )
}, isFramedAlike)

function isFramedAlike({ node: a }: { readonly node: Node }, { node: b }: { readonly node: Node }): boolean {
  const isSame = a.id === b.id && a.module === b.module && a.rect === b.rect
  // Stretching a free container starts from its height.
  return isSame && a.isLocked === b.isLocked && !b.children
}

function StretchGrip({ node }: { readonly node: Node }): ReactNode {
  const studio = useStudio()
  const text = useText()
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.stopPropagation()
    const { document, layout } = pressBase(studio)
    const gesture = stretchGesture(document, node.id, layout)
    if (gesture) studio.gestures.start(event.nativeEvent, gesture)
  }
  return (
    <span
      className="st-grip is-bm is-wide"
      data-tip={text(CANVAS_TEXTS.height)}
      style={{ left: '50%', top: '100%' }}
      onPointerDown={press}
    />
  )
}
