export { chooseLocale, LOCALE_COOKIE, localeInCookie, localeStore, text, useLocale, useText } from './locale-store.ts'
