import type { AnswerDataOf } from '@mallwright/contract/rpc'
import type { getAccountByAccSignId } from '@mallwright/contract/session'
import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'

const COLUMNS = {
  id: z.string(),
  mobilePhone: z.string(),
  nickname: z.string(),
  headImageUrl: z.string(),
  isSuper: z.number(),
  organisationName: z.nullable(z.string()),
  organisationId: z.nullable(z.string()),
  organisationKind: z.nullable(z.number()),
}

const PROFILE = rows(
  COLUMNS,
  `select a.id, a.mobile_phone as "mobilePhone", a.nickname, a.head_image_url as "headImageUrl", a.is_super as "isSuper",
     o.name as "organisationName", o.id as "organisationId", o.kind as "organisationKind"
   from account a
   left join org_member m on m.account_id = a.id and m.is_default and not m.stop
   left join organisation o on o.id = m.organisation_id and not o.acc_stop and not o.wait_delete
   where a.id = $1`,
)

/** An account with its current institution. */
export type AccountProfile = z.infer<z.ZodMiniObject<typeof COLUMNS>>

/** Reads the profile of a signed-in account. */
export function accountProfile(client: Queryable, accountId: string): Promise<AccountProfile> {
  return PROFILE.one(client, [accountId])
}

/** A profile in wire names. Roles: specification 1 §4.2. */
export function accountProfileToWire(profile: AccountProfile): AnswerDataOf<typeof getAccountByAccSignId> {
  return {
    cAllLinkUserUuid: profile.id,
    cMobilePhone: profile.mobilePhone,
    cNickname: profile.nickname,
    cHeadImageUrl: profile.headImageUrl,
    isSuper: profile.isSuper,
    cOrgName: profile.organisationName ?? '',
    cEnterpriseUuid: profile.organisationId ?? '',
    iTradeRoleType: profile.organisationId === null ? 1 : 2,
    iAuthenticationType: profile.organisationKind ?? 0,
  }
}
