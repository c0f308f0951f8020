import type { Condition, DataScope, EnumOption, ListColumn, QueryItem } from '@mallwright/contract/list-engine'
import type { Locale } from '@mallwright/contract/values'
import { asc, inArray } from 'drizzle-orm'

import { orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { entityText } from '../../db/tables/entity-text.table.ts'
import {
  baseList,
  baseListColumn,
  baseQuery,
  baseQueryItem,
  definedSource,
  enumDef,
  enumOption,
  referDef,
  treeDef,
} from '../../db/tables/list-definition.table.ts'

/** A column as it is defined; the title by language. */
export type ColumnDefinition = typeof baseListColumn.$inferSelect & {
  readonly fieldType: ListColumn['cFieldType']
  readonly titles: Titles
}

/** A condition as it is defined; the label by language. */
export type QueryItemDefinition = typeof baseQueryItem.$inferSelect & {
  readonly fieldType: QueryItem['cFieldType']
  readonly titles: Titles
}

/** An option as it is defined; the name by language. */
export type OptionDefinition = typeof enumOption.$inferSelect & { readonly titles: Titles }

/** A text of a definition in another language than its own. Decision 0090. */
export type Titles = Readonly<Partial<Record<Locale, string>>>

/** A list as it is defined. */
export type ListDefinition = typeof baseList.$inferSelect & {
  readonly scope: DataScope
  readonly fixedFilter: Condition | null
  readonly columns: readonly ColumnDefinition[]
}

/** A query as it is defined. */
export type QueryDefinition = typeof baseQuery.$inferSelect & { readonly items: readonly QueryItemDefinition[] }

/** A tree as it is defined. */
export type TreeDefinition = typeof treeDef.$inferSelect & { readonly scope: DataScope }

/** A reference as it is defined. */
export type ReferenceDefinition = typeof referDef.$inferSelect

/** Every definition of the database, by code. */
export interface Catalogue {
  readonly lists: ReadonlyMap<string, ListDefinition>
  readonly queries: ReadonlyMap<string, QueryDefinition>
  readonly trees: ReadonlyMap<string, TreeDefinition>
  readonly references: ReadonlyMap<string, ReferenceDefinition>
  readonly options: ReadonlyMap<string, readonly OptionDefinition[]>
  readonly definedSources: readonly (typeof definedSource.$inferSelect)[]
}

/** Tables whose rows have texts in other languages. */
const TRANSLATED = ['base_list_column', 'base_query_item', 'enum_option']

/** Reads every definition. */
export async function readCatalogue(client: Queryable): Promise<Catalogue> {
  const titles = await readTitles(client)
  const columns = await orm(client).select().from(baseListColumn).orderBy(asc(baseListColumn.sort))
  const lists = await orm(client).select().from(baseList)
  const queries = await orm(client).select().from(baseQuery)
  const items = await orm(client).select().from(baseQueryItem).orderBy(asc(baseQueryItem.sort))
  const trees = (await orm(client).select().from(treeDef)) as TreeDefinition[]
  const references = await orm(client).select().from(referDef)
  const enums = await orm(client).select().from(enumDef)
  const options = await orm(client).select().from(enumOption).orderBy(asc(enumOption.sort))
  const translated = <Row extends { readonly id: string }>(row: Row) => ({ ...row, titles: titles.get(row.id) ?? {} })
  const byCode = <Row extends { readonly code: string }>(rows: readonly Row[]) =>
    new Map(rows.map((row) => [row.code, row] as const))
  return {
    lists: byCode(
      lists.map((list) => ({
        ...list,
        columns: columns.filter(({ listCode }) => listCode === list.code).map(translated),
      })) as ListDefinition[],
    ),
    queries: byCode(
      queries.map((query) => ({
        ...query,
        items: items.filter(({ queryCode }) => queryCode === query.code).map(translated),
      })) as QueryDefinition[],
    ),
    trees: byCode(trees),
    references: byCode(references),
    options: new Map(
      enums.map(({ code }) => [code, options.filter(({ enumCode }) => enumCode === code).map(translated)] as const),
    ),
    definedSources: await orm(client).select().from(definedSource),
  }
}

async function readTitles(client: Queryable): Promise<Map<string, Partial<Record<Locale, string>>>> {
  const titles = new Map<string, Partial<Record<Locale, string>>>()
  const texts = await orm(client).select().from(entityText).where(inArray(entityText.entity, TRANSLATED))
  for (const { entityId, locale, text } of texts) {
    titles.set(entityId, { ...titles.get(entityId), [locale as Locale]: text })
  }
  return titles
}

/** The wire's option of an enumeration. */
export function wireOption({ key, name, isDisabled, color, titles }: OptionDefinition, locale: Locale): EnumOption {
  return { cOptionKey: key, cOptionName: titles[locale] ?? name, bDisabled: isDisabled, cColor: color ?? '' }
}
