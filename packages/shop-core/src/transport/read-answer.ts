import { ENVELOPE_CODES } from '@mallwright/contract/rpc'
import type { Endpoint, WireAnswer } from '@mallwright/contract/rpc'

import { overNetwork } from './network-failure.ts'

/** Parses a response: an envelope, text/html, a file, or a malformed answer. */
export async function readAnswer(response: Response, operation: Endpoint): Promise<WireAnswer> {
  const type = response.headers.get('Content-Type') ?? ''
  if (type.includes('text/html')) return { arrived: false, failure: 'HTML', msg: await overNetwork(response.text()) }
  if (operation.transport === 'blob' && !type.includes('json')) {
    return response.ok
      ? { arrived: true, envelope: { code: ENVELOPE_CODES.success, msg: '', data: await overNetwork(response.blob()) } }
      : { arrived: false, failure: 'BAD_ANSWER', msg: `HTTP ${response.status}` }
  }
  const text = await overNetwork(response.text())
  try {
    return { arrived: true, envelope: JSON.parse(text) as unknown }
  } catch {
    return { arrived: false, failure: 'BAD_ANSWER', msg: `HTTP ${response.status}` }
  }
}

/** Envelope code of an answer; `undefined` without an envelope. */
export function codeOf(answer: WireAnswer): number | undefined {
  if (!answer.arrived) return undefined
  const code = (answer.envelope as { readonly code?: unknown } | null)?.code
  return typeof code === 'number' ? code : undefined
}

/** Envelope message; empty when absent. */
export function messageOf(answer: WireAnswer): string {
  if (!answer.arrived) return answer.msg
  const msg = (answer.envelope as { readonly msg?: unknown } | null)?.msg
  return typeof msg === 'string' ? msg : ''
}
