/** A row of texts in English. */
export interface EnglishText extends Record<string, unknown> {
  readonly entity: string
  readonly entityId: string
  readonly field: string
  readonly locale: 'en-US'
  readonly text: string
}

/** The texts of one entity in English, by field; empty ones are left out. */
export function englishTexts(
  entity: string,
  entityId: string,
  fields: Readonly<Record<string, string>>,
): EnglishText[] {
  return Object.entries(fields).flatMap(([field, text]) =>
    text === '' ? [] : [{ entity, entityId, field, locale: 'en-US' as const, text }],
  )
}
