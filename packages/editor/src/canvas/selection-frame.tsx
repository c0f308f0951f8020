import type { Node, NodeId } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { CONTAINER_WIDTH } from '@mallwright/modules/definitions'
import { lazy, memo } from 'react'
import type { PointerEvent, ReactNode } from 'react'

import { handlePlace, HANDLES } from '../geometry/resize-handle.ts'
import type { Handle } from '../geometry/resize-handle.ts'
import type { Box } from '../geometry/rect.ts'
import { MODULE_RULES } from '../gestures/module-rules.ts'
import { resizeGesture } from '../gestures/resize-gesture.ts'
import { stretchGesture } from '../gestures/stretch-gesture.ts'
import { useDocument, useStore, useStudio } from '../studio/studio.ts'
import type { Studio } from '../studio/studio.ts'
import { LazyPart } from '../ui/lazy-part.tsx'
import { CANVAS_TEXTS } from './canvas.texts.ts'
import type { RunningGesture } from './gesture-runner.ts'
import { useNodeBox } from './use-node-box.ts'

// Fetched with the inspector: nothing is selected when the studio opens.
const NodeToolbar = lazy(async () => ({ default: (await import('./node-toolbar.tsx')).NodeToolbar }))

/** The frame around the selected node with its handles and its toolbar. Follows a running gesture. */
export function SelectionFrame(): ReactNode {
  const { page } = useStudio()
  const [id, second] = useStore(page.selection, (state) => state.selected)
  const node = useDocument((document) => (id && !second ? document.nodes[id] : undefined))
  return node ? <Frame key={node.id} node={node} /> : null
}

/** A module on its way to another place: its frame stays, whatever the pointer does. */
const DROPPING: RunningGesture = { preview: { kind: 'rest' }, pointer: undefined, containerBox: undefined }

function Frame({ node }: { readonly node: Node }): ReactNode {
  const studio = useStudio()
  const { canvas, gestures } = studio
  const running = useStore(gestures.running, (state) => (state.preview?.kind === 'drop' ? DROPPING : state))
  const { preview } = running
  const drawn = useNodeBox(node.id)
  if (!drawn) return null
  const box = (preview?.kind === 'stretch' ? canvas.boxOf(node.id) : placedBox(running, node.id)) ?? drawn
  const isMoving = preview !== undefined
  return (
    <div
      className={`st-frame${node.isLocked ? ' is-locked' : ''}${isMoving ? ' is-moving' : ''}`}
      style={{ transform: `translate(${box.x}px, ${box.y}px)`, width: box.width, height: box.height }}
    >
      {!node.isLocked && node.rect && HANDLES.map((handle) => <Grip key={handle} handle={handle} id={node.id} />)}
      {!node.isLocked && MODULE_RULES.isFree(node.module) && <StretchGrip node={node} />}
      {preview?.kind === 'place' && <SizeLabel node={node} rect={preview.rects.get(node.id)} />}
      {!isMoving && (
        <LazyPart>
          <NodeToolbar id={node.id} isBelow={box.y < 40} />
        </LazyPart>
      )}
    </div>
  )
}

/** The frame's box while a gesture moves or resizes its node; `undefined` when the gesture is about something else. */
function placedBox({ preview, containerBox }: RunningGesture, id: NodeId): Box | undefined {
  const rect = preview?.kind === 'place' ? preview.rects.get(id) : undefined
  if (!rect || !containerBox) return undefined
  const px = containerBox.width / CONTAINER_WIDTH
  const { x, y } = containerBox
  return { x: x + rect.x * px, y: y + rect.y * px, width: rect.width * px, height: rect.height * px }
}

const Grip = memo(function Grip({ handle, id }: { readonly handle: Handle; readonly id: NodeId }): ReactNode {
  const studio = useStudio()
  const text = useText()
  const place = handlePlace(handle)
  const press = (event: PointerEvent) => {
    event.stopPropagation()
    const gesture = resizeGesture({ ...pressOf(studio), nodeIds: [id] }, handle)
    if (gesture) studio.gestures.start(event.nativeEvent, gesture)
  }
  return (
    <span
      className={`st-grip is-${handle}`}
      title={text(CANVAS_TEXTS.handle)}
      style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
      onPointerDown={press}
    />
  )
})

function StretchGrip({ node }: { readonly node: Node }): ReactNode {
  const studio = useStudio()
  const text = useText()
  const press = (event: PointerEvent) => {
    event.stopPropagation()
    const { document, layout } = pressOf(studio)
    const gesture = stretchGesture(document, node.id, layout)
    if (gesture) studio.gestures.start(event.nativeEvent, gesture)
  }
  return (
    <span
      className="st-grip is-bm is-wide"
      title={text(CANVAS_TEXTS.height)}
      style={{ left: '50%', top: '100%' }}
      onPointerDown={press}
    />
  )
}

function SizeLabel({ node, rect }: { readonly node: Node; readonly rect: Box | undefined }): ReactNode {
  if (!rect || !node.rect) return null
  const isResized = rect.width !== node.rect.width || rect.height !== node.rect.height
  const shown = isResized ? [rect.width, rect.height] : [rect.x, rect.y]
  return (
    <span className="st-size">{shown.map((part) => Math.round(part * 10) / 10).join(isResized ? ' × ' : ', ')}</span>
  )
}

function pressOf({ page, canvas, near }: Studio) {
  return { document: page.documents.getState().document, layout: canvas.layout(near.revision), rules: MODULE_RULES }
}
