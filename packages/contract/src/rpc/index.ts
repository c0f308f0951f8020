export { createApi } from './client.ts'
export type { Answer, Api, Send, UndeclaredFailure, WireAnswer, WireRequest } from './client.ts'
export { endpoint, isEndpoint, pathOf } from './endpoint.ts'
export type {
  AnswerDataOf,
  CheckedInputOf,
  DataOf,
  Endpoint,
  FailureDataOf,
  FailureDeclaration,
  FailuresOf,
  GuardedEndpoint,
  InputOf,
} from './endpoint.ts'
export { COMMON_FAILURES, ENVELOPE_CODES, Envelope, FAILURE_FIELD } from './envelope.ts'
export type { CommonFailure, TransportFailure } from './envelope.ts'
export { DemoAccount, demoAccountsOf } from './demo-account.ts'
export { rightOf, rightsOf } from './right.ts'
export type { Right } from './right.ts'
export { ServerConfig, VersionConfig } from './static-config.ts'
export { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './page-size.ts'
