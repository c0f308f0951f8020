import type { VoucherType } from '@mallwright/contract/voucher'
import { VOUCHER_TYPES } from '@mallwright/contract/voucher'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { rows } from '../../db/query.ts'

const PARTNER = rows(
  { id: z.string() },
  `with made as (
     insert into archive (organisation_id, kind, code, name, partner_org_id)
     select $1, $2, upper(left($2, 1)) || '-' || upper(left(replace(o.id::text, '-', ''), 12)), o.name, o.id
     from organisation o where o.id = $3
     on conflict (organisation_id, kind, partner_org_id) do nothing returning id)
   select id from made
   union all select id from archive where organisation_id = $1 and kind = $2 and partner_org_id = $3 limit 1`,
)

/** The supplier or customer of an institution that another one is; made where there is none: whoever sends vouchers becomes known. */
export async function ensurePartner(
  client: Transaction,
  {
    organisationId,
    type,
    partnerOrgId,
  }: { readonly organisationId: string; readonly type: VoucherType; readonly partnerOrgId: string },
): Promise<string> {
  const kind = VOUCHER_TYPES[type].side === 'up' ? 'supplier' : 'customer'
  return (await PARTNER.one(client, [organisationId, kind, partnerOrgId])).id
}

const MATERIALS = rows(
  { foreignId: z.string(), id: z.string() },
  `with wanted as (
     select a.id as "foreignId", a.code, a.name, a.spec, a.unit, a.price, a.tax_rate from archive a
     where a.id = any($2::uuid[]) and a.kind = 'material'),
   made as (
     insert into archive (organisation_id, kind, code, name, spec, unit, price, tax_rate)
     select distinct on (code) $1::uuid, 'material', code, name, spec, unit, price, tax_rate from wanted
     on conflict (organisation_id, kind, code) do nothing returning id, code)
   select w."foreignId", coalesce(m.id, a.id) as id
   from wanted w left join made m on m.code = w.code
   left join archive a on a.organisation_id = $1::uuid and a.kind = 'material' and a.code = w.code`,
)

/** The materials of an institution with the codes of another's, which are made where there are none; by the other's ids. */
export async function ensureMaterials(
  client: Transaction,
  organisationId: string,
  foreignIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (foreignIds.length === 0) return new Map()
  const found = await MATERIALS.all(client, [organisationId, [...new Set(foreignIds)]])
  return new Map(found.map(({ foreignId, id }) => [foreignId, id]))
}
