import { randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../db/database.ts'
import { only, orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { shareLink } from '../db/tables/trade/share.table.ts'

/** What a link leads to. */
export interface ShareTarget {
  readonly type: 'prod' | 'shop'
  /** Product code, or id of a shop. */
  readonly id: string
}

const TARGETS = {
  prod: rows(
    { id: z.string() },
    `select p.prod_code as id from product p join site_shop ss on ss.shop_id = p.shop_id and ss.site_id = $1
     where p.prod_code = $2 and p.on_shelf`,
  ),
  shop: rows({ id: z.string() }, `select shop_id as id from site_shop where site_id = $1 and shop_id::text = $2`),
} as const

/** Whether a site has a product on the shelf, or a shop. */
export async function hasTarget(client: Queryable, siteId: string, { type, id }: ShareTarget): Promise<boolean> {
  return (await TARGETS[type].first(client, [siteId, id])) !== undefined
}

/** Bytes of a code: 12 characters that nobody guesses. */
const CODE_BYTES = 9

/** How long a link is valid, from the last time that it was shared. */
const VALID = sql`now() + interval '30 days'`

/** The link by which an account shares a target: one each, valid anew. */
export async function renewShareLink(
  client: Transaction,
  ownerAccountId: string,
  { type, id }: ShareTarget,
): Promise<{ readonly code: string; readonly expiresAt: Date }> {
  const saved = await orm(client)
    .insert(shareLink)
    .values({
      code: randomBytes(CODE_BYTES).toString('base64url'),
      ownerAccountId,
      targetType: type,
      targetId: id,
      expiresAt: VALID,
    })
    .onConflictDoUpdate({
      target: [shareLink.ownerAccountId, shareLink.targetType, shareLink.targetId],
      set: { expiresAt: VALID },
    })
    .returning({ code: shareLink.code, expiresAt: shareLink.expiresAt })
  return only(saved)
}

const VISIT = rows(
  {
    type: z.enum(['prod', 'shop']),
    targetId: z.string(),
    nickname: z.string(),
    phone: z.string(),
  },
  `update share_link l set visits = visits + case when l.owner_account_id = $2::uuid then 0 else 1 end
   from account a where l.code = $1 and l.expires_at > now() and l.target_type in ('prod', 'shop') and a.id = l.owner_account_id
   returning l.target_type as type, l.target_id as "targetId", a.nickname, a.mobile_phone as phone`,
)

/** Counts a visit by a valid code, unless it is the owner's own; `undefined` for other codes. */
export async function visitShareLink(client: Queryable, code: string, accountId: string | null) {
  return VISIT.first(client, [code, accountId])
}
