/**
 * SQL: whether member `d` may decide on task `t` of voucher `v`: who is named, or has the role, and has not submitted the voucher unless
 * nobody else may decide. Administrators stand in for any role. Engine 6.7, domain 2.2.
 */
const MAY_EVER = (member: string) => `(not ${member}.stop and ${member}.organisation_id = v.organisation_id and (
  t.person_id = ${member}.id or (t.person_id is null and (${member}.user_type = 'admin' or exists (
    select 1 from member_role mr join role r on r.id = mr.role_id where mr.org_member_id = ${member}.id and r.code = t.role)))))`

export const MAY_DECIDE = `(${MAY_EVER('d')} and (d.account_id is distinct from t.submitter_id or not exists (
  select 1 from org_member o where o.account_id is distinct from t.submitter_id and ${MAY_EVER('o')})))`
