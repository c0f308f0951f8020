import type { ENDPOINTS } from '@mallwright/contract/registry'
import type { CommonFailure, Endpoint, FailureDataOf, FailuresOf } from '@mallwright/contract/rpc'

declare const failedBrand: unique symbol

/** A declared failure as a return value, with its name and data in its type. */
export class Failed<const Name extends string, Data> {
  declare readonly [failedBrand]: true
  readonly failure: Name
  readonly detail: Data

  constructor(failure: Name, detail: Data) {
    this.failure = failure
    this.detail = detail
  }
}

/** Data of a failure as it travels: fields by name, or nothing. */
export type FailureDetail = Readonly<Record<string, unknown>> | undefined

/** A failure of any name. */
export type AnyFailed = Failed<string, FailureDetail>

type EndpointIn<Area> = Area[keyof Area]
type DeclaredNameOf<E> = E extends Endpoint ? keyof FailuresOf<E> & string : never
type Areas = typeof ENDPOINTS
type AnyEndpoint = { [A in keyof Areas]: EndpointIn<Areas[A]> }[keyof Areas]

/** Every failure that an endpoint of the contract declares or that any call may have. */
export type FailureName = DeclaredNameOf<AnyEndpoint> | CommonFailure

/** A failure that any call may have. */
export type CommonFailed = { [N in CommonFailure]: Failed<N, FailureDetail> }[CommonFailure]

declare const doneBrand: unique symbol

/** The answer of an endpoint without data fields. A bare `{}` would absorb failures: every object type is its subtype. */
export interface Done {
  readonly [doneBrand]: true
}

/** The one value of `Done`; travels as `{}`. */
export const DONE = {} as Done

/** What a handler may answer with: never a failure in disguise. */
export type NotFailed<Answer> = Answer extends object
  ? Answer extends Readonly<Record<string, never>>
    ? Done
    : Answer & { readonly [failedBrand]?: never }
  : Answer

/** The failures that an endpoint's handler may return: those that it declares, with their data, and the common ones. */
export type FailedOf<E extends Endpoint> =
  | CommonFailed
  | { [N in keyof FailuresOf<E> & string]: Failed<N, FailureDataOf<FailuresOf<E>[N]>> }[keyof FailuresOf<E> & string]

/** Makes a failure. The handler that returns it compiles only when its endpoint declares the name with this data. */
export function fail<N extends FailureName>(name: N): Failed<N, undefined>
export function fail<N extends FailureName, const D extends Readonly<Record<string, unknown>>>(
  name: N,
  detail: D,
): Failed<N, D>
export function fail(name: string, detail?: Readonly<Record<string, unknown>>): AnyFailed {
  return new Failed(name, detail)
}
