import type { VoucherType } from '@mallwright/contract/voucher'
import * as z from 'zod/mini'

import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { isUuid } from '../../db/row-id.ts'

const id = { id: z.string() }

/** By the number itself, else by the only one that begins so. */
const BY_NUMBER = rows(
  { ...id, isExact: z.boolean() },
  `select id, voucher_no = $3 as "isExact" from voucher
   where organisation_id = $1 and type = $2 and deleted_at is null and starts_with(voucher_no, $3)
   order by voucher_no = $3 desc, voucher_no limit 2`,
)

/** Finds a voucher by its number: exactly, or the only one that begins so. */
export async function findByNumber(
  client: Queryable,
  organisationId: string,
  type: VoucherType,
  number: string,
): Promise<string | undefined> {
  const [first, second] = await BY_NUMBER.all(client, [organisationId, type, number])
  return first && (first.isExact || !second) ? first.id : undefined
}

const OTHERS = `from voucher where organisation_id = $1 and type = $2 and deleted_at is null`
const HERE = `(select voucher_no, id from voucher where id = $3 and organisation_id = $1 and type = $2)`

const STEPS = {
  first: rows(id, `select id ${OTHERS} and ($3::uuid is null or true) order by voucher_no, id limit 1`),
  last: rows(id, `select id ${OTHERS} and ($3::uuid is null or true) order by voucher_no desc, id desc limit 1`),
  prev: rows(id, `select id ${OTHERS} and (voucher_no, id) < ${HERE} order by voucher_no desc, id desc limit 1`),
  next: rows(id, `select id ${OTHERS} and (voucher_no, id) > ${HERE} order by voucher_no, id limit 1`),
}

/** The voucher that a step in the order of numbers leads to. */
export async function stepFrom(
  client: Queryable,
  organisationId: string,
  type: VoucherType,
  { move, from }: { readonly move: keyof typeof STEPS; readonly from: string | undefined },
): Promise<string | undefined> {
  const here = from !== undefined && isUuid(from) ? from : null
  return (await STEPS[move].first(client, [organisationId, type, here]))?.id
}

const LOG = rows(
  {
    action: z.string(),
    personName: z.string(),
    fromState: z.number(),
    toState: z.number(),
    opinion: z.string(),
    createdAt: z.date(),
  },
  `select l.action, coalesce(m.person_name, '') as "personName", l.from_state as "fromState", l.to_state as "toState",
     l.opinion, l.created_at as "createdAt"
   from voucher_log l left join org_member m on m.id = l.person_id where l.voucher_id = $1 order by l.id desc limit 200`,
)

/** What happened to a voucher, the latest first. */
export async function readLog(client: Queryable, voucherId: string) {
  return LOG.all(client, [voucherId])
}

const REFUSAL = rows(
  { opinion: z.string() },
  `select opinion from voucher_log where voucher_id = $1 and action = 'REFUSE' order by id desc limit 1`,
)

/** Why a voucher was refused last; `undefined` of one that never was. */
export async function readRefusal(client: Queryable, voucherId: string): Promise<string | undefined> {
  return (await REFUSAL.first(client, [voucherId]))?.opinion
}

const COUNTS = rows(
  { type: z.string(), count: z.number() },
  `select type, count(*)::int as count from voucher
   where organisation_id = $1 and deleted_at is null and state in (10, 20, 35) group by type`,
)

/** How many vouchers of each type are unfinished in an institution: drafts, refused ones, those in approval. */
export async function countUnfinished(client: Queryable, organisationId: string): Promise<ReadonlyMap<string, number>> {
  const found = await COUNTS.all(client, [organisationId])
  return new Map(found.map(({ type, count }) => [type, count]))
}

const OFF = rows({ type: z.string() }, `select type from voucher_type_off where organisation_id = $1`)

/** The types that an institution does not use. */
export async function readOffTypes(client: Queryable, organisationId: string): Promise<ReadonlySet<string>> {
  const found = await OFF.all(client, [organisationId])
  return new Set(found.map(({ type }) => type))
}
