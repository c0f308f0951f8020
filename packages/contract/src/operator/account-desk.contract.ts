import * as z from 'zod/mini'

import { InstitutionKind } from '../institution/index.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { listQuery, pageOf, uuidText } from './operator-fields.ts'

const reason = z.string().check(z.trim(), z.maxLength(200))

/** Stopping needs its reason, resuming none. */
const stop = { bStop: z.boolean(), cReason: z._default(reason, '') }

const STOP_FAILURES = {
  /** No such row, or it is in that state already. */
  STATE_CHANGED: { code: 4009 },
  REASON_NEEDED: { code: 4001, data: z.object({ cField: z.literal('cReason') }) },
} as const

/** An account as operators see it; phones and names are masked but for the last digits. */
export const DeskAccount = z.object({
  cAllLinkUserUuid: z.string(),
  cMobilePhone: z.string(),
  cNickname: z.string(),
  cRealName: z.string(),
  bAuthentication: z.boolean(),
  bStop: z.boolean(),
  bOperator: z.boolean(),
  isSuper: z.int(),
  /** Names of its institutions, the current one first. */
  cOrgNames: z.string(),
  /** Sessions that are live now. */
  iSessions: z.int(),
  dCreateTime: z.string(),
})
export type DeskAccount = z.infer<typeof DeskAccount>

/** Accounts, found by nickname, institution, or a whole phone number: digits cannot be found out piece by piece. */
export const getAccountPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getAccountPage',
  gate: 'operator',
  summary: 'Accounts.',
  body: z.object({ ...listQuery, bStop: z.optional(z.boolean()) }),
  data: pageOf(DeskAccount),
})

/** Stops or resumes an account: a stopped one is signed out everywhere and cannot sign in. */
export const stopAllLinkUser = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/stopAllLinkUser',
  gate: 'operator',
  summary: 'Stops or resumes an account.',
  body: z.object({ cAllLinkUserUuid: uuidText, ...stop }),
  data: z.object({}),
  failures: {
    ...STOP_FAILURES,
    /** Nobody stops oneself, nor a super user. */
    ACCOUNT_PROTECTED: { code: 4009 },
  },
})

/** Makes an account an operator or takes that back; nobody takes it from oneself. */
export const saveOperator = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/saveOperator',
  gate: 'operator',
  summary: 'Gives or takes the operator’s role.',
  body: z.object({ cAllLinkUserUuid: uuidText, bOperator: z.boolean() }),
  data: z.object({}),
  failures: { STATE_CHANGED: STOP_FAILURES.STATE_CHANGED, ACCOUNT_PROTECTED: { code: 4009 } },
})

/** An institution as operators see it. */
export const DeskInstitution = z.object({
  cEnterpriseUuid: z.string(),
  cAccUuid: z.string(),
  cEnterpriseName: z.string(),
  iAuthenticationType: InstitutionKind,
  cUniformSocialCreditCode: z.string(),
  bAuthentication: z.boolean(),
  bAccStop: z.boolean(),
  bWaitDelete: z.boolean(),
  iMembers: z.int(),
  /** Name of an administrator; empty without one. */
  cManagerName: z.string(),
  dCreateTime: z.string(),
})
export type DeskInstitution = z.infer<typeof DeskInstitution>

/** Institutions by name or credit code. */
export const getInstitutionPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getInstitutionPage',
  gate: 'operator',
  summary: 'Institutions.',
  body: z.object({
    ...listQuery,
    iAuthenticationType: z.optional(InstitutionKind),
    bAccStop: z.optional(z.boolean()),
  }),
  data: pageOf(DeskInstitution),
})

/** Stops or resumes an institution: nobody acts for a stopped one. */
export const stopAccount = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/stopAccount',
  gate: 'operator',
  summary: 'Stops or resumes an institution.',
  body: z.object({ cAccUuid: uuidText, ...stop }),
  data: z.object({}),
  failures: STOP_FAILURES,
})

/** A member of an institution. */
export const DeskMember = z.object({
  cPersonUuid: z.string(),
  cPersonName: z.string(),
  cMobilePhone: z.string(),
  cUserType: z.enum(['admin', 'user']),
  bStop: z.boolean(),
})
export type DeskMember = z.infer<typeof DeskMember>

/** The members of an institution, administrators first. */
export const getMemberPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getMemberPage',
  gate: 'operator',
  summary: 'Members of an institution.',
  body: z.object({ ...listQuery, cEnterpriseUuid: uuidText }),
  data: pageOf(DeskMember),
})

/** Stops or resumes a person in an institution. */
export const stopUser = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/stopUser',
  gate: 'operator',
  summary: 'Stops or resumes a member of an institution.',
  body: z.object({ cPersonUuid: uuidText, ...stop }),
  data: z.object({}),
  failures: STOP_FAILURES,
})
