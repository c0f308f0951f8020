import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { Code, requestKey, uuidText } from './engine-fields.ts'

/** Limits of saved default values: fields, and characters of one. Engine 2. */
export const DEFAULT_VALUE_LIMITS = { fields: 20, value: 4096 } as const

/**
 * Saved values by field: plain texts; references, intervals and quick choices of a day as JSON text. Of references `cStaleKey`, which
 * is ours and comes from the server alone, has the keys whose row is gone or out of reach. Engine 3.1.
 */
export const DefaultMap = z.record(
  z.string().check(z.maxLength(64)),
  z.string().check(z.maxLength(DEFAULT_VALUE_LIMITS.value)),
)
export type DefaultMap = z.infer<typeof DefaultMap>

const address = z.object({ queryCode: Code, personId: uuidText })

/** The caller's default values of a query; empty when none were saved. Any other person gets nothing (2000). */
export const getDefaultValue = endpoint({
  method: 'GET',
  path: 'alc-public-framework/PubDefaultValueAction/getDefaultValue/QUERY/{queryCode}/{personId}',
  gate: 'login',
  summary: 'The default values of a query.',
  params: address,
  data: DefaultMap,
})

/** Saves the caller's default values of a query. */
export const saveDefaultValue = endpoint({
  method: 'POST',
  path: 'alc-public-framework/PubDefaultValueAction/saveDefaultValue',
  gate: 'login',
  summary: 'Saves default values of a query.',
  body: z.object({
    componentTypeEnum: z.literal('QUERY'),
    cComponentKey: Code,
    cUserUuid: uuidText,
    defaultMap: DefaultMap,
    ...requestKey,
  }),
  data: z.object({}),
  failures: {
    /** Nothing to save. Specification 2 §5. */
    DEFAULTS_EMPTY: { code: 4001, data: z.object({ cField: z.literal('defaultMap') }) },
    TOO_MANY_DEFAULTS: { code: 4001, data: z.object({ iMax: z.int() }) },
    /** A reference was newly chosen whose row is gone or out of reach; one that was saved before may stay. */
    REFERENCE_STALE: { code: 4001, data: z.object({ cField: z.string() }) },
  },
})

/** Deletes the caller's default values of a query; none is a success. A GET, as the specification has it. */
export const deleteDefaultValue = endpoint({
  method: 'GET',
  path: 'alc-public-framework/PubDefaultValueAction/deleteDefaultValue/QUERY/{queryCode}/{personId}',
  gate: 'login',
  summary: 'Deletes the default values of a query.',
  params: address,
  data: z.object({}),
})
