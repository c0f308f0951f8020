import { LINKED_BLOCK } from '@mallwright/contract/document'

import { defineModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/**
 * A node that stands for a saved block on a page. Documents hold it, buyers never get it: compiling puts the block's
 * modules in its place. So it has no view for buyers, no options of older systems, and no place among the modules. Decision 0029.
 */
export const linkedBlock = defineModule({
  type: LINKED_BLOCK,
  label: { zh: '联动区块', en: 'Linked block' },
  help: {
    zh: '显示区块现在的内容；改动区块后，所有使用它的页面在下次发布时一起更新。',
    en: 'Shows what the block holds now; when it is changed, every page that uses it follows with the next publish.',
  },
  group: 'layout',
  fields: {
    /** The id of the block. Chosen when the link is made; another block is another link. */
    block: field.text({ label: { zh: '区块', en: 'Block' }, tab: 'advanced', max: 36, showIf: () => false }),
  },
  migrations: [],
})
