import * as z from 'zod/mini'

import { EnterpriseApply, INSTITUTION_LIMITS, InstitutionKind, TeamAuthorization } from '../institution/index.ts'
import { BatchAnswer, BatchRows } from '../permission/index.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { listQuery, pageOf, uuidText } from './operator-fields.ts'

/** The decision on a request; a refusal needs its reason. */
const decision = {
  bAgree: z.boolean(),
  cReason: z._default(z.string().check(z.trim(), z.maxLength(INSTITUTION_LIMITS.reason)), ''),
}

const DECISION_FAILURES = {
  /** Somebody else was faster. */
  STATE_CHANGED: { code: 4009 },
  REASON_NEEDED: { code: 4001, data: z.object({ cField: z.literal('cReason') }) },
} as const

/** Applications for institutions: those under review first, then the newest; found by name, credit code or phone. */
export const getEnterpriseApplyPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getEnterpriseApplyPage',
  gate: 'operator',
  right: { menu: 'ALSHOP_APPLY', button: 'DETAIL' },
  summary: 'Applications for institutions.',
  body: z.object({
    ...listQuery,
    iState: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
    iAuthenticationType: z.optional(InstitutionKind),
  }),
  data: pageOf(EnterpriseApply),
})

/** Passes or refuses an application; one that passes creates the institution. Domain 2.10. */
export const auditEnterpriseApply = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/auditEnterpriseApply',
  gate: 'operator',
  right: { menu: 'ALSHOP_APPLY', button: { by: 'bAgree', codes: { true: 'PASS', false: 'REFUSE' } } },
  summary: 'Passes or refuses an application for an institution.',
  body: z.object({ cApplyUuid: uuidText, ...decision }),
  data: EnterpriseApply,
  failures: {
    ...DECISION_FAILURES,
    /** An enterprise got the credit code meanwhile. */
    ENTERPRISE_EXISTS: { code: 4009, data: z.object({ cEnterpriseUuid: z.string(), cEnterpriseName: z.string() }) },
  },
})

/** A team's authorisation with what its operators may do. */
export const AuditedTeam = z.extend(TeamAuthorization, {
  cAuthUuid: z.string(),
  dCreateTime: z.string(),
  /** Codes of what the caller may do now: `authorise`, `refuse`, `revoke`. Domain 2. */
  opList: z.array(z.string()),
})
export type AuditedTeam = z.infer<typeof AuditedTeam>

/** Teams that ask to be let buy: those under review first; an own operator sees its teams only. */
export const getTeamAuthPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getTeamAuthPage',
  gate: 'operator',
  right: { menu: 'ALSHOP_TEAM_AUTH', button: 'DETAIL' },
  summary: 'Authorisations of teams.',
  body: z.object({ ...listQuery, iAlShopAuditStatus: z.optional(z.int().check(z.minimum(1), z.maximum(3))) }),
  data: pageOf(AuditedTeam),
})

/** Authorises or refuses a team, or takes its authorisation back. The team's own operator decides first, the mall's last. */
export const auditTeamAuth = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/auditTeamAuth',
  gate: 'operator',
  right: {
    menu: 'ALSHOP_TEAM_AUTH',
    // Who may refuse a team may take its authorisation back.
    button: { by: 'cEvent', codes: { authorise: 'PASS', refuse: 'REFUSE', revoke: 'REFUSE' } },
  },
  summary: 'Authorises or refuses a team.',
  body: z.object({
    cAuthUuid: uuidText,
    cEvent: z.enum(['authorise', 'refuse', 'revoke']),
    cReason: decision.cReason,
  }),
  data: z.object({}),
  failures: DECISION_FAILURES,
})

/** Passes several applications, each by itself. */
export const passEnterpriseApplies = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/passEnterpriseApplies',
  gate: 'operator',
  right: { menu: 'ALSHOP_APPLY', button: 'BATCH_PASS' },
  summary: 'Passes several applications for institutions.',
  body: BatchRows,
  data: BatchAnswer,
})

/** Authorises several teams, each by itself. */
export const passTeamAuths = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/passTeamAuths',
  gate: 'operator',
  right: { menu: 'ALSHOP_TEAM_AUTH', button: 'BATCH_PASS' },
  summary: 'Authorises several teams.',
  body: BatchRows,
  data: BatchAnswer,
})
