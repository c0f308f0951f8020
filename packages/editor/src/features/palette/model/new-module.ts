import type { Node } from '@mallwright/contract/document'
import type { Definition } from '@mallwright/modules/definitions'
import { sampleContent } from '@mallwright/modules/documents'
import { currentLocale } from '@mallwright/shop-core/i18n'

import { newNodeId } from '../../../commands/kit/make-node.ts'
import { makeNodes } from '../../../gestures/new-nodes.ts'
import type { Studio } from '../../../studio/studio.ts'
import { insertsSamples } from './inserts-samples.ts'

/** The nodes of a new module: the site's defaults, and sample content where it is wanted. */
export function newModuleNodes({ site }: Pick<Studio, 'site'>, definition: Definition): [Node, ...Node[]] {
  const content = insertsSamples.get() ? sampleContent(definition.type, currentLocale()) : undefined
  return makeNodes(definition, { newId: newNodeId, defaults: site.getState().defaults, content })
}
