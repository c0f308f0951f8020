import { LOCALES, preferredLocale, translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'
import { createContext, useContext, useSyncExternalStore } from 'react'

import { writePreferenceCookie } from '../storage/preference-cookie.ts'

/** Cookie of the chosen language, for server-rendered pages. */
export const LOCALE_COOKIE = 'mw_locale'

/** Dispatched on `document` after its language has changed. */
const LOCALE_EVENT = 'mw-locale'

/**
 * Language of the document: `<html lang>` is the state, so every app mounted in one document shares it and no module
 * holds it. Until an app has set it: the cookie's, else the browser's preferred one.
 */
export function currentLocale(): Locale {
  if (typeof document === 'undefined') return 'zh-CN'
  const { lang } = document.documentElement
  return LOCALES.find((locale) => locale === lang) ?? initialLocale()
}

/** Language that a new visit starts in: the cookie's, else the browser's preferred one. */
export function initialLocale(): Locale {
  return localeInCookie(document.cookie) ?? preferredLocale(navigator.languages.join(','))
}

/** Sets the language of the document; subscribed components render again. */
export function setDocumentLocale(locale: Locale): void {
  // Setting an equal language has the style of every element computed again.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale
  document.dispatchEvent(new Event(LOCALE_EVENT))
}

/** Sets the language of the document and, by cookie, of the pages that the server renders. */
export function chooseLocale(locale: Locale): void {
  writePreferenceCookie(LOCALE_COOKIE, locale)
  setDocumentLocale(locale)
}

/** Language in a `Cookie` header or `document.cookie`; `undefined` without a supported one. */
export function localeInCookie(cookies: string): Locale | undefined {
  const value = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`).exec(cookies)?.[1]
  return LOCALES.find((locale) => locale === value)
}

/** Language of a prerender on the server, which has no document. */
export const RenderedLocale = createContext<Locale | undefined>(undefined)

/** Subscribes a component to the language of the document. */
export function useLocale(): Locale {
  const rendered = useContext(RenderedLocale)
  return useSyncExternalStore(subscribe, currentLocale, () => rendered ?? currentLocale())
}

/** Translates labels in components; `{name}` placeholders are filled from `parts`. */
export function useText(): (label: Label, parts?: Readonly<Record<string, string | number>>) => string {
  const locale = useLocale()
  return (label, parts) => translate(locale, label, parts)
}

/** Translates a label outside of components. */
export function text(label: Label, parts?: Readonly<Record<string, string | number>>): string {
  return translate(currentLocale(), label, parts)
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener(LOCALE_EVENT, onChange)
  return () => document.removeEventListener(LOCALE_EVENT, onChange)
}
