import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { CreditCode, IdNumber, INSTITUTION_LIMITS, requiredText, uuidText } from './institution-fields.ts'

/** Tries a day to verify a person or an institution. Domain sheet 21. */
export const MAX_IDENTITY_TRIES = 5

/** The verified name of a person; numbers are masked. */
export const PersonAuthentication = z.object({
  bAuthentication: z.boolean(),
  cRealName: z.string(),
  cIdNumber: z.string(),
})
export type PersonAuthentication = z.infer<typeof PersonAuthentication>

/** Whether the caller's real name is verified. `uuid` is the account; no other one is answered. */
export const getPersonAuthentication = endpoint({
  method: 'GET',
  path: 'alc-public-user/AllLinkUserAction/getAuthentication/{uuid}',
  gate: 'login',
  summary: 'The real-name status of the caller.',
  params: z.object({ uuid: uuidText }),
  data: PersonAuthentication,
})

/** The verified name of an institution; numbers are masked. */
export const EnterpriseAuthentication = z.object({
  bAuthentication: z.boolean(),
  cEnterpriseName: z.string(),
  cUniformSocialCreditCode: z.string(),
  cCorporation: z.string(),
  cCorporationIdNumber: z.string(),
})
export type EnterpriseAuthentication = z.infer<typeof EnterpriseAuthentication>

/** Whether an institution of the caller is verified; empty (2000) for any other. */
export const getEnterpriseAuthentication = endpoint({
  method: 'GET',
  path: 'alc-public-user/PubEnterpriseAction/getAuthentication/{enterpriseUuid}',
  gate: 'login',
  summary: 'The real-name status of an institution of the caller.',
  params: z.object({ enterpriseUuid: uuidText }),
  data: EnterpriseAuthentication,
})

const IDENTITY_FAILURES = {
  /** The identity service says no; `iTriesLeft` of today. */
  IDENTITY_REFUSED: { code: 4001, data: z.object({ cReason: z.string(), iTriesLeft: z.int() }) },
  /** No more tries today. */
  TOO_MANY_TRIES: { code: 4029, data: z.object({ iRetrySeconds: z.int() }) },
  /** The identity service does not answer; the try does not count. */
  IDENTITY_UNAVAILABLE: { code: 4009 },
  ALREADY_VERIFIED: { code: 4009 },
} as const

/** Verifies the caller's real name. Specification 1 §5.5. */
export const savePersonAuthentication = endpoint({
  method: 'POST',
  path: 'alc-public-user/AllLinkUserAction/saveAuthentication',
  gate: 'login',
  summary: 'Verifies the caller’s real name.',
  body: z.object({ cRealName: requiredText(INSTITUTION_LIMITS.person), cIdNumber: IdNumber }),
  data: PersonAuthentication,
  failures: {
    ...IDENTITY_FAILURES,
    /** Another account is verified with this number. */
    ID_NUMBER_TAKEN: { code: 4009 },
  },
})

/** Verifies the caller's enterprise: by an administrator whose own name is verified. Specification 1 §4.8 and §5.5. */
export const saveEnterpriseAuthentication = endpoint({
  method: 'POST',
  path: 'alc-public-user/PubEnterpriseAction/saveAuthentication',
  gate: 'admin',
  summary: 'Verifies the caller’s enterprise.',
  body: z.object({
    cEnterpriseName: requiredText(INSTITUTION_LIMITS.name),
    cUniformSocialCreditCode: CreditCode,
    cCorporation: requiredText(INSTITUTION_LIMITS.person),
    cCorporationIdNumber: IdNumber,
  }),
  data: EnterpriseAuthentication,
  failures: {
    ...IDENTITY_FAILURES,
    /** Teams are verified by their administrator's name. */
    ENTERPRISE_ONLY: { code: 4009 },
    /** Name or credit code differ from what the institution was created with. */
    ENTERPRISE_DIFFERS: { code: 4001, data: z.object({ cField: z.string() }) },
  },
})
