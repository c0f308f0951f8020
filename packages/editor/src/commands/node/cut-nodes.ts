import { defineCommand } from '../kit/define-command.ts'
import { removeNode } from './remove-node.ts'

/** Cuts nodes: removes them after they were copied to the clipboard. */
export const cutNodes = defineCommand({
  name: 'node.cut',
  label: { zh: '剪切', en: 'Cut' },
  input: removeNode.input,
  apply: removeNode.apply,
  targetsOf: removeNode.targetsOf,
})
