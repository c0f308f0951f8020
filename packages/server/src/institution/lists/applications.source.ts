import { sql } from 'drizzle-orm'

import { defineSource, field } from '../../list-engine/define-source.ts'

/** Applications for institutions, of the account that made them. A condition on the manager's phone means the session's: domain 1.13. */
export const applications = defineSource({
  name: 'applications',
  from: sql`enterprise_apply e`,
  key: { field: 'cApplyUuid', sql: sql`e.id` },
  scopes: {
    own: ({ accountId }) => sql`e.account_id = ${accountId}::uuid`,
  },
  createdAt: sql`e.created_at`,
  fields: {
    cApplyUuid: field.key(sql`e.id`, { filter: true }),
    cEnterpriseName: field.text(sql`e.name`, { filter: true, order: true, fold: true, sorts: 'names' }),
    cUniformSocialCreditCode: field.text(sql`e.credit_code`, { filter: true }),
    iAuthenticationType: field.int(sql`e.kind`, { filter: true, order: true }),
    cCorporation: field.text(sql`e.corporation`, { filter: true }),
    cProvince: field.text(sql`e.province`, { filter: true }),
    cCity: field.text(sql`e.city`, { filter: true, order: true, sorts: 'names' }),
    cArea: field.text(sql`e.area`, { filter: true }),
    cManagerPhone: field.text(sql`e.manager_phone`, { filter: true, fixedTo: ({ phone }) => phone }),
    iState: field.int(sql`e.state`, { filter: true, order: true }),
    dCreateTime: field.date(sql`e.created_at`, { filter: true, order: true }),
    dOperationTime: field.date(sql`e.decided_at`, { filter: true, order: true }),
    cReason: field.text(sql`e.reason`, { filter: true }),
    cApplyChannel: field.text(sql`e.apply_channel`, { filter: true }),
    cInviteCode: field.text(sql`e.invite_code`, { filter: true }),
  },
})

const MASKED_PHONE = sql`left(a.mobile_phone, 3) || '****' || right(a.mobile_phone, 4)`

/** Requests to join an institution, for who may open the menu of their list; people are masked. Domain 2.10. */
export const joinApplies = defineSource({
  name: 'joinApplies',
  from: sql`join_apply j join account a on a.id = j.account_id`,
  key: { field: 'cApplyUuid', sql: sql`j.id` },
  scopes: {
    institution: ({ organisationId }) =>
      organisationId === undefined ? undefined : sql`j.organisation_id = ${organisationId}::uuid`,
  },
  createdAt: sql`j.created_at`,
  fields: {
    cApplyUuid: field.key(sql`j.id`, { filter: true }),
    cPersonName: field.text(sql`coalesce(nullif(a.nickname, ''), ${MASKED_PHONE})`, {
      filter: true,
      order: true,
      fold: true,
      sorts: 'names',
    }),
    cMobilePhone: field.text(MASKED_PHONE),
    cRealName: field.text(sql`case when a.real_name = '' then '' else left(a.real_name, 1) || '**' end`),
    cRemark: field.text(sql`j.remark`, { filter: true }),
    cReason: field.text(sql`j.reason`),
    iState: field.int(sql`j.state`, { filter: true, order: true }),
    dCreateTime: field.date(sql`j.created_at`, { filter: true, order: true }),
  },
})
