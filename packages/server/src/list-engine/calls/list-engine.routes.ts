import type { AppContext } from '../../gateway/app-context.ts'
import type { DefinitionReader } from '../layouts/list-definitions.ts'
import { defaultValueRoutes } from './default-value.routes.ts'
import { listRoutes } from './list.routes.ts'
import { planRoutes } from './plan.routes.ts'
import { referenceRoutes } from './reference.routes.ts'
import { treeRoutes } from './tree.routes.ts'

/** Registers the handlers of lists, queries, plans, default values, references and trees. */
export function listEngineRoutes(context: AppContext, definitions: DefinitionReader): void {
  listRoutes(context, definitions)
  planRoutes(context, definitions)
  defaultValueRoutes(context, definitions)
  referenceRoutes(context, definitions)
  treeRoutes(context, definitions)
}
