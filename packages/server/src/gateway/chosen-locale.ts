import { LOCALES } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import type { FastifyRequest } from 'fastify'

import { localeOf } from './handle.ts'

/** Locale of a page request: the `mw_locale` cookie, else `Accept-Language`. */
export function chosenLocale(request: FastifyRequest): Locale {
  const cookie = /(?:^|;\s*)mw_locale=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]
  return LOCALES.find((locale) => locale === cookie) ?? localeOf(request)
}
