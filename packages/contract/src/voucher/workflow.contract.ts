import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { reference, STATE_CHANGED } from './voucher-fields.ts'

/** Path of the mall's own page of a task, for institutions without a workflow server. Engine 6.7. */
export const WORKFLOW_PAGE = '/workflow/task'

/**
 * A ticket that opens a task in a frame: it is good for 60 s, once, for the caller's session and the origin of the page that asks. It
 * goes into the frame's address as `Authorization`. Domain 1.13.
 */
export const getWorkflowTicket = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/WorkflowAction/getWorkflowTicket',
  gate: 'institution',
  summary: 'A one-time ticket for the page of a task.',
  body: z.object({ cTaskUuid: reference }),
  data: z.object({
    cTicket: z.string(),
    /** Names of the foreign hosts that may be framed for the institution. */
    hosts: z.array(z.string()),
  }),
  failures: {
    ...STATE_CHANGED,
    /** The page that asks is not one of this mall. */
    ORIGIN_REFUSED: { code: 4003 },
  },
})
