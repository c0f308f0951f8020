import { defineCommand } from '../kit/define-command.ts'
import { removeNode } from './remove-node.ts'

/** Removes nodes that were put on the clipboard: the second half of cutting. */
export const cutNodes = defineCommand({
  name: 'node.cut',
  label: { zh: '剪切', en: 'Cut' },
  input: removeNode.input,
  apply: removeNode.apply,
  targetsOf: removeNode.targetsOf,
})
