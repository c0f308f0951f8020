import { emptyDocument } from '@mallwright/contract/document'
import { useMemo } from 'react'

import { withFreshIds } from '../../../commands/kit/clipping.ts'
import { useBlockContents, useBlocks } from '../../blocks/model/blocks.queries.ts'
import type { PageTemplate } from '@mallwright/modules/page-templates'
import { PAGES_TEXTS } from '../model/pages.texts.ts'

/** Blocks of the site that are inserted as copies, as templates: a page starts as a copy of one. Decision 0085. */
export function useBlockTemplates(): readonly PageTemplate[] {
  const blocks = useBlocks()
  const copies = useMemo(() => (typeof blocks === 'string' ? [] : blocks.filter(({ isLinked }) => !isLinked)), [blocks])
  const contents = useBlockContents(copies)
  // The contents of a revision never change: which are loaded tells all.
  const loaded = copies.map(({ id, revision }) => (contents[id] ? `${id} ${revision}` : '')).join(' ')
  return useMemo(
    () =>
      copies.flatMap(({ id, name }): PageTemplate[] => {
        const content = contents[id]
        if (!content) return []
        return [
          {
            name: `block-${id}`,
            group: 'own',
            label: { zh: name, en: name },
            occasion: PAGES_TEXTS.blockTemplate,
            build: ({ newId }) => {
              const { children, nodes } = withFreshIds(content, newId)
              return { ...emptyDocument(''), look: content.look, children: [...children], nodes: { ...nodes } }
            },
          },
        ]
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `loaded` stands for the contents
    [copies, loaded],
  )
}
