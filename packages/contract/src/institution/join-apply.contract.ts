import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import {
  INSTITUTION_LIMITS,
  InstitutionKind,
  optionalText,
  page,
  requestKey,
  requiredText,
  uuidText,
} from './institution-fields.ts'

/** Shortest keyword of the search for an institution: 请至少输入2个字. Specification 1 §5.4. */
export const MIN_INSTITUTION_KEYWORD = 2

/** An institution that may be joined, as strangers see it. */
export const JoinableInstitution = z.object({
  cEnterpriseUuid: z.string(),
  cEnterpriseName: z.string(),
  iAuthenticationType: InstitutionKind,
  cProvince: z.string(),
  cCity: z.string(),
  cArea: z.string(),
  /** Masked; empty for teams. */
  cUniformSocialCreditCode: z.string(),
  /** Name and phone of an administrator, masked; empty without one. */
  cPersonName: z.string(),
  cMobilePhone: z.string(),
  /** The caller is in it. */
  bMember: z.boolean(),
  /** A request of the caller waits for its answer. */
  bPending: z.boolean(),
})
export type JoinableInstitution = z.infer<typeof JoinableInstitution>

/** Institutions by a part of their name, or one by its id. Stopped ones are left out. */
export const getEnterpriseListByName = endpoint({
  method: 'POST',
  path: 'alc-public-user/PubEnterpriseAction/getEnterpriseListByName',
  gate: 'login',
  summary: 'Institutions that may be joined, by name.',
  body: z
    .object({
      cKeyword: z._default(z.string().check(z.trim(), z.maxLength(INSTITUTION_LIMITS.name)), ''),
      /** Of a scanned code: this one only, without a keyword. */
      cEnterpriseUuid: optionalText(64),
      iAuthenticationType: z.optional(InstitutionKind),
      ...page,
    })
    .check(
      z.refine(
        ({ cKeyword, cEnterpriseUuid }) =>
          cEnterpriseUuid !== '' || Array.from(cKeyword).length >= MIN_INSTITUTION_KEYWORD,
        { path: ['cKeyword'] },
      ),
    ),
  data: z.object({ results: z.array(JoinableInstitution), iTotleSize: z.int() }),
})

/** States of a request to join. Domain 2.10. */
export const JOIN_STATES = { pending: 0, agreed: 1, refused: 2, withdrawn: 3 } as const

/** A request of the caller to join an institution. */
export const JoinApply = z.object({
  cApplyUuid: z.string(),
  cEnterpriseUuid: z.string(),
  cAccUuid: z.string(),
  cEnterpriseName: z.string(),
  iAuthenticationType: InstitutionKind,
  cRemark: z.string(),
  /** Why it was refused. */
  cReason: z.string(),
  iState: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  dCreateTime: z.string(),
})
export type JoinApply = z.infer<typeof JoinApply>

/** Asks to join an institution. */
export const saveApply = endpoint({
  method: 'POST',
  path: 'alc-public-user/UserSubscriptionApplyAction/saveApply',
  gate: 'login',
  summary: 'Asks to join an institution.',
  body: z.object({ ...requestKey, cEnterpriseUuid: uuidText, cRemark: optionalText(INSTITUTION_LIMITS.remark) }),
  data: z.object({ cApplyUuid: z.string() }),
  failures: {
    ENTERPRISE_UNKNOWN: { code: 4004 },
    ALREADY_MEMBER: { code: 4009 },
    JOIN_PENDING: { code: 4009 },
  },
})

/** The caller's requests to join, the newest first. `id` is the account; no other one is answered. */
export const getListApplyByAllLinkUser = endpoint({
  method: 'GET',
  path: 'alc-public-user/UserSubscriptionApplyAction/getListApplyByAllLinkUser/{id}',
  gate: 'login',
  summary: 'The caller’s requests to join.',
  params: z.object({ id: uuidText }),
  data: z.object({ results: z.array(JoinApply) }),
})

/** Withdraws requests of the caller that wait for their answer: all of them or none. */
export const deleteApply = endpoint({
  method: 'POST',
  path: 'alc-public-user/UserSubscriptionApplyAction/deleteApply',
  gate: 'login',
  summary: 'Withdraws requests to join.',
  body: z.object({ cApplyUuids: requiredText(1000) }),
  data: z.object({}),
  failures: { STATE_CHANGED: { code: 4009 } },
})
