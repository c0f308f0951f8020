import { COMMON_FAILURES, ENVELOPE_CODES, FAILURE_FIELD } from '@mallwright/contract/rpc'
import { translate } from '@mallwright/contract/values'
import type { CommonFailure, Endpoint, Envelope, FailureDataOf, FailuresOf } from '@mallwright/contract/rpc'
import type { Locale } from '@mallwright/contract/values'

import { FAILURE_TEXTS, SUCCESS_TEXT } from './failure-texts.ts'

/** A declared failure as a return value. */
export class Failed {
  readonly name: string
  readonly detail: Readonly<Record<string, unknown>>

  constructor(name: string, detail: Readonly<Record<string, unknown>> = {}) {
    this.name = name
    this.detail = detail
  }
}

type DeclaredName<E extends Endpoint> = keyof FailuresOf<E> & string

/** What must be said beside a failure: the declared data, or anything beside a common one. */
type Detail<E extends Endpoint, N> =
  N extends DeclaredName<E>
    ? FailureDataOf<FailuresOf<E>[N]> extends infer D
      ? D extends Readonly<Record<string, unknown>>
        ? [detail: D]
        : []
      : never
    : [detail?: Readonly<Record<string, unknown>>]

/** Makes a failure that the endpoint declares, or one that any call may meet. */
export type Fail<E extends Endpoint> = <N extends DeclaredName<E> | CommonFailure>(
  name: N,
  ...detail: Detail<E, N>
) => Failed

/** The one implementation behind every endpoint's `fail`. */
export const fail = (name: string, detail?: Readonly<Record<string, unknown>>): Failed => new Failed(name, detail)

/** The envelope of a success. */
export function successEnvelope(data: unknown, locale: Locale): Envelope {
  return { code: ENVELOPE_CODES.success, msg: translate(locale, SUCCESS_TEXT), data: data ?? null }
}

/** The envelope of a failure, in the caller's language. */
export function failureEnvelope(failed: Failed, locale: Locale, operation?: Endpoint): Envelope {
  const text = FAILURE_TEXTS[failed.name]
  return {
    code: codeOf(failed.name, operation),
    msg: text ? translate(locale, text, printable(failed.detail)) : failed.name,
    data: { ...failed.detail, [FAILURE_FIELD]: failed.name },
  }
}

function codeOf(name: string, operation: Endpoint | undefined): number {
  const declared = operation?.failures?.[name]?.code
  if (declared !== undefined) return declared
  return Object.hasOwn(COMMON_FAILURES, name) ? COMMON_FAILURES[name as CommonFailure] : ENVELOPE_CODES.serverFault
}

function printable(detail: Readonly<Record<string, unknown>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(detail).filter((entry): entry is [string, string | number] => /string|number/.test(typeof entry[1])),
  )
}
