import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { InstitutionKind, uuidText } from './institution-fields.ts'

/** An institution of an account, as the account's membership in it. Specification 1 §3. */
export const Institution = z.object({
  cAccUuid: z.string(),
  cAccSignId: z._default(z.string(), ''),
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
  params: z.object({ id: uuidText }),
  data: z.object({ results: z.array(Institution) }),
})

/** The institution that the caller acts for; without one the answer is empty (2000). */
export const getDefaultUserSubscription = endpoint({
  method: 'GET',
  path: 'alc-public-user/UserSubscriptionAction/getDefaultUserSubscription/{id}',
  gate: 'login',
  summary: 'The institution that the signed-in account acts for.',
  params: z.object({ id: uuidText }),
  data: Institution,
})

/** Why nobody can act for an institution. Specification 1 §8. */
const SWITCH_FAILURES = {
  INSTITUTION_UNKNOWN: { code: 4004 },
  /** The person is disabled there. */
  PERSON_STOPPED: { code: 4003, data: z.object({ cPersonName: z.string() }) },
  /** Disabled, or waits for its deletion. */
  INSTITUTION_STOPPED: { code: 4003, data: z.object({ cEnterpriseName: z.string() }) },
} as const

/** Makes an institution (`b`, its `cAccUuid`) the one that the caller (`a`) acts for. Changes state although it is a GET: domain 1.12-17. */
export const setDefaultUserSubscription = endpoint({
  method: 'GET',
  path: 'alc-public-user/UserSubscriptionAction/setDefaultUserSubscription/{a}/{b}',
  gate: 'login',
  summary: 'Switches the institution that the signed-in account acts for.',
  params: z.object({ a: uuidText, b: uuidText }),
  data: Institution,
  failures: SWITCH_FAILURES,
})

/** Makes the institution of one of the caller's persons the one that it acts for; `cLoginUuid` is the caller's session. */
export const loginPerson = endpoint({
  method: 'POST',
  path: 'alc-public-user/LoginAction/loginPerson',
  gate: 'login',
  summary: 'Signs the session in as a person of an institution.',
  body: z.object({
    cLoginUuid: uuidText,
    cPersonUuid: uuidText,
    cTerminalType: z._default(z.string().check(z.maxLength(20)), 'mobile'),
  }),
  data: Institution,
  failures: SWITCH_FAILURES,
})

/** An institution with its particulars, for its members. Specification 1 §3, accountEnterprise. */
export const BoundEnterprise = z.object({
  cEnterpriseUuid: z.string(),
  cOrgUuid: z.string(),
  cEnterpriseName: z.string(),
  cUniformSocialCreditCode: z.string(),
  cCorporation: z.string(),
  cProvince: z.string(),
  cCity: z.string(),
  cArea: z.string(),
  cAddress: z.string(),
  iAuthenticationType: InstitutionKind,
  bAuthentication: z.boolean(),
  cOwnOperatorUuid: z.string(),
  cOwnOperatorName: z.string(),
  /** `admin` for its administrators. */
  cUserType: z.enum(['admin', 'user']),
})
export type BoundEnterprise = z.infer<typeof BoundEnterprise>

/** The particulars of an institution, by its `cAccUuid`; empty (2000) for who is not in it. */
export const getBindEnterpriseByAccUuid = endpoint({
  method: 'GET',
  path: 'alc-public-user/PubEnterpriseAction/getBindEnterpriseByAccUuid/{accUuid}',
  gate: 'login',
  summary: 'The particulars of an institution of the caller.',
  params: z.object({ accUuid: uuidText }),
  data: BoundEnterprise,
})

/** An administrator of an institution, masked, for its members and for who has asked to join. Empty (2000) for others. */
export const getAdminSubscriptionDto = endpoint({
  method: 'GET',
  path: 'alc-public-user/UserSubscriptionAction/getAdminSubscriptionDto/{accUuid}',
  gate: 'login',
  summary: 'An administrator of an institution, masked.',
  params: z.object({ accUuid: uuidText }),
  data: z.object({ cPersonName: z.string(), cMobilePhone: z.string(), cEnterpriseName: z.string() }),
})

/** Name of the service that shows tasks of workflows: cServerName of `getServiceUrlByAccount`. Engine 6.7. */
export const WORKFLOW_SERVICE = 'workflow'

/**
 * The address of a named service of an institution: its own, else the one for all; empty (2000) without one. `workflow` always has one:
 * the path of the mall's own page. Specification 1 §7.2; engine 6.7.
 */
export const getServiceUrlByAccount = endpoint({
  method: 'POST',
  path: 'alc-public-user/SysPublicCacheAction/getServiceUrlByAccount',
  gate: 'login',
  summary: 'The address of a service of an institution.',
  body: z.object({ cAccUuid: uuidText, cServerName: uuidText }),
  data: z.object({ cUrl: z.string() }),
})
