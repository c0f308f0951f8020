import { LOCALES, preferredLocale, translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

import { writeChoice } from '../storage/choice-cookie.ts'
import { createObservable, useObservable } from '../storage/observable.ts'
import type { Observable } from '../storage/observable.ts'

/** The cookie that the chosen language travels in, so that the server writes pages in it. */
export const LOCALE_COOKIE = 'mw_locale'

/** The language of the page. Starts as the cookie says, else as the browser prefers. */
export const localeStore: Observable<Locale> = createObservable(initialLocale())

/** Changes the language here and, by cookie, of the pages that the server writes. */
export function chooseLocale(locale: Locale): void {
  writeChoice(LOCALE_COOKIE, locale)
  document.documentElement.lang = locale
  localeStore.set(locale)
}

/** The language that a `Cookie` header or `document.cookie` asks for; `undefined` when it says nothing usable. */
export function localeInCookie(cookies: string): Locale | undefined {
  const value = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`).exec(cookies)?.[1]
  return LOCALES.find((locale) => locale === value)
}

/** The language of the page, drawn again when it changes. */
export function useLocale(): Locale {
  return useObservable(localeStore)
}

/** Gives the function that says a label in the page's language, with `{name}` parts filled in. */
export function useText(): (label: Label, parts?: Readonly<Record<string, string | number>>) => string {
  const locale = useLocale()
  return (label, parts) => translate(locale, label, parts)
}

/** Says a label in the page's language outside of components. */
export function text(label: Label, parts?: Readonly<Record<string, string | number>>): string {
  return translate(localeStore.get(), label, parts)
}

function initialLocale(): Locale {
  if (typeof document === 'undefined') return 'zh-CN'
  return localeInCookie(document.cookie) ?? preferredLocale(navigator.languages.join(','))
}
