import type { VoucherType } from '@mallwright/contract/voucher'
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'

import { orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { isUuid } from '../../db/row-id.ts'
import { voucherTemplate } from '../../db/tables/voucher/voucher-template.table.ts'
import type { StoredField } from '../../db/tables/voucher/voucher-template.table.ts'

/** A template as it is stored. */
export type TemplateRow = typeof voucherTemplate.$inferSelect

/** The fields around the lines: those of the header, then those of the footer. Their values stand in one record. */
export function headFields({ header, footer }: Pick<TemplateRow, 'header' | 'footer'>): readonly StoredField[] {
  return [...header, ...footer]
}

/** The templates of every institution and those of one's own. */
const visibleTo = (organisationId: string) =>
  or(isNull(voucherTemplate.organisationId), eq(voucherTemplate.organisationId, organisationId))

/** The templates of a type that an institution has; its default comes first, then the mall's. */
export async function listTemplates(
  client: Queryable,
  type: VoucherType,
  organisationId: string,
): Promise<readonly TemplateRow[]> {
  return orm(client)
    .select()
    .from(voucherTemplate)
    .where(and(eq(voucherTemplate.type, type), visibleTo(organisationId)))
    .orderBy(
      desc(voucherTemplate.isDefault),
      sql`${voucherTemplate.organisationId} is null`,
      asc(voucherTemplate.sort),
      asc(voucherTemplate.id),
    )
}

/** A template that an institution has. */
export async function findTemplate(
  client: Queryable,
  id: string,
  organisationId: string,
): Promise<TemplateRow | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await orm(client)
    .select()
    .from(voucherTemplate)
    .where(and(eq(voucherTemplate.id, id), visibleTo(organisationId)))
  return found
}
