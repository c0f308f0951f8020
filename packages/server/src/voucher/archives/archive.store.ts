import type { VoucherType } from '@mallwright/contract/voucher'
import { VOUCHER_TYPES } from '@mallwright/contract/voucher'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { command, rows } from '../../db/query.ts'
import { partnerCode } from './partner-code.ts'

const MAKE_PARTNER = command(
  `insert into archive (organisation_id, kind, code, name, partner_org_id)
   select $1, $2, ${partnerCode('upper(left($2, 1))', 'o.id')}, o.name, o.id from organisation o where o.id = $3
   on conflict (organisation_id, kind, partner_org_id) do nothing`,
)

/** Read afterwards: an order of the mall may have made it while the statement before waited. */
const PARTNER = rows(
  { id: z.string() },
  `select id from archive where organisation_id = $1 and kind = $2 and partner_org_id = $3`,
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
  const named = [organisationId, kind, partnerOrgId]
  await MAKE_PARTNER.run(client, named)
  return (await PARTNER.one(client, named)).id
}

const MAKE_MATERIALS = command(
  `insert into archive (organisation_id, kind, code, name, spec, unit, price, tax_rate)
   select distinct on (code) $1::uuid, 'material', code, name, spec, unit, price, tax_rate from archive
   where id = any($2::uuid[]) and kind = 'material' order by code
   on conflict (organisation_id, kind, code) do nothing`,
)

/** Read afterwards, as the partner is. */
const MATERIALS = rows(
  { foreignId: z.string(), id: z.string() },
  `select w.id as "foreignId", a.id from archive w
   join archive a on a.organisation_id = $1::uuid and a.kind = 'material' and a.code = w.code
   where w.id = any($2::uuid[]) and w.kind = 'material'`,
)

/** The materials of an institution with the codes of another's, which are made where there are none; by the other's ids. */
export async function ensureMaterials(
  client: Transaction,
  organisationId: string,
  foreignIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (foreignIds.length === 0) return new Map()
  const named = [organisationId, [...new Set(foreignIds)]]
  await MAKE_MATERIALS.run(client, named)
  const found = await MATERIALS.all(client, named)
  return new Map(found.map(({ foreignId, id }) => [foreignId, id]))
}
