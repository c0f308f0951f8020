import { defineCommand } from './define-command.ts'
import { applyPlacing, placedIds, Placing } from './placing.ts'

/** Puts freely placed nodes at other places; one step however many they are. */
export const placeNodes = defineCommand({
  name: 'node.place',
  label: { zh: '移动位置', en: 'Reposition' },
  input: Placing,
  apply: applyPlacing,
  nodeIds: placedIds,
})
