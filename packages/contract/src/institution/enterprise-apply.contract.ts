import * as z from 'zod/mini'

import { FILTER_LIMITS } from '../list-engine/filter-tree.ts'
import { endpoint } from '../rpc/endpoint.ts'
import {
  AREA_FAILURES,
  CreditCode,
  IdNumber,
  INSTITUTION_LIMITS,
  InstitutionKind,
  optionalText,
  page,
  region,
  requestKey,
  requiredText,
  uuidText,
} from './institution-fields.ts'

/** Longest filter of the generic list: the longest text in UTF-8 as base64, with what its encoding adds. */
const ENCODED_FILTER = 4 * FILTER_LIMITS.text + 40

/** An application for an institution. Specification 1 §3; `iState` 0 under review, 1 passed, 2 refused: domain 1.12-5. */
export const EnterpriseApply = z.object({
  cApplyUuid: z.string(),
  /** The institution that was created; empty before. */
  cEnterpriseUuid: z.string(),
  cEnterpriseName: z.string(),
  cUniformSocialCreditCode: z.string(),
  /** Why it was refused. */
  cReason: z.string(),
  dCreateTime: z.string(),
  /** Of the decision; empty before. */
  dOperationTime: z.string(),
  /** Epoch ms. */
  iCreateTimeLong: z.int(),
  cApplyChannel: z.string(),
  iState: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  iAuthenticationType: InstitutionKind,
  /** Masked. */
  cCorporationIdNumber: z.string(),
  cCorporation: z.string(),
  /** Name of a team's founder; empty for enterprises. */
  cRealName: z.string(),
  cProvince: z.string(),
  cCity: z.string(),
  cArea: z.string(),
  cAddress: z.string(),
  cInviteCode: z.string(),
  cOwnOperatorUuid: z.string(),
  cManagerPhone: z.string(),
  /** Photo of the business licence, a private file; empty without one. A gateway of the specification has none. */
  cLicenceDocId: z._default(z.string(), ''),
})
export type EnterpriseApply = z.infer<typeof EnterpriseApply>

const APPLY_FAILURES = {
  ...AREA_FAILURES,
  /** The code exists, but is no operator's. Specification 1 §5.3. */
  INVITE_NOT_OPERATOR: { code: 4001, data: z.object({ cField: z.literal('cInviteCode') }) },
  INVITE_UNKNOWN: { code: 4001, data: z.object({ cField: z.literal('cInviteCode') }) },
  /** An application for the same institution is under review. */
  APPLY_PENDING: { code: 4009 },
} as const

const application = { ...requestKey, ...region, cInviteCode: optionalText(INSTITUTION_LIMITS.inviteCode) }

/** Applies for an enterprise. Phone and identity of the applicant are the session's. Specification 1 §5.3 and §7.5. */
export const saveEnterpriseApply4Enterprise = endpoint({
  method: 'POST',
  path: 'alc-public-opm/EnterpriseApplyAction/saveEnterpriseApply4Enterprise',
  gate: 'login',
  summary: 'Applies for an enterprise.',
  body: z.object({
    ...application,
    cEnterpriseName: requiredText(INSTITUTION_LIMITS.name),
    cUniformSocialCreditCode: CreditCode,
    cCorporation: optionalText(INSTITUTION_LIMITS.person),
    cAddress: requiredText(INSTITUTION_LIMITS.address),
    /** Photo of the business licence: an upload of the caller. Domain sheet 18. */
    cLicenceDocId: optionalText(64),
  }),
  data: EnterpriseApply,
  failures: {
    ...APPLY_FAILURES,
    /** No photo of a licence that the caller has uploaded. */
    LICENCE_UNKNOWN: { code: 4001, data: z.object({ cField: z.literal('cLicenceDocId') }) },
    /** An enterprise has the credit code: one joins it. */
    ENTERPRISE_EXISTS: { code: 4009, data: z.object({ cEnterpriseUuid: z.string(), cEnterpriseName: z.string() }) },
  },
})

/** Applies for an individual team, once an account. Specification 1 §5.3. */
export const saveEnterpriseApply4Person = endpoint({
  method: 'POST',
  path: 'alc-public-opm/EnterpriseApplyAction/saveEnterpriseApply4Person',
  gate: 'login',
  summary: 'Applies for an individual team.',
  body: z.object({
    ...application,
    cEnterpriseName: requiredText(INSTITUTION_LIMITS.name),
    cRealName: requiredText(INSTITUTION_LIMITS.person),
    cIdNumber: IdNumber,
  }),
  data: EnterpriseApply,
  failures: {
    ...APPLY_FAILURES,
    /** The account has created one before. */
    TEAM_EXISTS: { code: 4009 },
  },
})

/** One of the caller's applications; empty (2000) for any other. */
export const getEnterpriseApply = endpoint({
  method: 'GET',
  path: 'alc-public-opm/EnterpriseApplyAction/getEnterpriseApply/{id}',
  gate: 'login',
  summary: 'An application of the caller.',
  params: z.object({ id: uuidText }),
  data: EnterpriseApply,
})

/**
 * The generic list. Of its entities only `EnterpriseApply` is served: the caller's own applications, narrowed by a filter of
 * the grammar of lists, the newest first unless it orders them; a manager's phone in it means the caller's own (domain 1.13).
 * Any other entity is empty (2000). With bEncrypt its texts are encoded, see `ENCODED_MEMBERS`.
 */
export const getDataPageLoadList = endpoint({
  method: 'POST',
  path: 'alc-public-opm/PubBaseAction/getDataPageLoadList',
  gate: 'login',
  summary: 'The applications of the caller, through the generic list.',
  body: z.object({
    cEntityName: z.string().check(z.maxLength(100)),
    cDispColumn: optionalText(2000),
    /** Absent: no filter. Longer or ill-formed ones are FILTER_INVALID. */
    cWhereStr: z.optional(z.nullable(z.string().check(z.maxLength(ENCODED_FILTER)))),
    isPage: z.optional(z.boolean()),
    ...page,
    pageLoadNumber: z.optional(z.int()),
    bEncrypt: z.optional(z.boolean()),
  }),
  data: z.object({ results: z.array(EnterpriseApply), iTotleSize: z.int() }),
  failures: {
    FILTER_INVALID: {
      code: 4001,
      data: z.object({ cField: z.string(), cReason: z.string(), iPosition: z.int() }),
    },
  },
})

/** What an invite code is worth. Domain 3.9. */
export const checkInviteCode = endpoint({
  method: 'POST',
  path: 'alc-public-opm/OperatorAction/checkInviteCode',
  gate: 'visitor',
  summary: 'Whether an invite code exists and is an operator’s.',
  body: z.object({ cInviteCode: requiredText(INSTITUTION_LIMITS.inviteCode) }),
  data: z.object({
    bExist: z.boolean(),
    bOperator: z.boolean(),
    cOwnOperatorUuid: z.string(),
    cOwnOperatorName: z.string(),
  }),
})
