import type { Node } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { lazy, memo } from 'react'
import type { PointerEvent, ReactNode } from 'react'

import { HANDLES } from '../../geometry/resize-handle.ts'
import type { Box } from '../../geometry/rect.ts'
import { MODULE_RULES } from '../../gestures/module-rules.ts'
import { stretchGesture } from '../../gestures/stretch-gesture.ts'
import { useDocument, useStore, useStudio } from '../../studio/studio.ts'
import { LazyPart } from '../../ui/lazy-part.tsx'
import { useIsCompact } from '../../ui/use-media.ts'
import { CANVAS_TEXTS } from '../canvas.texts.ts'
import type { RunningGesture } from '../gesture-runner.ts'
import { pressBase } from '../press-node.ts'
import { useNodeBox } from '../use-node-box.ts'
import { placedBody } from './placed-box.ts'
import { Grip } from './resize-grip.tsx'
import { SeveralFrame } from './several-frame.tsx'

// Fetched with the inspector: nothing is selected when the studio opens.
const NodeToolbar = lazy(async () => ({ default: (await import('./node-toolbar.tsx')).NodeToolbar }))

/** The frame around what is selected with its handles and its toolbar. Follows a running gesture. */
export function SelectionFrame(): ReactNode {
  const { page } = useStudio()
  const selected = useStore(page.selection, (state) => state.selected)
  const [id, second] = selected
  const node = useDocument((document) => (id && !second ? document.nodes[id] : undefined))
  if (second) return <SeveralFrame ids={selected} />
  return node ? <Frame key={node.id} node={node} /> : null
}

/** A module on its way to another place: its frame stays, whatever the pointer does. */
const DROPPING: RunningGesture = { preview: { kind: 'rest' }, pointer: undefined, containerBox: undefined }

/** The frame of one node. Drawn again when its place may be another, not when its words are. */
const Frame = memo(function Frame({ node }: { readonly node: Node }): ReactNode {
  const studio = useStudio()
  const { canvas, gestures, view } = studio
  const isQuiet = useStore(view, ({ isWriting, placing }) => isWriting || placing !== undefined)
  const isCompact = useIsCompact()
  const running = useStore(gestures.running, (state) => (isElsewhere(state) ? DROPPING : state))
  const { preview } = running
  const drawn = useNodeBox(node.id)
  if (!drawn) return null
  const box = (preview?.kind === 'stretch' ? canvas.boxOf(node.id) : placedBody(running, [node.id])) ?? drawn
  const isMoving = preview !== undefined
  const hasHandles = !node.isLocked && !isQuiet
  const bar = !isMoving && !isQuiet && (
    <LazyPart>
      <NodeToolbar box={box} />
    </LazyPart>
  )
  return (
    <>
      <div
        className={`st-frame${node.isLocked ? ' is-locked' : ''}${isMoving ? ' is-moving' : ''}`}
        style={{ transform: `translate(${box.x}px, ${box.y}px)`, width: box.width, height: box.height }}
      >
        {hasHandles && node.rect && HANDLES.map((handle) => <Grip key={handle} handle={handle} />)}
        {hasHandles && MODULE_RULES.isFree(node.module) && <StretchGrip node={node} />}
        {preview?.kind === 'place' && <SizeLabel node={node} rect={preview.rects.get(node.id)} />}
        {!isCompact && bar}
      </div>
      {isCompact && bar}
    </>
  )
}, isFramedAlike)

function isFramedAlike({ node: one }: { readonly node: Node }, { node: other }: { readonly node: Node }): boolean {
  const isSame = one.id === other.id && one.module === other.module && one.rect === other.rect
  // A free container is stretched from the height that it has.
  return isSame && one.isLocked === other.isLocked && !other.children
}

/** Whether a gesture neither moves nor resizes what is selected, so that its frame need not follow. */
function isElsewhere({ preview }: RunningGesture): boolean {
  return preview !== undefined && ['drop', 'band', 'guide', 'carry'].includes(preview.kind)
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
