import type { ZodMiniType } from 'zod/mini'

import type { Gate } from '../gate/gate.ts'
import type { Right } from './right.ts'

/** An expected failure of one endpoint: its envelope code and the shape of the `data` beside it. */
export interface FailureDeclaration {
  readonly code: number
  readonly data?: ZodMiniType
}

/** Declaration of one HTTP operation; server, client, docs and tests derive from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST'
  /** Below `/api/`, without a leading slash; `{name}` marks a path parameter. */
  readonly path: string
  /** Gate that must be open before the handler runs; `open` needs no session and no signature. */
  readonly gate: Gate
  /** The button that it stands behind, checked against the caller's roles of now. */
  readonly right?: Right
  readonly summary: string
  readonly params?: ZodMiniType
  readonly query?: ZodMiniType
  /** JSON body; for `multipart` the shape of the `datas` part. */
  readonly body?: ZodMiniType
  /** `data` of a successful envelope. */
  readonly data: ZodMiniType
  readonly failures?: Readonly<Record<string, FailureDeclaration>>
  /** Its answer may open a session, whose token comes in the `Authorization` header. */
  readonly opensSession?: boolean
  /** Encoding of body or answer when it is not JSON in an envelope. */
  readonly transport?: 'multipart' | 'blob'
}

/** An endpoint behind a button. */
export type GuardedEndpoint = Endpoint & { readonly right: Right }

/** Declares an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration
}

/** Whether a value was declared by `endpoint`: it names a path and a gate. */
export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'gate' in value && 'data' in value
}

type Parsed<T> = T extends ZodMiniType<infer Output> ? Output : undefined
type Sent<T> = T extends ZodMiniType<unknown, infer Input> ? Input : undefined
type Field<E, K extends string> = E extends { readonly [P in K]: infer T } ? T : undefined

/** Input of a client call: the parts that the endpoint declares. */
export type InputOf<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as Field<E, K> extends undefined ? never : K]: Sent<Field<E, K>>
}

/** Input of a handler: the same parts after validation. */
export type CheckedInputOf<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as Field<E, K> extends undefined ? never : K]: Parsed<Field<E, K>>
}

/** `data` of a success as the client reads it. */
export type DataOf<E extends Endpoint> = Parsed<E['data']>

/** `data` of a success as the server writes it. */
export type AnswerDataOf<E extends Endpoint> = Sent<E['data']>

/** The declared failures of an endpoint by name. */
export type FailuresOf<E extends Endpoint> =
  Field<E, 'failures'> extends infer F ? (F extends Readonly<Record<string, FailureDeclaration>> ? F : {}) : {}

/** `data` beside one declared failure. */
export type FailureDataOf<F> = F extends { readonly data: infer D } ? Parsed<D> : undefined

/** The address of an operation below the gateway base, with its path parameters written in. */
export function pathOf(operation: Pick<Endpoint, 'path'>, params: Readonly<Record<string, string>> = {}): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
