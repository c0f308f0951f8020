import type { Label } from '@mallwright/contract/values'

import { alignBoxes, ALIGNMENTS } from '../geometry/align.ts'
import type { Alignment } from '../geometry/align.ts'
import { bodyOf } from '../geometry/rect.ts'
import { defineCommand } from './define-command.ts'
import type { Action, ActionContext } from './define-command.ts'
import { applyPlacing, placeBodies, placedIds, Placing, selectedItems } from './placing.ts'

const LABELS: Readonly<Record<Alignment, Label>> = {
  left: { zh: '左对齐', en: 'Align left' },
  centre: { zh: '水平居中', en: 'Align centres' },
  right: { zh: '右对齐', en: 'Align right' },
  top: { zh: '顶对齐', en: 'Align top' },
  middle: { zh: '垂直居中', en: 'Align middles' },
  bottom: { zh: '底对齐', en: 'Align bottom' },
}

/** Brings freely placed nodes onto one line: several to each other, one to its container. */
export const alignNodes = defineCommand({
  name: 'node.align',
  label: { zh: '对齐', en: 'Align' },
  input: Placing,
  apply: applyPlacing,
  nodeIds: placedIds,
  actions: ALIGNMENTS.map((alignment): Action<Placing> => ({
    name: `align.${alignment}`,
    label: LABELS[alignment],
    section: 'align',
    inputFor: (context) => aligned(context, alignment),
  })),
})

function aligned(context: ActionContext, alignment: Alignment): Placing | undefined {
  const selected = selectedItems(context)
  return (
    selected &&
    placeBodies(selected, (boxes) => {
      const within = boxes.length > 1 ? bodyOf(boxes) : { x: 0, y: 0, ...selected.bounds }
      return alignBoxes(boxes, alignment, within)
    })
  )
}
