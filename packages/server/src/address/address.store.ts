import { MAX_ADDRESSES } from '@mallwright/contract/address'
import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { askedId } from '../db/row-id.ts'
import { account } from '../db/tables/account.table.ts'
import { address } from '../db/tables/address.table.ts'
import { DONE, fail, Failed } from '../gateway/failures/failure.ts'
import type { Done } from '../gateway/failures/failure.ts'

/** The owner of addresses: a person, for themselves or for an institution. */
export interface AddressOwner {
  readonly accountId: string
  /** Null for the person's own. */
  readonly organisationId: string | null
}

/** An address as it is stored. */
export type AddressRow = typeof address.$inferSelect

/** The parts of an address that a save sets. */
export type AddressContent = Pick<
  AddressRow,
  'receiverName' | 'phone' | 'province' | 'city' | 'area' | 'areaCode' | 'detail' | 'tag' | 'isDefault'
>

type Unknown = Failed<'ADDRESS_UNKNOWN', undefined>

/** The addresses of an owner: the default one first, then the newest. */
export async function listAddresses(client: Queryable, owner: AddressOwner): Promise<AddressRow[]> {
  return orm(client)
    .select()
    .from(address)
    .where(ownedBy(owner))
    .orderBy(desc(address.isDefault), desc(address.createdAt), address.id)
}

/** Serialises changes of one account's addresses: their number and the default depend on all of them. */
export async function lockAddresses(client: Transaction, { accountId }: AddressOwner): Promise<void> {
  await orm(client).select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
}

/** Adds an address; the first one of an owner becomes the default. Needs the lock. */
export async function addAddress(
  client: Transaction,
  owner: AddressOwner,
  content: AddressContent,
): Promise<AddressRow | Failed<'TOO_MANY_ADDRESSES', { readonly iMax: number }>> {
  const db = orm(client)
  const [counted] = await db.select({ total: count() }).from(address).where(ownedBy(owner))
  const total = counted?.total ?? 0
  if (total >= MAX_ADDRESSES) return fail('TOO_MANY_ADDRESSES', { iMax: MAX_ADDRESSES })
  const isDefault = content.isDefault || total === 0
  if (isDefault) await clearDefault(client, owner)
  const [row] = await db
    .insert(address)
    .values({ ...owner, ...content, isDefault })
    .returning()
  if (!row) throw new Error('an inserted address did not come back')
  return row
}

/** Changes an address; the default one stays it until another becomes it. Needs the lock. */
export async function changeAddress(
  client: Transaction,
  owner: AddressOwner,
  { id, content }: { readonly id: string; readonly content: AddressContent },
): Promise<AddressRow | Unknown> {
  const { isDefault, ...parts } = content
  if (isDefault) {
    const result = await makeDefault(client, owner, id)
    if (result instanceof Failed) return result
  }
  const [row] = await orm(client)
    .update(address)
    .set({ ...parts, updatedAt: sql`now()` })
    .where(and(ownedBy(owner), hasId(id)))
    .returning()
  return row ?? fail('ADDRESS_UNKNOWN')
}

/** Deletes an address; the newest of the others becomes the default when it was. Needs the lock. */
export async function removeAddress(client: Transaction, owner: AddressOwner, id: string): Promise<Done | Unknown> {
  const db = orm(client)
  const [removed] = await db
    .delete(address)
    .where(and(ownedBy(owner), hasId(id)))
    .returning()
  if (!removed) return fail('ADDRESS_UNKNOWN')
  if (!removed.isDefault) return DONE
  const [next] = await db
    .select({ id: address.id })
    .from(address)
    .where(ownedBy(owner))
    .orderBy(desc(address.createdAt), address.id)
    .limit(1)
  if (next) await db.update(address).set({ isDefault: true }).where(eq(address.id, next.id))
  return DONE
}

/** Makes an address the default one. Needs the lock. */
export async function makeDefault(client: Transaction, owner: AddressOwner, id: string): Promise<Done | Unknown> {
  const db = orm(client)
  const [existing] = await db
    .select({ id: address.id })
    .from(address)
    .where(and(ownedBy(owner), hasId(id)))
  if (!existing) return fail('ADDRESS_UNKNOWN')
  await clearDefault(client, owner, id)
  await db.update(address).set({ isDefault: true }).where(eq(address.id, id))
  return DONE
}

async function clearDefault(client: Transaction, owner: AddressOwner, exceptId?: string): Promise<void> {
  const exclusion = exceptId === undefined ? undefined : ne(address.id, exceptId)
  await orm(client)
    .update(address)
    .set({ isDefault: false })
    .where(and(ownedBy(owner), eq(address.isDefault, true), exclusion))
}

function ownedBy({ accountId, organisationId }: AddressOwner) {
  const institution =
    organisationId === null ? isNull(address.organisationId) : eq(address.organisationId, organisationId)
  return and(eq(address.accountId, accountId), institution)
}

/** An id that is no uuid matches nothing instead of failing in the database. */
function hasId(id: string) {
  return eq(address.id, askedId(id))
}
