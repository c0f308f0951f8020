import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { listQuery, pageOf, uuidText } from './operator-fields.ts'

/** Hosts that are this device: they need no https. */
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Address of a workflow server as it is stored, such as `https://flow.example.com/task`: by https, but on this device. Engine 6.7. */
export const WorkflowServerUrl = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine(isServerUrl),
  z.overwrite((text) => (isServerUrl(text) ? new URL(text).href : text)),
)

/** Its host becomes part of a policy, in which a semicolon, which a host may have, would begin another rule. */
function isServerUrl(text: string): boolean {
  const url = parseUrl(text)
  if (!url) return false
  const { protocol, hostname, username, password, hash } = url
  const isSafe =
    protocol === 'https:' ? /^[a-z\d.-]+$/.test(hostname) : protocol === 'http:' && LOCAL_HOSTS.includes(hostname)
  return isSafe && username === '' && password === '' && hash === ''
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** A workflow server: of an institution, or with empty cAccUuid of all that have none of their own. */
export const DeskWorkflowServer = z.object({
  cServerUuid: z.string(),
  cUrl: z.string(),
  cAccUuid: z.string(),
  cEnterpriseName: z.string(),
})
export type DeskWorkflowServer = z.infer<typeof DeskWorkflowServer>

/** The workflow servers, that of all institutions first; by a part of the address or of the institution's name. */
export const getWorkflowServerPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getWorkflowServerPage',
  gate: 'operator',
  summary: 'Workflow servers of institutions.',
  body: z.object(listQuery),
  data: pageOf(DeskWorkflowServer),
})

/** Sets the workflow server of an institution, or with empty cAccUuid that of all others; pages may frame its host from then on. */
export const saveWorkflowServer = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/saveWorkflowServer',
  gate: 'operator',
  summary: 'Sets a workflow server.',
  body: z.object({ cAccUuid: z._default(z.string().check(z.maxLength(64)), ''), cUrl: WorkflowServerUrl }),
  data: z.object({}),
})

/** Removes a workflow server: the mall's own page shows the tasks again. */
export const deleteWorkflowServer = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/deleteWorkflowServer',
  gate: 'operator',
  summary: 'Removes a workflow server.',
  body: z.object({ cServerUuid: uuidText }),
  data: z.object({}),
  failures: { STATE_CHANGED: { code: 4009 } },
})
