import { COMMON_FAILURES, ENVELOPE_CODES, FAILURE_FIELD } from '@mallwright/contract/rpc'
import type { CommonFailure, Endpoint, Envelope } from '@mallwright/contract/rpc'
import { translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

import type { AnyFailed, FailureDetail } from './failure.ts'
import { FAILURE_TEXTS, GATE_TEXTS, SUCCESS_TEXT } from './failure-texts.ts'

/** The envelope of a success. */
export function successEnvelope(data: unknown, locale: Locale): Envelope {
  return { code: ENVELOPE_CODES.success, msg: translate(locale, SUCCESS_TEXT), data: data ?? null }
}

/** The envelope of a failure, in the caller's language. */
export function failureEnvelope({ failure, detail }: AnyFailed, locale: Locale, operation?: Endpoint): Envelope {
  const text = textOf(failure, detail)
  return {
    code: codeOf(failure, operation),
    msg: text ? translate(locale, text, { ...printable(detail), wait: waitText(detail, locale) }) : failure,
    data: { ...detail, [FAILURE_FIELD]: failure },
  }
}

function textOf(failure: string, detail: FailureDetail): Label | undefined {
  const gateText = failure === 'GATE_CLOSED' ? GATE_TEXTS[String(detail?.['cGate'])] : undefined
  return gateText ?? (FAILURE_TEXTS as Readonly<Record<string, Label>>)[failure]
}

function codeOf(name: string, operation: Endpoint | undefined): number {
  const declared = operation?.failures?.[name]?.code
  if (declared !== undefined) return declared
  return Object.hasOwn(COMMON_FAILURES, name) ? COMMON_FAILURES[name as CommonFailure] : ENVELOPE_CODES.serverFault
}

function printable(detail: FailureDetail): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(detail ?? {}).filter((entry): entry is [string, string | number] =>
      /string|number/.test(typeof entry[1]),
    ),
  )
}

const WAITS = {
  seconds: { zh: '{n} 秒', en: '{n} s' },
  minutes: { zh: '{n} 分钟', en: '{n} min' },
  hours: { zh: '{n} 小时', en: '{n} h' },
} satisfies Record<string, Label>

/** How long to wait before the next try, rounded up. */
function waitText(detail: FailureDetail, locale: Locale): string {
  const seconds = Number(detail?.['iRetrySeconds'] ?? 0)
  if (seconds < 100) return translate(locale, WAITS.seconds, { n: seconds })
  const minutes = Math.ceil(seconds / 60)
  return minutes < 100
    ? translate(locale, WAITS.minutes, { n: minutes })
    : translate(locale, WAITS.hours, { n: Math.ceil(minutes / 60) })
}
