import * as z from 'zod/mini'

import { BatchAnswer, BatchRows } from '../permission/index.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { INSTITUTION_LIMITS, optionalText, page, uuidText } from './institution-fields.ts'

/** A request to join, as those see it who may answer for the institution. */
export const ReceivedJoinApply = z.object({
  cApplyUuid: z.string(),
  cNickname: z.string(),
  /** Masked. */
  cMobilePhone: z.string(),
  /** Verified real name, masked; empty without one. */
  cRealName: z.string(),
  cRemark: z.string(),
  cReason: z.string(),
  iState: z.int(),
  dCreateTime: z.string(),
})
export type ReceivedJoinApply = z.infer<typeof ReceivedJoinApply>

/** Requests to join the caller's institution: those that wait first, then the newest. */
export const getApplyPage = endpoint({
  method: 'POST',
  path: 'alc-public-user/UserSubscriptionApplyAction/getApplyPage',
  gate: 'institution',
  right: { menu: 'ALSHOP_JOIN_APPLY', button: 'DETAIL' },
  summary: 'Requests to join the caller’s institution.',
  body: z.object({ iState: z.optional(z.int().check(z.minimum(0), z.maximum(3))), ...page }),
  data: z.object({ results: z.array(ReceivedJoinApply), iTotleSize: z.int() }),
})

/** Answers a request to join the caller's institution; a refusal needs its reason. */
export const auditApply = endpoint({
  method: 'POST',
  path: 'alc-public-user/UserSubscriptionApplyAction/auditApply',
  gate: 'institution',
  right: { menu: 'ALSHOP_JOIN_APPLY', button: { by: 'bAgree', codes: { true: 'PASS', false: 'REFUSE' } } },
  summary: 'Answers a request to join.',
  body: z.object({ cApplyUuid: uuidText, bAgree: z.boolean(), cReason: optionalText(INSTITUTION_LIMITS.reason) }),
  data: z.object({}),
  failures: {
    STATE_CHANGED: { code: 4009 },
    REASON_NEEDED: { code: 4001, data: z.object({ cField: z.literal('cReason') }) },
  },
})

/** Agrees to several requests to join, each by itself. */
export const passApplies = endpoint({
  method: 'POST',
  path: 'alc-public-user/UserSubscriptionApplyAction/passApplies',
  gate: 'institution',
  right: { menu: 'ALSHOP_JOIN_APPLY', button: 'BATCH_PASS' },
  summary: 'Agrees to several requests to join.',
  body: BatchRows,
  data: BatchAnswer,
})
