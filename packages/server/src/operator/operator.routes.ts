import type { AppContext } from '../gateway/app-context.ts'
import { accountDeskRoutes } from './account-desk.routes.ts'
import { auditDeskRoutes } from './audit-desk.routes.ts'
import { deskListRoutes } from './desk-lists.routes.ts'
import { trustedHostRoutes } from './trusted-host.routes.ts'
import { workflowServerRoutes } from './workflow-server.routes.ts'

/**
 * Registers the handlers of the operators' desk.
 * @param hasOutbox messages to phones stay in the outbox, for operators to read
 */
export function operatorRoutes(context: AppContext, hasOutbox: boolean): void {
  auditDeskRoutes(context)
  accountDeskRoutes(context)
  deskListRoutes(context, hasOutbox)
  trustedHostRoutes(context)
  workflowServerRoutes(context)
}
