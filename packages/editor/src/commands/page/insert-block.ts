import { defineCommand } from '../kit/define-command.ts'
import { pasteNodes } from '../node/paste-nodes.ts'

/** Inserts the modules of a saved block as one step. */
export const insertBlock = defineCommand({
  name: 'block.insert',
  label: { zh: '插入区块', en: 'Insert a block' },
  input: pasteNodes.input,
  apply: pasteNodes.apply,
  targetsOf: pasteNodes.targetsOf,
})
