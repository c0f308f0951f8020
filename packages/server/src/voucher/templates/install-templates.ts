import type { Database } from '../../db/database.ts'
import { nameUuid } from '../../db/name-uuid.ts'
import { orm } from '../../db/query.ts'
import { voucherTemplate } from '../../db/tables/voucher/voucher-template.table.ts'
import { TEMPLATE_PLANS } from './template-plans.data.ts'

/** Namespace of the ids of installed templates: any fixed uuid does. */
const NAMESPACE = '6d616c6c777269676874766f75630001'

/** The id of an installed template: the same in every mall. */
export function templateId(type: string, name: string): string {
  return nameUuid(NAMESPACE, `${type}.${name}`)
}

/** Adds the templates that the database does not have; those that it has may have been changed and stay. */
export async function installTemplates(database: Pick<Database, 'pool'>): Promise<void> {
  await orm(database.pool)
    .insert(voucherTemplate)
    .values(
      TEMPLATE_PLANS.map(({ name, ...plan }, sort) => ({
        ...plan,
        id: templateId(plan.type, name.zh),
        name: name.zh,
        nameEn: name.en,
        footer: [],
        sort,
      })),
    )
    .onConflictDoNothing()
}
