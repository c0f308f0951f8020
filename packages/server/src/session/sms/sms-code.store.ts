import { randomInt, randomUUID } from 'node:crypto'

import { SMS_CODE_LENGTH } from '@mallwright/contract/session'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import { inTransaction } from '../../db/database.ts'
import type { Database } from '../../db/database.ts'
import { command, orm, rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { phoneQuery, smsCode } from '../../db/tables/limits/sms.table.ts'
import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'
import { sha256 } from '../../gateway/guard/secret.ts'

/** Lifetime of a code, in s. Domain 2.14. */
export const CODE_LIFETIME_S = 300

/** Pause between two codes of a phone, in s. Domain 1.13. */
export const RESEND_S = 60

/** Codes of a phone within a number of seconds. Domain 1.13; five an hour: issue 13. */
const PHONE_LIMITS = [
  { count: 1, seconds: RESEND_S },
  { count: 5, seconds: 3600 },
  { count: 10, seconds: 86_400 },
] as const

const HOUR_S = 3600

/** Wrong tries of a code. Domain 1.13. */
const MAX_TRIES = 5

const LOCK_KEY = command('select pg_advisory_xact_lock(hashtextextended($1, 0))')

/** Seconds until the oldest of the newest $2 rows is older than $3 s; 0 when there are fewer. */
const waitOf = (table: 'sms_code' | 'phone_query', column: 'phone' | 'address', counted = 'true') =>
  rows(
    { seconds: z.number() },
    `select coalesce(greatest(0, ceil(extract(epoch from
       (array_agg(created_at order by created_at desc))[$2::int] + make_interval(secs => $3) - now()))), 0)::int as seconds
     from ${table} where ${column} = $1 and created_at > now() - make_interval(secs => $3) and (${counted})`,
  )
/** A code that no service took counts for the minute only: its phone must not wait an hour for a service that is back. */
const PHONE_WAIT = waitOf('sms_code', 'phone', `expires_at > created_at or $3 <= ${RESEND_S}`)
const ADDRESS_WAIT = waitOf('sms_code', 'address')
const QUERY_WAIT = waitOf('phone_query', 'address')

/** Who asks for a code, and what an address may ask for. */
export interface CodeRequest {
  readonly phone: string
  readonly address: string
  readonly perAddressPerHour: number
  /** The code of a demo mall. */
  readonly fixedCode: string | undefined
}

/** A stored code, not sent yet. */
export interface ReservedCode {
  readonly id: string
  readonly code: string
}

/** Stores a new code of a phone, unless the phone or the address had too many. Every process counts the same rows. */
export async function reserveCode(
  database: Database,
  { phone, address, perAddressPerHour, fixedCode }: CodeRequest,
): Promise<ReservedCode | Failed<'TOO_MANY_CODES', { readonly iRetrySeconds: number }>> {
  // Without a lock at first: a flood for one phone must not occupy the connections of all others.
  const refused = await refuseCode(database.pool, { phone, address, perAddressPerHour })
  if (refused) return refused
  return inTransaction(database, async (client) => {
    await LOCK_KEY.run(client, [`sms phone ${phone}`])
    await LOCK_KEY.run(client, [`sms address ${address}`])
    const late = await refuseCode(client, { phone, address, perAddressPerHour })
    if (late) return late
    const code = fixedCode ?? String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0')
    const id = randomUUID()
    await orm(client)
      .insert(smsCode)
      .values({
        id,
        phone,
        address,
        codeHash: sha256(`${id} ${code}`),
        expiresAt: sql`now() + make_interval(secs => ${CODE_LIFETIME_S})`,
      })
    return { id, code }
  })
}

/** Ends a code that was not sent: the one before it is valid again. It counts for the minute, and for the address. */
export async function voidCode(client: Queryable, id: string): Promise<void> {
  await orm(client).update(smsCode).set({ expiresAt: smsCode.createdAt }).where(eq(smsCode.id, id))
}

async function refuseCode(
  client: Queryable,
  { phone, address, perAddressPerHour }: Omit<CodeRequest, 'fixedCode'>,
): Promise<Failed<'TOO_MANY_CODES', { readonly iRetrySeconds: number }> | undefined> {
  const waits = [(await ADDRESS_WAIT.one(client, [address, perAddressPerHour, HOUR_S])).seconds]
  for (const { count, seconds } of PHONE_LIMITS) {
    waits.push((await PHONE_WAIT.one(client, [phone, count, seconds])).seconds)
  }
  const iRetrySeconds = Math.max(...waits)
  return iRetrySeconds > 0 ? fail('TOO_MANY_CODES', { iRetrySeconds }) : undefined
}

const TRY_CODE = rows(
  { isRight: z.boolean(), attempts: z.number() },
  `update sms_code set attempts = attempts + 1,
     used_at = case when code_hash = encode(sha256(convert_to(id::text || ' ' || $2, 'UTF8')), 'hex') then now() end
   where id = (select id from sms_code where phone = $1 and expires_at > now() order by created_at desc, id limit 1)
     and used_at is null and attempts < ${MAX_TRIES}
   returning used_at is not null as "isRight", attempts`,
)

/** Uses the newest valid code of a phone up, or counts a wrong try. */
export async function redeemCode(
  client: Queryable,
  phone: string,
  code: string,
): Promise<true | Failed<'CODE_WRONG', { readonly attemptsLeft: number }> | Failed<'CODE_EXPIRED', undefined>> {
  const tried = await TRY_CODE.first(client, [phone, code])
  if (!tried) return fail('CODE_EXPIRED')
  if (tried.isRight) return true
  const attemptsLeft = MAX_TRIES - tried.attempts
  return attemptsLeft > 0 ? fail('CODE_WRONG', { attemptsLeft }) : fail('CODE_EXPIRED')
}

/** Counts a look-up of an address; gives the seconds until the next one is allowed, 0 when this one is. */
export async function countQuery(
  database: Database,
  { address, perHour }: { readonly address: string; readonly perHour: number },
): Promise<number> {
  const limit = [address, perHour, HOUR_S]
  // Without a lock at first, as for codes.
  const refused = (await QUERY_WAIT.one(database.pool, limit)).seconds
  if (refused > 0) return refused
  return inTransaction(database, async (client) => {
    await LOCK_KEY.run(client, [`phone query ${address}`])
    const { seconds } = await QUERY_WAIT.one(client, limit)
    if (seconds === 0) await orm(client).insert(phoneQuery).values({ address })
    return seconds
  })
}
