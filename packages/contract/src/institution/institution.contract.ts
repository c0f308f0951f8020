import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'

const uuid = z.string().check(z.minLength(1), z.maxLength(64))

/** An institution of an account, as the account's membership in it. Specification 1 §3. */
export const Institution = z.object({
  cAccUuid: z.string(),
  cEnterpriseName: z.string(),
  /** 1 enterprise, 2 individual team. */
  iAccType: z.int(),
  /** Whether its real name is verified. */
  bAuthentication: z.boolean(),
  /** The account's person in the institution. */
  cPersonUuid: z.string(),
  cPersonName: z.string(),
  /** The person is disabled. */
  bStop: z.boolean(),
  /** The institution is disabled. */
  bAccStop: z.boolean(),
  bWaitDelete: z.boolean(),
  bDefault: z.boolean(),
})
export type Institution = z.infer<typeof Institution>

/** The institutions of the caller by name. `id` is the account; no other one is answered. */
export const getListUserSubscription = endpoint({
  method: 'GET',
  path: 'alc-public-user/UserSubscriptionAction/getListUserSubscription/{id}',
  gate: 'login',
  summary: 'The institutions of the signed-in account.',
  params: z.object({ id: uuid }),
  data: z.object({ results: z.array(Institution) }),
})

/** The institution that the caller acts for; without one the answer is empty (2000). */
export const getDefaultUserSubscription = endpoint({
  method: 'GET',
  path: 'alc-public-user/UserSubscriptionAction/getDefaultUserSubscription/{id}',
  gate: 'login',
  summary: 'The institution that the signed-in account acts for.',
  params: z.object({ id: uuid }),
  data: Institution,
})

/** Makes an institution (`b`, its `cAccUuid`) the one that the caller (`a`) acts for. Changes state although it is a GET: domain 1.14-17. */
export const setDefaultUserSubscription = endpoint({
  method: 'GET',
  path: 'alc-public-user/UserSubscriptionAction/setDefaultUserSubscription/{a}/{b}',
  gate: 'login',
  summary: 'Switches the institution that the signed-in account acts for.',
  params: z.object({ a: uuid, b: uuid }),
  data: Institution,
  failures: {
    INSTITUTION_UNKNOWN: { code: 4004 },
    /** The person is disabled there. */
    PERSON_STOPPED: { code: 4003, data: z.object({ cPersonName: z.string() }) },
    /** Disabled, or waits for its deletion. */
    INSTITUTION_STOPPED: { code: 4003, data: z.object({ cEnterpriseName: z.string() }) },
  },
})
