import { useText } from '@mallwright/shop-core/i18n'
import { useMemo } from 'react'

import { newNodeId } from '../../../commands/kit/make-node.ts'
import { useClassTree } from '../../catalog/model/classes.queries.ts'
import type { TemplateSite } from '@mallwright/modules/page-templates'

/** Template input of this site. */
export function useTemplateSite(): TemplateSite {
  const text = useText()
  const tree = useClassTree()
  return useMemo(() => {
    const roots = typeof tree === 'string' ? [] : tree
    return { newId: newNodeId, text, classes: roots.map(({ id, name }) => ({ id, name })) }
  }, [text, tree])
}
