import type { Label } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { alignBoxes, ALIGNMENTS, distributeBoxes, equalSizeBoxes } from '../../geometry/align.ts'
import type { Alignment } from '../../geometry/align.ts'
import { bodyOf } from '../../geometry/rect.ts'
import type { Axis } from '../../geometry/rect.ts'
import { defineCommand } from '../kit/define-command.ts'
import type { Action, ActionContext, CommandCall } from '../kit/define-command.ts'
import { callOf } from '../kit/define-command.ts'
import { nodeIn } from '../kit/node-tree.ts'
import { moveBodies, NodeRect, selectedItems } from '../kit/selected-items.ts'

/** The history label of each reason to change rects. */
const LABELS = {
  move: { zh: '移动位置', en: 'Reposition' },
  resize: { zh: '调整大小', en: 'Resize' },
  align: { zh: '对齐', en: 'Align' },
  distribute: { zh: '等距分布', en: 'Distribute' },
  equalSize: { zh: '统一尺寸', en: 'Make the same size' },
} satisfies Record<string, Label>

const Reason = z.enum(Object.keys(LABELS) as (keyof typeof LABELS)[])

const Input = z.object({ reason: Reason, rects: z.array(NodeRect) })
type SetRects = z.infer<typeof Input>

const ALIGN_LABELS: Readonly<Record<Alignment, Label>> = {
  left: { zh: '左对齐', en: 'Align left' },
  centre: { zh: '水平居中', en: 'Align centres' },
  right: { zh: '右对齐', en: 'Align right' },
  top: { zh: '顶对齐', en: 'Align top' },
  middle: { zh: '垂直居中', en: 'Align middles' },
  bottom: { zh: '底对齐', en: 'Align bottom' },
}

const ALIGN_ACTIONS = ALIGNMENTS.map((alignment): Action<SetRects> => ({
  name: `align.${alignment}`,
  label: ALIGN_LABELS[alignment],
  section: 'align',
  inputFor: (context) => alignInput(context, alignment),
}))

const DISTRIBUTE_ACTIONS: readonly Action<SetRects>[] = [
  {
    name: 'distribute.across',
    label: { zh: '水平等距分布', en: 'Distribute across' },
    section: 'distribute',
    inputFor: (context) => distributeInput(context, 'x'),
  },
  {
    name: 'distribute.down',
    label: { zh: '垂直等距分布', en: 'Distribute down' },
    section: 'distribute',
    inputFor: (context) => distributeInput(context, 'y'),
  },
]

const SIZE_ACTIONS: readonly Action<SetRects>[] = [
  {
    name: 'size.width',
    label: { zh: '等宽', en: 'Same width' },
    section: 'size',
    inputFor: (context) => equalSizeInput(context, 'width'),
  },
  {
    name: 'size.height',
    label: { zh: '等高', en: 'Same height' },
    section: 'size',
    inputFor: (context) => equalSizeInput(context, 'height'),
  },
  {
    name: 'size.both',
    label: { zh: '等宽等高', en: 'Same size' },
    section: 'size',
    inputFor: (context) => equalSizeInput(context, 'both'),
  },
]

/** Gives items of free containers new rects as one step: moved, resized, aligned, distributed or made the same size. */
export const setRects = defineCommand({
  name: 'node.setRects',
  label: LABELS.move,
  labelOf: ({ reason }) => LABELS[reason],
  input: Input,
  apply(document, { rects }) {
    for (const { nodeId, rect } of rects) nodeIn(document, nodeId).rect = { ...rect }
  },
  targetsOf: ({ rects }) => rects.map(({ nodeId }) => nodeId),
  actions: [...ALIGN_ACTIONS, ...DISTRIBUTE_ACTIONS, ...SIZE_ACTIONS],
})

/** The call that moves items to new positions. */
export function moveCall(rects: NodeRect[]): CommandCall {
  return callOf(setRects, { reason: 'move', rects })
}

/** The call that resizes items. */
export function resizeCall(rects: NodeRect[]): CommandCall {
  return callOf(setRects, { reason: 'resize', rects })
}

function alignInput(context: ActionContext, alignment: Alignment): SetRects | undefined {
  const selected = selectedItems(context)
  if (!selected) return undefined
  const rects = moveBodies(selected, (boxes) => {
    // One body aligns with its container, several with each other.
    const within = boxes.length > 1 ? bodyOf(boxes) : { x: 0, y: 0, ...selected.bounds }
    return alignBoxes(boxes, alignment, within)
  })
  return { reason: 'align', rects }
}

function distributeInput(context: ActionContext, axis: Axis): SetRects | undefined {
  const selected = selectedItems(context)
  if (!selected || selected.bodies.length < 3) return undefined
  return { reason: 'distribute', rects: moveBodies(selected, (boxes) => distributeBoxes(boxes, axis)) }
}

function equalSizeInput(context: ActionContext, which: 'width' | 'height' | 'both'): SetRects | undefined {
  const selected = selectedItems(context)
  if (!selected || selected.items.length < 2) return undefined
  const { items, bounds } = selected
  const boxes = equalSizeBoxes(
    items.map(({ rect }) => rect),
    which,
    bounds,
  )
  return {
    reason: 'equalSize',
    rects: items.map(({ nodeId, rect }, index) => ({ nodeId, rect: boxes[index] ?? rect })),
  }
}
