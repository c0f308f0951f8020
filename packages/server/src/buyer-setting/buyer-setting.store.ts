import { FOOTPRINT_LIMITS } from '@mallwright/contract/collect'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import { orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { account } from '../db/tables/account.table.ts'
import { buyerSetting } from '../db/tables/trade/buyer-setting.table.ts'
import type { BuyerOwner } from '../sale/buyer-owner.ts'
import { IS_VERIFIED } from '../gateway/guard/institution.store.ts'

/** What is set and counted for an owner; defaults of addresses and headers are the owner's own. */
const INFO = rows(
  {
    contactName: z.string(),
    contactPhone: z.string(),
    receivesNotices: z.boolean(),
    defaultAddress: z.string(),
    defaultHeader: z.string(),
    coupons: z.number(),
    products: z.number(),
    shops: z.number(),
    footprints: z.number(),
  },
  `with owned as (select $1::uuid as account_id, $2::uuid as organisation_id)
   select coalesce(b.contact_name, '') as "contactName", coalesce(b.contact_phone, '') as "contactPhone",
     coalesce(b.receive_notice, true) as "receivesNotices",
     coalesce((select concat(d.province, case when d.city = d.province then '' else d.city end, d.area, ' ', d.detail) from address d
       where d.account_id = o.account_id and d.organisation_id is not distinct from o.organisation_id and d.is_default), '')
       as "defaultAddress",
     coalesce((select h.title from invoice_header h where h.account_id = o.account_id
       and h.organisation_id is not distinct from o.organisation_id and h.is_default), '') as "defaultHeader",
     (select count(*) from user_coupon u where u.account_id = o.account_id
       and u.organisation_id is not distinct from o.organisation_id and u.state = 1 and u.valid_to > now())::int as coupons,
     (select count(*) from collect_product cp join product p on p.id = cp.product_id join site_shop ss on ss.shop_id = p.shop_id
       and ss.site_id = $3 where cp.account_id = o.account_id)::int as products,
     (select count(*) from collect_shop cs join site_shop ss on ss.shop_id = cs.shop_id and ss.site_id = $3
       where cs.account_id = o.account_id)::int as shops,
     (select count(*) from footprint f join product p on p.id = f.product_id join site_shop ss on ss.shop_id = p.shop_id
       and ss.site_id = $3 where f.account_id = o.account_id
       and f.view_date > (now() at time zone 'Asia/Shanghai')::date - ${FOOTPRINT_LIMITS.days})::int as footprints
   from owned o left join buyer_setting b on b.account_id = o.account_id
     and b.organisation_id is not distinct from o.organisation_id`,
  'buyer-info',
)

/** Settings and counters of an owner on a site. */
export async function readBuyerInfo(client: Queryable, { accountId, organisationId }: BuyerOwner, siteId: string) {
  return INFO.one(client, [accountId, organisationId, siteId])
}

const MEMBERSHIP = rows(
  {
    name: z.string(),
    kind: z.number(),
    creditCode: z.string(),
    operatorName: z.string(),
    isVerified: z.boolean(),
    isAdmin: z.boolean(),
    canApprove: z.boolean(),
    canPay: z.boolean(),
    spendLimitCents: z.nullable(z.string()),
  },
  `select o.name, o.kind, coalesce(o.credit_code, '') as "creditCode", coalesce(op.name, '') as "operatorName",
     ${IS_VERIFIED} as "isVerified", m.user_type = 'admin' as "isAdmin", m.can_approve as "canApprove", m.can_pay as "canPay",
     m.spend_limit_cents as "spendLimitCents"
   from org_member m join organisation o on o.id = m.organisation_id left join operator op on op.id = o.own_operator_id
   where m.account_id = $1 and m.organisation_id = $2`,
  'buyer-membership',
)

/** An account's membership of an institution. */
export async function readMembership(client: Queryable, accountId: string, organisationId: string) {
  return MEMBERSHIP.one(client, [accountId, organisationId])
}

/** The parts of a setting that a save may change. */
export type SettingChange = Partial<
  Pick<typeof buyerSetting.$inferInsert, 'contactName' | 'contactPhone' | 'receivesNotices'>
>

/** Changes the setting of an owner. */
export async function saveSetting(client: Queryable, owner: BuyerOwner, change: SettingChange): Promise<void> {
  await orm(client)
    .insert(buyerSetting)
    .values({ ...owner, ...change })
    .onConflictDoUpdate({
      target: [buyerSetting.accountId, buyerSetting.organisationId],
      set: { ...change, updatedAt: sql`now()` },
    })
}

const OWN_PICTURE = rows(
  { id: z.string() },
  `select d.id from file_doc d where d.id::text = $1 and d.owner_account_id = $2 and d.visibility = 'public'
     and d.mime like 'image/%' and d.deleted_at is null`,
)

/** The id of a public picture that an account has uploaded; `undefined` for any other. */
export async function findOwnPicture(client: Queryable, accountId: string, id: string): Promise<string | undefined> {
  return (await OWN_PICTURE.first(client, [id, accountId]))?.id
}

/** Changes nickname or picture of an account; gives both. */
export async function changeProfile(
  client: Queryable,
  accountId: string,
  change: Partial<Pick<typeof account.$inferInsert, 'nickname' | 'headImageUrl'>>,
): Promise<{ readonly nickname: string; readonly headImageUrl: string }> {
  const [changed] = await orm(client)
    .update(account)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(account.id, accountId))
    .returning({ nickname: account.nickname, headImageUrl: account.headImageUrl })
  if (!changed) throw new Error('the account of a session is gone')
  return changed
}
