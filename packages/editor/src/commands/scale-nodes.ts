import { defineCommand } from './define-command.ts'
import { applyPlacing, placedIds, Placing } from './placing.ts'

/** Resizes freely placed nodes as one body. */
export const scaleNodes = defineCommand({
  name: 'node.scale',
  label: { zh: '调整大小', en: 'Resize' },
  input: Placing,
  apply: applyPlacing,
  nodeIds: placedIds,
})
