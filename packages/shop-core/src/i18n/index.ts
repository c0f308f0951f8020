export {
  chooseLocale,
  currentLocale,
  initialLocale,
  LOCALE_COOKIE,
  localeInCookie,
  RenderedLocale,
  setDocumentLocale,
  text,
  useLocale,
  useText,
} from './locale-store.ts'
