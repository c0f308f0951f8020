import type { Endpoint } from '@mallwright/contract/rpc'
import { wellFormedJson } from '@mallwright/contract/values'
import type { FastifyRequest } from 'fastify'

import { fail } from './failures/failure.ts'
import type { Failed } from './failures/failure.ts'

type InvalidField = Failed<'FIELD_INVALID', { readonly cField: string; readonly cReason: string }>

/** The params, query and body of a request after their checks, without half characters. `text` is the body as sent. */
export function readInput(
  operation: Endpoint,
  request: Pick<FastifyRequest, 'params' | 'query'>,
  text: string,
): Readonly<Record<string, unknown>> | InvalidField {
  const checked: Record<string, unknown> = {}
  for (const section of ['params', 'query', 'body'] as const) {
    const schema = operation[section]
    if (!schema) continue
    const json = wellFormedJson(section === 'body' ? text : JSON.stringify(request[section]))
    if (containsNul(json)) return fail('FIELD_INVALID', { cField: section, cReason: 'NUL' })
    const result = schema.safeParse(parseJson(json))
    if (!result.success) {
      const issue = result.error.issues[0]
      return fail('FIELD_INVALID', { cField: issue?.path.join('.') || section, cReason: issue?.message ?? '' })
    }
    checked[section] = result.data
  }
  return checked
}

/** Whether JSON text contains U+0000, which PostgreSQL cannot store. Works on the text as sent: a value may be too deep to serialise. */
function containsNul(json: string): boolean {
  return /(?<!\\)(?:\\\\)*\\u0000/.test(json)
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    // Not JSON: refused by the body's schema.
    return undefined
  }
}
