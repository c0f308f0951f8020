import { CONTAINER_WIDTH, definitionOf, canContain, readProps } from '@mallwright/modules/definitions'

import type { ModuleRules } from '../commands/kit/define-command.ts'
import { MIN_ITEM_SIZE } from '../geometry/resize.ts'

/** Module rules derived from the definitions. */
export const MODULE_RULES: ModuleRules = {
  accepts: canContain,
  isKnown: (type) => definitionOf(type) !== undefined,
  isFree: (type) => definitionOf(type)?.accepts?.arrangement === 'free',
  childKindOf: (type) => {
    const types = definitionOf(type)?.accepts?.types
    const only = types !== 'modules' && types?.length === 1 ? types[0] : undefined
    const child = only === undefined ? undefined : definitionOf(only)
    return child?.allowedParents ? child : undefined
  },
  sizeOf: (type) => definitionOf(type)?.size ?? { width: 120, height: 40 },
  minSizeOf: (type) => {
    const size = definitionOf(type)?.size
    return size ? { width: size.minWidth, height: size.minHeight } : MIN_ITEM_SIZE
  },
  boundsOf: (container) => {
    const definition = definitionOf(container.module)
    const height = definition && readProps(definition, container)['height']
    return { width: CONTAINER_WIDTH, height: typeof height === 'number' ? height : 0 }
  },
}
