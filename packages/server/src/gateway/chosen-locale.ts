import { LOCALES } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import type { FastifyRequest } from 'fastify'

import { localeOf } from './handle.ts'

/** The language that a person chose in the shop, from its cookie; else the one that the browser asks for. */
export function chosenLocale(request: FastifyRequest): Locale {
  const cookie = /(?:^|;\s*)mw_locale=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]
  return LOCALES.find((locale) => locale === cookie) ?? localeOf(request)
}
