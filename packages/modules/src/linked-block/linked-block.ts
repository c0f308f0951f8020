import { LINKED_BLOCK } from '@mallwright/contract/document'

import { defineModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/**
 * Node that references a saved block. Exists in documents only: compiling replaces it with the block's modules. So it
 * has
 * no view for buyers, no legacy options, and no entry in the module registry. Decision 0029.
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
    /** Id of the block. Set when the link is created; never changed. */
    block: field.text({ label: { zh: '区块', en: 'Block' }, tab: 'advanced', max: 36, showIf: () => false }),
  },
  migrations: [],
})
