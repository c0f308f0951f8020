import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { INSTITUTION_LIMITS, InstitutionKind, requiredText } from './institution-fields.ts'

/** The code by which the caller's institution invites; made with the first call. Empty (2000) without an institution. */
export const getMyInvitation = endpoint({
  method: 'POST',
  path: 'alc-alshop/InvitationAction/getMyInvitation',
  gate: 'login',
  summary: 'The invite code of the caller’s institution.',
  body: z.object({}),
  data: z.object({ cInviteCode: z.string(), cInviteUuid: z.string(), cEnterpriseName: z.string() }),
})

/** What an invite code leads to: 1 an operator's, to create an institution with; 2 an institution's, to join it. Domain sheet 25. */
export const checkInvitation = endpoint({
  method: 'POST',
  path: 'alc-alshop/InvitationAction/checkInvitation',
  gate: 'login',
  summary: 'What an invite code leads to.',
  body: z.object({ cInviteCode: requiredText(INSTITUTION_LIMITS.inviteCode) }),
  data: z.object({
    iKind: z.union([z.literal(1), z.literal(2)]),
    cInviteCode: z.string(),
    cInviteUuid: z.string(),
    /** Of an institution; empty for an operator. */
    cEnterpriseUuid: z.string(),
    iAuthenticationType: InstitutionKind,
  }),
  failures: { INVITE_UNKNOWN: { code: 4001, data: z.object({ cField: z.literal('cInviteCode') }) } },
})
