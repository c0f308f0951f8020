export {
  chooseLocale,
  currentLocale,
  initialLocale,
  LOCALE_COOKIE,
  localeInCookie,
  setDocumentLocale,
  text,
  useLocale,
  useText,
} from './locale-store.ts'
