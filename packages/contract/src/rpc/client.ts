import type { DataOf, Endpoint, FailureDataOf, FailuresOf, InputOf } from './endpoint.ts'
import { COMMON_FAILURES, Envelope, ENVELOPE_CODES, FAILURE_FIELD } from './envelope.ts'
import type { CommonFailure, TransportFailure } from './envelope.ts'

/** The parts of a call on the wire, before signing. */
export interface WireRequest {
  readonly operation: Endpoint
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  /** Files of a multipart call. */
  readonly files: readonly File[]
  /** Replaces the transport's fetch, e.g. to report upload progress; implements its own time-out. */
  readonly via?: typeof fetch | undefined
}

/** Result of the transport: an unchecked envelope, or the transport failure. */
export type WireAnswer =
  | { readonly arrived: true; readonly envelope: unknown }
  | { readonly arrived: false; readonly failure: TransportFailure; readonly msg: string }

/** Sends one call: adds headers, signs, times out. The only effect below the client. */
export type Send = (request: WireRequest) => Promise<WireAnswer>

type DeclaredFailure<E extends Endpoint> = {
  [K in keyof FailuresOf<E> & string]: {
    readonly ok: false
    readonly failure: K
    readonly msg: string
    readonly data: FailureDataOf<FailuresOf<E>[K]>
  }
}[keyof FailuresOf<E> & string]

/** A failure that was not declared by the endpoint itself. */
export interface UndeclaredFailure {
  readonly ok: false
  readonly failure: CommonFailure | TransportFailure
  readonly msg: string
  readonly data?: unknown
}

/** The outcome of a call: data, a declared failure, or one that any call may meet. Never throws. */
export type Answer<E extends Endpoint> =
  | { readonly ok: true; readonly data: DataOf<E>; readonly msg: string }
  | DeclaredFailure<E>
  | UndeclaredFailure

/** What a call may pass beside its input: files of a form, and another fetch for what takes longer than others. */
type PartsOf<Transport> = Pick<WireRequest, Transport extends 'multipart' ? 'files' | 'via' : 'via'>

type Call<E extends Endpoint> = (input: InputOf<E> & PartsOf<E['transport']>) => Promise<Answer<E>>

/** One function an endpoint, under the registry's names. */
export type Api<R extends Readonly<Record<string, Endpoint>>> = { readonly [K in keyof R]: Call<R[K]> }

/** Makes the client of the given endpoints over a transport. Pass only the endpoints an app uses: they are what it ships. */
export function createApi<R extends Readonly<Record<string, Endpoint>>>(operations: R, send: Send): Api<R> {
  const entries = Object.entries(operations).map(([name, operation]) => [
    name,
    async (input: Partial<WireRequest> = {}) =>
      read(
        operation,
        await send({
          operation,
          params: input.params ?? {},
          query: input.query ?? {},
          body: input.body,
          files: input.files ?? [],
          ...(input.via && { via: input.via }),
        }),
      ),
  ])
  return Object.fromEntries(entries) as Api<R>
}

function read(operation: Endpoint, answer: WireAnswer): Answer<Endpoint> {
  if (!answer.arrived) return { ok: false, failure: answer.failure, msg: answer.msg }
  const envelope = Envelope.safeParse(answer.envelope)
  if (!envelope.success) return { ok: false, failure: 'BAD_ANSWER', msg: '' }
  const { code, msg, data } = envelope.data
  if (code !== ENVELOPE_CODES.success) return failed(operation, { code, msg, data })
  const checked = operation.data.safeParse(data)
  return checked.success
    ? { ok: true, data: checked.data, msg }
    : { ok: false, failure: 'BAD_ANSWER', msg: checked.error.message }
}

function failed(operation: Endpoint, { code, msg, data }: Envelope): Answer<Endpoint> {
  const named = (data as Record<string, unknown> | null)?.[FAILURE_FIELD]
  const declared = Object.entries(operation.failures ?? {}).find(([name, { code: declaredCode }]) =>
    typeof named === 'string' ? name === named : declaredCode === code,
  )
  if (declared) return { ok: false, failure: declared[0] as never, msg, data: data as never }
  const common = Object.entries(COMMON_FAILURES).find(([, commonCode]) => commonCode === code)
  return { ok: false, failure: (common?.[0] ?? 'SERVER_FAULT') as CommonFailure, msg, data }
}
