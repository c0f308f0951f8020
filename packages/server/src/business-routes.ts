import type { AppContext } from './gateway/app-context.ts'
import { listEngineRoutes } from './list-engine/calls/list-engine.routes.ts'
import type { DefinitionReader } from './list-engine/layouts/list-definitions.ts'
import { permissionRoutes } from './permission/permission.routes.ts'
import { voucherRoutes } from './voucher/voucher.routes.ts'

/** Registers the handlers of the business engine: lists, permissions, vouchers. */
export function businessRoutes(context: AppContext, definitions: DefinitionReader): void {
  listEngineRoutes(context, definitions)
  permissionRoutes(context)
  voucherRoutes(context, definitions)
}
