/** The languages of every Mallwright surface, as BCP 47 tags. */
export const LOCALES = ['zh-CN', 'en-US'] as const
export type Locale = (typeof LOCALES)[number]

/** One text in both languages. */
export interface Label {
  readonly zh: string
  readonly en: string
}

/**
 * The label's text in a locale, with `{name}` parts filled in; of `{name:one|several}` the words for one, or for any other part. Without
 * parts it is left as it stands, whoever wrote it.
 */
export function translate(locale: Locale, label: Label, parts?: Readonly<Record<string, string | number>>): string {
  const text = locale === 'en-US' ? label.en : label.zh
  if (!parts) return text
  return text.replace(
    /\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/g,
    (placeholder, name: string, one?: string, several?: string) => {
      const part = String(parts[name] ?? placeholder)
      if (one === undefined || several === undefined) return part
      return part === '1' ? one : several
    },
  )
}

/** The first supported locale of a preference list such as an Accept-Language header; Chinese when none fits. */
export function preferredLocale(preference: string): Locale {
  const first = preference.split(',').find((tag) => /^\s*(zh|en)/i.test(tag))
  return first?.trim().toLowerCase().startsWith('en') ? 'en-US' : 'zh-CN'
}
