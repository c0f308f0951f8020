import * as z from 'zod/mini'

/** Envelope codes. 1, 2000 and 11000: specification 1 §7.1; the others: domain 1.0; 4008 is ours (decision 0005). */
export const ENVELOPE_CODES = {
  success: 1,
  empty: 2000,
  fieldInvalid: 4001,
  gateClosed: 4003,
  notFound: 4004,
  requestRefused: 4008,
  stateConflict: 4009,
  stockShort: 4010,
  priceChanged: 4011,
  keyReused: 4012,
  tooManyRequests: 4029,
  serverFault: 5000,
  sessionInvalid: 11000,
} as const

/** The answer of every enveloped call; HTTP status is 200 whatever the code. */
export const Envelope = z.object({ code: z.int(), msg: z.string(), data: z.unknown() })
export type Envelope = z.infer<typeof Envelope>

/** Failures that any call may meet, by name, with the code they travel under. */
export const COMMON_FAILURES = {
  EMPTY: ENVELOPE_CODES.empty,
  FIELD_INVALID: ENVELOPE_CODES.fieldInvalid,
  GATE_CLOSED: ENVELOPE_CODES.gateClosed,
  NOT_FOUND: ENVELOPE_CODES.notFound,
  KEY_REUSED: ENVELOPE_CODES.keyReused,
  REQUEST_REFUSED: ENVELOPE_CODES.requestRefused,
  TOO_MANY_REQUESTS: ENVELOPE_CODES.tooManyRequests,
  SERVER_FAULT: ENVELOPE_CODES.serverFault,
  SESSION_INVALID: ENVELOPE_CODES.sessionInvalid,
} as const

/** A failure that any call may meet and that travels in an envelope. */
export type CommonFailure = keyof typeof COMMON_FAILURES

/** A failure that the client sees before any envelope arrives; `CLIENT_ERROR` is a bug of its own code. */
export type TransportFailure = 'NETWORK' | 'TIMEOUT' | 'HTML' | 'BAD_ANSWER' | 'CLIENT_ERROR'

/** The field that a failed answer's `data` names its failure in, because codes are shared by several failures. */
export const FAILURE_FIELD = 'cFailure'
