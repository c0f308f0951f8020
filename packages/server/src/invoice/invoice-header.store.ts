import { MAX_HEADERS } from '@mallwright/contract/invoice'
import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { only, orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { askedId } from '../db/row-id.ts'
import { account } from '../db/tables/account.table.ts'
import { invoiceHeader } from '../db/tables/trade/invoice-header.table.ts'
import type { BuyerOwner } from '../sale/buyer-owner.ts'
import { DONE, fail } from '../gateway/failures/failure.ts'
import type { Done, Failed } from '../gateway/failures/failure.ts'

/** A header as it is stored. */
export type HeaderRow = typeof invoiceHeader.$inferSelect

/** The parts of a header that a save sets; without an account the stored one stays. */
export type HeaderContent = Pick<
  HeaderRow,
  'headerType' | 'title' | 'taxNo' | 'regAddress' | 'regPhone' | 'bankName' | 'email' | 'phone' | 'isDefault'
> & { readonly bankAccountEncrypted?: string | null }

type Unknown = Failed<'HEADER_UNKNOWN', undefined>
type Exists = Failed<'HEADER_EXISTS', { readonly cField: 'cTitle' }>

/** The headers of an owner: the default one first, then the newest. */
export async function listHeaders(client: Queryable, owner: BuyerOwner): Promise<HeaderRow[]> {
  return orm(client)
    .select()
    .from(invoiceHeader)
    .where(ownedBy(owner))
    .orderBy(desc(invoiceHeader.isDefault), desc(invoiceHeader.createdAt), invoiceHeader.id)
}

/** Serialises changes of one account's headers: their number and the default depend on all of them. */
export async function lockHeaders(client: Transaction, { accountId }: BuyerOwner): Promise<void> {
  await orm(client).select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update')
}

/** Adds a header; the first one of an owner becomes the default. Needs the lock. */
export async function addHeader(
  client: Transaction,
  owner: BuyerOwner,
  content: HeaderContent,
): Promise<HeaderRow | Exists | Failed<'TOO_MANY_HEADERS', { readonly iMax: number }>> {
  const db = orm(client)
  const [counted] = await db.select({ total: count() }).from(invoiceHeader).where(ownedBy(owner))
  const total = counted?.total ?? 0
  if (total >= MAX_HEADERS) return fail('TOO_MANY_HEADERS', { iMax: MAX_HEADERS })
  if (await hasSame(client, owner, content)) return fail('HEADER_EXISTS', { cField: 'cTitle' })
  const isDefault = content.isDefault || total === 0
  if (isDefault) await clearDefault(client, owner)
  return only(
    await db
      .insert(invoiceHeader)
      .values({ ...owner, ...content, isDefault })
      .returning(),
  )
}

/** Changes a header; the default one stays it until another becomes it. Needs the lock. */
export async function changeHeader(
  client: Transaction,
  owner: BuyerOwner,
  { id, content }: { readonly id: string; readonly content: HeaderContent },
): Promise<HeaderRow | Unknown | Exists> {
  const { isDefault, ...parts } = content
  const known = await findHeader(client, owner, id)
  if (!known) return fail('HEADER_UNKNOWN')
  if (await hasSame(client, owner, content, known.id)) return fail('HEADER_EXISTS', { cField: 'cTitle' })
  if (isDefault) await clearDefault(client, owner, known.id)
  return only(
    await orm(client)
      .update(invoiceHeader)
      .set({ ...parts, ...(isDefault && { isDefault }), updatedAt: sql`now()` })
      .where(eq(invoiceHeader.id, known.id))
      .returning(),
  )
}

/** Deletes a header; the newest of the others becomes the default when it was. Needs the lock. */
export async function removeHeader(client: Transaction, owner: BuyerOwner, id: string): Promise<Done | Unknown> {
  const db = orm(client)
  const [removed] = await db
    .delete(invoiceHeader)
    .where(and(ownedBy(owner), hasId(id)))
    .returning()
  if (!removed) return fail('HEADER_UNKNOWN')
  if (!removed.isDefault) return DONE
  const [next] = await listHeaders(client, owner)
  if (next) await db.update(invoiceHeader).set({ isDefault: true }).where(eq(invoiceHeader.id, next.id))
  return DONE
}

/** Makes a header the default one. Needs the lock. */
export async function makeDefaultHeader(client: Transaction, owner: BuyerOwner, id: string): Promise<Done | Unknown> {
  const known = await findHeader(client, owner, id)
  if (!known) return fail('HEADER_UNKNOWN')
  await clearDefault(client, owner, known.id)
  await orm(client).update(invoiceHeader).set({ isDefault: true }).where(eq(invoiceHeader.id, known.id))
  return DONE
}

async function findHeader(client: Queryable, owner: BuyerOwner, id: string): Promise<{ id: string } | undefined> {
  const [known] = await orm(client)
    .select({ id: invoiceHeader.id })
    .from(invoiceHeader)
    .where(and(ownedBy(owner), hasId(id)))
  return known
}

/** Whether an owner has another header of the same title and tax number. */
async function hasSame(
  client: Queryable,
  owner: BuyerOwner,
  { title, taxNo }: HeaderContent,
  exceptId?: string,
): Promise<boolean> {
  const exclusion = exceptId === undefined ? undefined : ne(invoiceHeader.id, exceptId)
  const found = await orm(client)
    .select({ id: invoiceHeader.id })
    .from(invoiceHeader)
    .where(and(ownedBy(owner), eq(invoiceHeader.title, title), eq(invoiceHeader.taxNo, taxNo), exclusion))
  return found.length > 0
}

async function clearDefault(client: Transaction, owner: BuyerOwner, exceptId?: string): Promise<void> {
  const exclusion = exceptId === undefined ? undefined : ne(invoiceHeader.id, exceptId)
  await orm(client)
    .update(invoiceHeader)
    .set({ isDefault: false })
    .where(and(ownedBy(owner), eq(invoiceHeader.isDefault, true), exclusion))
}

function ownedBy({ accountId, organisationId }: BuyerOwner) {
  const institution =
    organisationId === null ? isNull(invoiceHeader.organisationId) : eq(invoiceHeader.organisationId, organisationId)
  return and(eq(invoiceHeader.accountId, accountId), institution)
}

/** An id that is no uuid matches nothing instead of failing in the database. */
function hasId(id: string) {
  return eq(invoiceHeader.id, askedId(id))
}
