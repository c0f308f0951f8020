import { defineCommand } from './define-command.ts'
import { applyPlacing, placedIds, Placing } from './placing.ts'

/** Resizes several freely placed nodes as one body. */
export const scaleNodes = defineCommand({
  name: 'node.scale',
  label: { zh: '整体缩放', en: 'Resize together' },
  input: Placing,
  apply: applyPlacing,
  nodeIds: placedIds,
})
