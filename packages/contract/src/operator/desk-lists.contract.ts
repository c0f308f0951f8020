import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { listQuery, pageOf, uuidText } from './operator-fields.ts'

/** A live session of an account. */
export const DeskSession = z.object({
  cLoginUuid: z.string(),
  cAllLinkUserUuid: z.string(),
  cMobilePhone: z.string(),
  cNickname: z.string(),
  cTerminalType: z.string(),
  dCreateTime: z.string(),
  dLastSeen: z.string(),
  /** The caller's own. */
  bOwn: z.boolean(),
})
export type DeskSession = z.infer<typeof DeskSession>

/** Live sessions, the last used first; by nickname or whole phone number. */
export const getSessionPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getSessionPage',
  gate: 'operator',
  summary: 'Live sessions.',
  body: z.object(listQuery),
  data: pageOf(DeskSession),
})

/** Ends a session: its terminals are told that the administrator removed them (body 1001). Specification 1 §4.5. */
export const forceLogout = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/forceLogout',
  gate: 'operator',
  summary: 'Ends a session of somebody else.',
  body: z.object({
    cLoginUuid: uuidText,
    cReason: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  }),
  data: z.object({}),
  failures: {
    /** It has ended already, or is the caller's own. */
    STATE_CHANGED: { code: 4009 },
    REASON_NEEDED: { code: 4001, data: z.object({ cField: z.literal('cReason') }) },
  },
})

/** An invite code. */
export const DeskInviteCode = z.object({
  cInviteCode: z.string(),
  cInviteUuid: z.string(),
  /** Operator, or institution that is none. */
  cOwnerName: z.string(),
  bOperator: z.boolean(),
  bStop: z.boolean(),
  /** Applications that named it. */
  iUses: z.int(),
  dCreateTime: z.string(),
})
export type DeskInviteCode = z.infer<typeof DeskInviteCode>

/** Invite codes, the newest first. */
export const getInviteCodePage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getInviteCodePage',
  gate: 'operator',
  summary: 'Invite codes.',
  body: z.object(listQuery),
  data: pageOf(DeskInviteCode),
})

/** Makes an invite code of the caller's operator, a random one when none is given. */
export const saveInviteCode = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/saveInviteCode',
  gate: 'operator',
  summary: 'Makes an invite code.',
  body: z.object({ cInviteCode: z._default(z.string().check(z.trim(), z.regex(/^(?:[0-9A-Z]{4,20})?$/)), '') }),
  data: z.object({ cInviteCode: z.string(), cInviteUuid: z.string() }),
  failures: {
    CODE_TAKEN: { code: 4009, data: z.object({ cField: z.literal('cInviteCode') }) },
    /** The installation has no operator yet: one is an institution of its own. */
    OPERATOR_MISSING: { code: 4009 },
  },
})

/** Stops or resumes an invite code. */
export const stopInviteCode = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/stopInviteCode',
  gate: 'operator',
  summary: 'Stops or resumes an invite code.',
  body: z.object({ cInviteCode: uuidText, bStop: z.boolean() }),
  data: z.object({}),
  failures: { STATE_CHANGED: { code: 4009 } },
})

/** A message that no SMS service has sent: it waits to be read here. */
export const DeskSms = z.object({ cMobilePhone: z.string(), cText: z.string(), dCreateTime: z.string() })
export type DeskSms = z.infer<typeof DeskSms>

/** Messages of the local outbox, the newest first; empty (2000) while an SMS service is connected. */
export const getSmsOutboxPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getSmsOutboxPage',
  gate: 'operator',
  summary: 'Messages of the local outbox.',
  body: z.object(listQuery),
  data: pageOf(DeskSms),
})

/** What somebody did to rows of others. */
export const DeskAuditEntry = z.object({
  dCreateTime: z.string(),
  cNickname: z.string(),
  cMobilePhone: z.string(),
  /** Endpoint and decision: `auditEnterpriseApply.pass`. */
  cAction: z.string(),
  cSubject: z.string(),
  cReason: z.string(),
})
export type DeskAuditEntry = z.infer<typeof DeskAuditEntry>

/** The audit log, the newest first; by who, whom or reason. */
export const getAuditLogPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getAuditLogPage',
  gate: 'operator',
  summary: 'Who did what.',
  body: z.object(listQuery),
  data: pageOf(DeskAuditEntry),
})
