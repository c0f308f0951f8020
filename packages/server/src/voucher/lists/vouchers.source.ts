import { sql } from 'drizzle-orm'

import { defineSource, field } from '../../list-engine/define-source.ts'

/** Fields that every list of vouchers `v` with their partner `p` has. */
export const VOUCHER_FIELDS = {
  cVoucherUuid: field.key(sql`v.id`, { filter: true }),
  cVouchType: field.text(sql`v.type`, { filter: true }),
  cVoucherNo: field.text(sql`v.voucher_no`, { filter: true, order: true, fold: true }),
  cPartnerName: field.text(sql`coalesce(p.name, '')`, { filter: true, order: true, fold: true, sorts: 'names' }),
  iAmount: field.money(sql`v.amount_cents`, { filter: true, order: true, sum: true }),
  dVoucherDate: field.date(sql`(v.voucher_date::timestamp at time zone 'Asia/Shanghai')`, {
    filter: true,
    order: true,
  }),
  cMaterialName: field.exists(
    (matches) => sql`exists (
      select 1 from voucher_line l join archive a on a.id = l.material_id where l.voucher_id = v.id and ${matches(sql`a.name`)})`,
    { fold: true },
  ),
}

/** Vouchers of an institution; a list's fixed filter names the type. Engine 9.1. */
export const vouchers = defineSource({
  name: 'vouchers',
  from: sql`voucher v left join archive p on p.id = v.partner_id
    left join org_member m on m.account_id = v.created_by and m.organisation_id = v.organisation_id`,
  key: { field: 'cVoucherUuid', sql: sql`v.id` },
  scopes: {
    own: ({ organisationId, accountId }) =>
      organisationId === undefined
        ? undefined
        : sql`v.organisation_id = ${organisationId}::uuid and v.created_by = ${accountId}::uuid and v.deleted_at is null`,
    institution: ({ organisationId }) =>
      organisationId === undefined
        ? undefined
        : sql`v.organisation_id = ${organisationId}::uuid and v.deleted_at is null`,
  },
  createdAt: sql`v.created_at`,
  fields: {
    ...VOUCHER_FIELDS,
    cPartner: field.key(sql`v.partner_id`, { filter: true }),
    cDepartment: field.key(sql`nullif(v.fields->>'cDepartment', '')::uuid`, { filter: true }),
    iVoucherState: field.int(sql`v.state`, { filter: true, order: true }),
    iExecState: field.int(sql`v.exec_state`, { filter: true, order: true }),
    cPersonName: field.text(sql`coalesce(m.person_name, '')`, { filter: true, order: true, sorts: 'names' }),
  },
})
