import { sql } from 'drizzle-orm'

import { defineSource, field } from '../../list-engine/define-source.ts'
import type { ListCaller, Source } from '../../list-engine/define-source.ts'
import type { ArchiveKind } from './archive-kinds.ts'

/** Records of the caller's institution that may be chosen. */
const scopes = (kind: ArchiveKind) => ({
  institution: ({ organisationId }: ListCaller) =>
    organisationId === undefined
      ? undefined
      : sql`a.organisation_id = ${organisationId}::uuid and a.kind = ${kind} and not a.stopped`,
})

const named = {
  cUuid: field.key(sql`a.id`, { filter: true }),
  cCode: field.text(sql`a.code`, { filter: true, order: true, fold: true }),
  cName: field.text(sql`a.name`, { filter: true, order: true, fold: true, sorts: 'names' }),
}

/** The records of a kind: a list, or a tree by what each lies in. */
function archivesOf(name: string, kind: ArchiveKind): Source {
  return defineSource({
    name,
    from: sql`archive a`,
    key: { field: 'cUuid', sql: sql`a.id` },
    scopes: scopes(kind),
    fields: {
      ...named,
      cParentUuid: field.key(sql`a.parent_id`, { filter: true }),
      cNote: field.text(sql`a.note`),
    },
  })
}

/** The materials of an institution. */
const materials = defineSource({
  name: 'materials',
  from: sql`archive a left join archive c on c.id = a.parent_id`,
  key: { field: 'cMaterialUuid', sql: sql`a.id` },
  scopes: scopes('material'),
  fields: {
    cMaterialUuid: field.key(sql`a.id`, { filter: true }),
    cMaterialCode: field.text(sql`a.code`, { filter: true, order: true, fold: true }),
    cMaterialName: field.text(sql`a.name`, { filter: true, order: true, fold: true, sorts: 'names' }),
    cSpec: field.text(sql`a.spec`, { filter: true, fold: true }),
    cUnit: field.text(sql`a.unit`),
    iPrice: field.decimal(sql`a.price`, { filter: true, order: true }),
    iTaxRate: field.text(sql`a.tax_rate`),
    cClassName: field.text(sql`coalesce(c.name, '')`),
    cClassUuid: field.key(sql`a.parent_id`, {
      filter: true,
      below: (keys) => sql`a.parent_id in (
        with recursive below (id) as (
          select id from archive where id = any(${keys})
          union select child.id from archive child join below on child.parent_id = below.id
        ) select id from below)`,
    }),
  },
})

/** The sources of records. */
export const ARCHIVE_SOURCES: readonly Source[] = [
  materials,
  archivesOf('materialClasses', 'material_class'),
  archivesOf('departments', 'department'),
  archivesOf('costCentres', 'cost_centre'),
  archivesOf('persons', 'person'),
  archivesOf('suppliers', 'supplier'),
  archivesOf('customers', 'customer'),
  archivesOf('warehouses', 'warehouse'),
  archivesOf('projects', 'project'),
]
