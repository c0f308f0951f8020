import type { VoucherType } from '@mallwright/contract/voucher'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { command, only, orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { isUuid } from '../../db/row-id.ts'
import { archive } from '../../db/tables/voucher/archive.table.ts'
import { voucher, voucherAttachment, voucherLine, voucherLog } from '../../db/tables/voucher/voucher.table.ts'

/** A voucher as it is stored. */
export type VoucherRow = typeof voucher.$inferSelect

/** A line as it is stored; quantities are decimals as texts. */
export type VoucherLineRow = typeof voucherLine.$inferSelect

/** Which voucher, of which institution. */
export interface NamedVoucher {
  readonly organisationId: string
  readonly type: VoucherType
  readonly id: string
}

const isNamed = ({ organisationId, type, id }: NamedVoucher) =>
  and(
    eq(voucher.organisationId, organisationId),
    eq(voucher.type, type),
    // Compared as a uuid, which the index knows.
    eq(voucher.id, id),
    isNull(voucher.deletedAt),
  )

/** A voucher of an institution. */
export async function findVoucher(client: Queryable, named: NamedVoucher): Promise<VoucherRow | undefined> {
  if (!isUuid(named.id)) return undefined
  const [found] = await orm(client).select().from(voucher).where(isNamed(named))
  return found
}

/** A voucher of an institution, locked: whoever changes it comes here first. */
export async function lockVoucher(client: Transaction, named: NamedVoucher): Promise<VoucherRow | undefined> {
  if (!isUuid(named.id)) return undefined
  const [found] = await orm(client).select().from(voucher).where(isNamed(named)).for('update')
  return found
}

/** The lines of a voucher in their order. */
export async function linesOf(client: Queryable, voucherId: string): Promise<VoucherLineRow[]> {
  return orm(client)
    .select()
    .from(voucherLine)
    .where(eq(voucherLine.voucherId, voucherId))
    .orderBy(asc(voucherLine.lineNo))
}

/** Whether a voucher has a line. */
export async function hasLines(client: Queryable, voucherId: string): Promise<boolean> {
  const isOf = eq(voucherLine.voucherId, voucherId)
  const found = await orm(client).select({ id: voucherLine.id }).from(voucherLine).where(isOf).limit(1)
  return found.length > 0
}

/** Adds a voucher. */
export async function addVoucher(client: Transaction, values: typeof voucher.$inferInsert): Promise<VoucherRow> {
  return only(await orm(client).insert(voucher).values(values).returning())
}

/** Changes a locked voucher; its version rises. */
export async function updateVoucher(
  client: Transaction,
  id: string,
  changes: Partial<typeof voucher.$inferInsert>,
): Promise<VoucherRow> {
  return only(
    await orm(client)
      .update(voucher)
      .set({ ...changes, version: sql`${voucher.version} + 1`, updatedAt: sql`now()` })
      .where(eq(voucher.id, id))
      .returning(),
  )
}

const FORGET_LINKS = command(`delete from voucher_link where down_line_id = any($1::uuid[])`)

/** Removes lines of a voucher with what they had linked; the counters upstream are moved by `bookLinks`. */
export async function removeLines(client: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await FORGET_LINKS.run(client, [ids])
  await orm(client)
    .delete(voucherLine)
    .where(inArray(voucherLine.id, [...ids]))
}

const WRITE_LINES = command(
  `insert into voucher_line (id, voucher_id, line_no, material_id, qty, amount_cents, fields, companions)
   select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::uuid[], $5::numeric[], $6::bigint[], $7::jsonb[], $8::json[])
   on conflict (id) do update set line_no = excluded.line_no, material_id = excluded.material_id, qty = excluded.qty,
     amount_cents = excluded.amount_cents, fields = excluded.fields, companions = excluded.companions`,
  'voucher-write-lines',
)

/** A line as it is written: without the counters. */
type WrittenLine = Pick<
  VoucherLineRow,
  'id' | 'voucherId' | 'lineNo' | 'materialId' | 'qty' | 'amountCents' | 'fields' | 'companions'
>

/** Writes lines in place of those with the same ids; counters stay. A parameter a column: one a value took a third of a save of 200 lines. */
export async function writeLines(client: Transaction, lines: readonly WrittenLine[]): Promise<void> {
  if (lines.length === 0) return
  await WRITE_LINES.run(client, [
    lines.map(({ id }) => id),
    lines.map(({ voucherId }) => voucherId),
    lines.map(({ lineNo }) => lineNo),
    lines.map(({ materialId }) => materialId),
    lines.map(({ qty }) => qty),
    lines.map(({ amountCents }) => amountCents),
    lines.map(({ fields }) => JSON.stringify(fields)),
    lines.map(({ companions }) => JSON.stringify(companions)),
  ])
}

/** The files of a voucher in their order. */
export async function attachmentsOf(client: Queryable, voucherId: string): Promise<string[]> {
  const found = await orm(client)
    .select({ fileId: voucherAttachment.fileId })
    .from(voucherAttachment)
    .where(eq(voucherAttachment.voucherId, voucherId))
    .orderBy(asc(voucherAttachment.sort))
  return found.map(({ fileId }) => fileId)
}

/** Takes all files from a voucher. */
export async function removeAttachments(client: Transaction, voucherId: string): Promise<void> {
  await orm(client).delete(voucherAttachment).where(eq(voucherAttachment.voucherId, voucherId))
}

/** Gives a voucher files, in their order. */
export async function addAttachments(
  client: Transaction,
  voucherId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return
  await orm(client)
    .insert(voucherAttachment)
    .values(fileIds.map((fileId, sort) => ({ voucherId, fileId, sort })))
}

/** Writes what happened to a voucher. */
export async function logVoucher(
  client: Transaction,
  entry: Omit<typeof voucherLog.$inferInsert, 'id' | 'createdAt'>,
): Promise<void> {
  await orm(client).insert(voucherLog).values(entry)
}

/** The supplier or customer of an institution's archives. */
export async function findPartner(
  client: Queryable,
  organisationId: string,
  id: string,
): Promise<{ readonly id: string; readonly partnerOrgId: string | null } | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await orm(client)
    .select({ id: archive.id, partnerOrgId: archive.partnerOrgId })
    .from(archive)
    .where(
      and(
        eq(archive.organisationId, organisationId),
        eq(archive.id, id),
        inArray(archive.kind, ['supplier', 'customer']),
      ),
    )
  return found
}

/** Whether others have pulled from a line. */
export function isPulled(line: VoucherLineRow): boolean {
  const { goodsQty, copyQty, invoiceQty, invoiceCents, moneyCents } = line
  return [goodsQty, copyQty, invoiceQty].some((qty) => Number(qty) > 0) || invoiceCents > 0 || moneyCents > 0
}
