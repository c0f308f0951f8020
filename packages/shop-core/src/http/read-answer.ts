import { ENVELOPE_CODES } from '@mallwright/contract/rpc'
import type { Endpoint, WireAnswer } from '@mallwright/contract/rpc'

/** Reads an HTTP answer: an envelope, a page of text/html, a file's bytes, or nothing usable. */
export async function readAnswer(response: Response, operation: Endpoint): Promise<WireAnswer> {
  const type = response.headers.get('Content-Type') ?? ''
  if (type.includes('text/html')) return { arrived: false, failure: 'HTML', msg: await response.text() }
  if (operation.transport === 'blob' && !type.includes('json')) {
    return response.ok
      ? { arrived: true, envelope: { code: ENVELOPE_CODES.success, msg: '', data: await response.blob() } }
      : { arrived: false, failure: 'BAD_ANSWER', msg: `HTTP ${response.status}` }
  }
  const text = await response.text()
  try {
    return { arrived: true, envelope: JSON.parse(text) as unknown }
  } catch {
    return { arrived: false, failure: 'BAD_ANSWER', msg: `HTTP ${response.status}` }
  }
}

/** Why a call brought no answer at all. */
export function faultOf(thrown: unknown): WireAnswer {
  const isTimeout = thrown instanceof Error && thrown.name === 'TimeoutError'
  return { arrived: false, failure: isTimeout ? 'TIMEOUT' : 'NETWORK', msg: String(thrown) }
}

/** The envelope code of an answer; `undefined` when none arrived. */
export function codeOf(answer: WireAnswer): number | undefined {
  if (!answer.arrived) return undefined
  const code = (answer.envelope as { readonly code?: unknown } | null)?.code
  return typeof code === 'number' ? code : undefined
}

/** The envelope's message; empty when there is none. */
export function messageOf(answer: WireAnswer): string {
  if (!answer.arrived) return answer.msg
  const msg = (answer.envelope as { readonly msg?: unknown } | null)?.msg
  return typeof msg === 'string' ? msg : ''
}
