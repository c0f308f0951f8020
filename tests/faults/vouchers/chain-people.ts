import type pg from 'pg'

import type { Random } from '../../fuzz/random.ts'
import type { Gateway } from '../../gateway.ts'
import type { Person, TradeWorld } from '../trade/trade-world.ts'
import { dataOf } from '../trade/trade-world.ts'
import { APPROVALS } from './chain-model.ts'
import { chainType, TYPE_CODES } from './chain-types.ts'
import type { TypeCode } from './chain-types.ts'

/** Institutions that trade, by somebody of them. */
const MODELS = { E1: '19900140001', E2: '19900140002', E4: '19900140004', OP: '19900180001' } as const
const BUYERS = ['E1', 'E2'] as const
const SELLERS = ['E4', 'OP'] as const
type Institution = keyof typeof MODELS
const INSTITUTIONS = Object.keys(MODELS) as readonly Institution[]

/** Administrators of each institution who take part: whoever submits does not decide. */
const ADMINS = 2

/** Codes of materials that every institution has. */
const MATERIALS = ['Z0007', 'Z0018', 'Z0023']

/** The people of a chain: two of each institution. */
export interface ChainPeople {
  readonly buyer: Institution
  readonly seller: Institution
  /** An institution that has no part in the chain. */
  readonly stranger: Institution
  of(institution: string): readonly Person[]
}

/** What people need to make vouchers: templates, and records of their institutions. */
export interface Records {
  readonly template: (type: TypeCode) => { readonly id: string; readonly revision: number }
  readonly partnerId: (owner: string, partner: string, type: TypeCode) => string
  readonly materialId: (owner: string, random: Random) => string
}

/** Signs so many groups of people in. */
export async function enterGroups(world: TradeWorld, groups: number) {
  const people = new Map<string, Person[]>()
  for (const institution of INSTITUTIONS) {
    people.set(institution, await world.addAdmins(MODELS[institution], ADMINS * groups))
  }
  return Array.from({ length: groups }, (_, group) => (random: Random): ChainPeople => {
    const [buyer, seller] = [random.pick(BUYERS), random.pick(SELLERS)]
    const stranger = random.pick(INSTITUTIONS.filter((one) => one !== buyer && one !== seller))
    const of = (institution: string) => (people.get(institution) ?? []).slice(group * ADMINS, (group + 1) * ADMINS)
    return { buyer, seller, stranger, of }
  })
}

/** Writes who approves what and who knows whom; gives the records that vouchers name. */
export async function prepareRecords({ database }: TradeWorld, somebody: Gateway): Promise<Records> {
  const organisations = await organisationsOf(database)
  const idOf = (institution: string) => organisations.get(institution) ?? ''
  for (const [pair, steps] of Object.entries(APPROVALS)) {
    const [institution = '', type] = pair.split(' ')
    const stored = steps.map((aboveCents) => ({ role: 'APPROVER', aboveCents }))
    await database.query(
      `insert into workflow_def (organisation_id, type, steps) values ($1, $2, $3)
       on conflict (organisation_id, type) do update set steps = excluded.steps`,
      [idOf(institution), type, JSON.stringify(stored)],
    )
  }
  for (const kind of ['supplier', 'customer']) {
    for (const owner of INSTITUTIONS) {
      for (const partner of INSTITUTIONS.filter((one) => one !== owner)) {
        await database.query(
          `insert into archive (organisation_id, kind, code, name, partner_org_id) values ($1, $2, 'Q' || $4, $4, $3) on conflict do nothing`,
          [idOf(owner), kind, idOf(partner), partner],
        )
      }
    }
  }
  const { rows } = await database.query<{ key: string; id: string }>(
    `select a.organisation_id || ' ' || a.kind || ' ' || coalesce(a.partner_org_id::text, a.code) as key, a.id from archive a
     where a.kind in ('supplier', 'customer') or (a.kind = 'material' and a.code = any($1))`,
    [MATERIALS],
  )
  const archives = new Map(rows.map(({ key, id }) => [key, id]))
  const { rows: templates } = await database.query<{ type: string; id: string; revision: number }>(
    `select type, id, revision from voucher_template where organisation_id is null and is_default`,
  )
  const byType = new Map(templates.map(({ type, ...template }) => [type, template]))
  // Whoever cannot call at all is seen here.
  dataOf(await somebody.getVoucherWork({ body: {} }))
  if (byType.size < TYPE_CODES.length) throw new Error('a type has no template')
  return {
    template: (type) => byType.get(type) ?? { id: '', revision: 0 },
    partnerId: (owner, partner, type) =>
      archives.get(`${idOf(owner)} ${chainType(type).side === 'buyer' ? 'supplier' : 'customer'} ${idOf(partner)}`) ??
      '',
    materialId: (owner, random) => archives.get(`${idOf(owner)} material ${random.pick(MATERIALS)}`) ?? '',
  }
}

/** The institutions by their numbers. */
async function organisationsOf(database: pg.Pool): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.query<{ phone: string; id: string }>(
    `select a.mobile_phone as phone, m.organisation_id as id from account a join org_member m on m.account_id = a.id and m.is_default
     where a.mobile_phone = any($1)`,
    [Object.values(MODELS)],
  )
  return new Map(INSTITUTIONS.map((one) => [one, rows.find(({ phone }) => phone === MODELS[one])?.id ?? '']))
}
