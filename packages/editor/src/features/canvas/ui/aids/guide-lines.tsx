import type { Node } from '@mallwright/contract/document'
import { CONTAINER_WIDTH } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'

import { callOf } from '../../../../commands/kit/define-command.ts'
import { parentOf } from '../../../../commands/kit/node-tree.ts'
import { setGuides } from '../../../../commands/page/set-guides.ts'
import { clamp } from '../../../../geometry/rect.ts'
import type { Axis, Box } from '../../../../geometry/rect.ts'
import { guideGesture } from '../../../../gestures/guide-gesture.ts'
import { MODULE_RULES } from '../../../../gestures/module-rules.ts'
import { useDocument, useStore, useStudio } from '../../../../studio/studio.ts'
import { useNodeBox } from '../../../../studio/use-node-boxes.ts'
import { previewOf } from '../../../../viewport/gesture-runner.ts'
import { CANVAS_TEXTS } from '../../model/canvas.texts.ts'
import { pressBase } from '../../model/press-node.ts'
import { PointerChip } from './pointer-chip.tsx'

/** The user's guides of the selected free container, and the one being dragged. */
export function GuideLines(): ReactNode {
  const { page } = useStudio()
  const selected = useStore(page.selection, (state) => state.selected[0])
  const container = useDocument((document) => {
    const node = selected ? document.nodes[selected] : undefined
    const id = node && (MODULE_RULES.isFree(node.module) ? node.id : node.rect && parentOf(document, node.id))
    return id ? document.nodes[id] : undefined
  })
  return (
    <>
      {container?.guides && <GuidesOf container={container} />}
      <DraggedGuide />
    </>
  )
}

function GuidesOf({ container }: { readonly container: Node }): ReactNode {
  const box = useNodeBox(container.id)
  if (!box) return null
  return (['x', 'y'] as const).flatMap((axis) =>
    (container.guides?.[axis] ?? []).map((at, index) => (
      // Positions are unique per axis, so they serve as keys.
      <GuideLine key={`${axis}${at}`} container={container} box={box} axis={axis} index={index} at={at} />
    )),
  )
}

function GuideLine(props: {
  readonly container: Node
  readonly box: Box
  readonly axis: Axis
  readonly index: number
  readonly at: number
}): ReactNode {
  const { container, box, axis, index, at } = props
  const studio = useStudio()
  const text = useText()
  const bounds = MODULE_RULES.boundsOf(container)
  const most = axis === 'x' ? bounds.width : bounds.height
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.stopPropagation()
    const gesture = guideGesture({ ...pressBase(studio), axis, from: { containerId: container.id, index } })
    studio.gestures.start(event.nativeEvent, gesture)
  }
  const setPosition = (position: number | undefined) => {
    const { x = [], y = [] } = container.guides ?? {}
    const lines = (axis === 'x' ? x : y).flatMap((line, other) => (other === index ? (position ?? []) : line))
    const guides = axis === 'x' ? { x: lines, y } : { x, y: lines }
    studio.page.run(callOf(setGuides, { nodeId: container.id, guides }))
  }
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    const isGone = event.key === 'Delete' || event.key === 'Backspace'
    if (by === undefined && !isGone) return
    event.preventDefault()
    event.stopPropagation()
    setPosition(isGone ? undefined : clamp(at + (by ?? 0) * (event.shiftKey ? 10 : 1), 0, most))
  }
  return (
    <span
      className={`st-guide-line is-${axis}`}
      style={lineStyle(axis, at, box)}
      role="slider"
      tabIndex={0}
      aria-label={text(CANVAS_TEXTS[axis === 'x' ? 'guideX' : 'guideY'])}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuenow={at}
      aria-valuemin={0}
      aria-valuemax={most}
      title={text(CANVAS_TEXTS.guideHint)}
      onPointerDown={press}
      onKeyDown={keys}
    />
  )
}

/** A guide being dragged from a ruler or from its position. */
function DraggedGuide(): ReactNode {
  const { canvas, gestures } = useStudio()
  const text = useText()
  const preview = useStore(gestures.running, (state) => previewOf(state, 'guide'))
  if (!preview) return null
  const { axis, containerId, at } = preview
  const box = containerId && canvas.boxOf(containerId)
  return (
    <>
      {box && <span className={`st-guide is-${axis} is-own`} style={lineStyle(axis, at, box)} />}
      <PointerChip>{containerId ? at : text(CANVAS_TEXTS.guideNowhere)}</PointerChip>
    </>
  )
}

function lineStyle(axis: Axis, at: number, box: Box) {
  const px = box.width / CONTAINER_WIDTH
  return axis === 'x'
    ? { left: box.x + at * px, top: box.y, height: box.height }
    : { left: box.x, top: box.y + at * px, width: box.width }
}
