import { sql } from 'drizzle-orm'

import { defineSource, field } from '../../list-engine/define-source.ts'

/** Members who may decide on a trade that waits: approvers and administrators but its buyer, who only may while nobody else does. */
const DECIDERS = sql`select d.id from order_approval a
  join org_member d on d.organisation_id = a.organisation_id and not d.stop and (d.can_approve or d.user_type = 'admin')
  where a.trade_id = o.trade_id and a.state = 0 and (d.account_id <> o.account_id or not exists (
    select 1 from org_member other
    where other.organisation_id = a.organisation_id and not other.stop and other.account_id <> o.account_id
      and (other.can_approve or other.user_type = 'admin')))`

/** The tabs that have an order: 1 for whom it waits, 2 for who has decided, 3 to pay, 4 under way, 5 completed. Engine 9.3. */
const TABS = sql`select '1 ' || waiting.id as tab from (${DECIDERS}) waiting
  union all select '2 ' || a.approver_person_id from order_approval a where a.trade_id = o.trade_id and a.state in (1, 2)
  union all select case when o.state in (20, 22) then '3' when o.state in (25, 30, 35, 40) then '4' when o.state = 50 then '5' end`

/** Tabs that are the caller's own. */
const OWN_TABS: readonly string[] = ['1', '2']

/** Orders of an institution: all of them for administrators and approvers, their own for other members. Domain 2.2, sheet 31. */
export const orgOrders = defineSource({
  name: 'orgOrders',
  from: sql`shop_order o join trade t on t.id = o.trade_id join shop s on s.id = o.shop_id
    left join org_member m on m.id = o.person_id`,
  key: { field: 'cOrderUuid', sql: sql`o.id` },
  scopes: {
    own: ({ accountId }) => sql`o.account_id = ${accountId}::uuid and not o.buyer_deleted`,
    institution: ({ organisationId, personId, accountId, isAdmin }) => {
      if (organisationId === undefined || personId === undefined) return undefined
      const all = sql`o.organisation_id = ${organisationId}::uuid`
      if (isAdmin) return all
      return sql`${all} and (o.account_id = ${accountId}::uuid or exists (
        select 1 from org_member reader where reader.id = ${personId}::uuid and reader.can_approve))`
    },
  },
  createdAt: sql`o.created_at`,
  fields: {
    cOrderUuid: field.key(sql`o.id`, { filter: true }),
    cOrderNo: field.text(sql`o.order_no`, { filter: true, order: true, fold: true }),
    cTradeNo: field.text(sql`t.trade_no`, { filter: true }),
    cPersonUuid: field.key(sql`o.person_id`, { filter: true }),
    cPersonName: field.text(sql`coalesce(m.person_name, '')`, {
      filter: true,
      order: true,
      fold: true,
      sorts: 'names',
    }),
    cShopName: field.text(sql`s.name`, { filter: true, order: true, fold: true, sorts: 'names' }),
    iOrderState: field.int(sql`o.state`, { filter: true, order: true }),
    iPayAmount: field.money(sql`o.pay_cents`, { filter: true, order: true, sum: true }),
    dCreateTime: field.date(sql`o.created_at`, { filter: true, order: true }),
    iLineCount: field.int(sql`(select count(*)::int from order_item i where i.order_id = o.id)`),
    cProdName: field.exists(
      (matches) => sql`exists (select 1 from order_item i where i.order_id = o.id and ${matches(sql`i.name`)})`,
      { fold: true },
    ),
    iTab: field.exists((matches) => sql`exists (select 1 from (${TABS}) tabs where ${matches(sql`tabs.tab`)})`, {
      fixedTo: ({ personId = '' }, asked) => (OWN_TABS.includes(asked) ? `${asked} ${personId}` : asked),
    }),
  },
})
