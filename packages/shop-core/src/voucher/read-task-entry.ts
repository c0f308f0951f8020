import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { getWorkflowTicket } from '@mallwright/contract/voucher'

import { CallError } from '../query/call-error.ts'
import type { WorkflowEntry } from '../widgets/workflow-frame/workflow-frame.tsx'

/** The page of a task at the institution's workflow server (`readUrl`), with a new ticket. Rejects with `CallError`. Engine 6.7. */
export async function readTaskEntry(
  app: {
    readonly send: Send
    /** Names the institution in calls about members. */
    readonly institutionId: string
    /** The address of its workflow server. */
    readonly readUrl: () => Promise<string>
  },
  cTaskUuid: string,
): Promise<WorkflowEntry> {
  const api = createApi({ getWorkflowTicket }, app.send)
  const [url, ticket] = await Promise.all([app.readUrl(), api.getWorkflowTicket({ body: { cTaskUuid } })])
  if (!ticket.ok) throw new CallError(ticket)
  const { cTicket, hosts } = ticket.data
  return { url, ticket: cTicket, accountId: app.institutionId, hosts }
}
