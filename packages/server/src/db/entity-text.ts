import { LOCALES } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'

/** The language of the columns that hold the texts of entities. */
export const OWN_LOCALE: Locale = 'zh-CN'

/** A text of an entity in SQL: its table, and the expressions of its key, its field and the column with the site's own text. */
export interface EntityTextColumn {
  readonly entity: string
  readonly id: string
  readonly field: string
  readonly column: string
}

/** SQL of a text in one language: the column, or its translation with the column as fallback. */
export type TextSql = (text: EntityTextColumn) => string

/**
 * Defines a statement once for each language. The site's own reads columns only, so that it costs no look-up; names of
 * prepared statements get the suffix.
 */
export function inEachLocale<Statement>(
  define: (text: TextSql, suffix: string) => Statement,
): Readonly<Record<Locale, Statement>> {
  const statements = LOCALES.map((locale) =>
    locale === OWN_LOCALE
      ? [locale, define(({ column }) => column, '')]
      : [locale, define((text) => translated(text, locale), `-${locale}`)],
  )
  return Object.fromEntries(statements) as Record<Locale, Statement>
}

/** By the whole key, so that each text is one look-up in the index. */
function translated({ entity, id, field, column }: EntityTextColumn, locale: Locale): string {
  return `coalesce((select translated.text from entity_text translated where translated.entity = '${entity}'
    and translated.entity_id = ${id} and translated.field = ${field} and translated.locale = '${locale}'), ${column})`
}
