import type { FastifyRequest } from 'fastify'

/** Explicit theme, overriding the device's colour scheme. */
export type Theme = 'light' | 'dark'

/** Theme of the `mw_theme` cookie; `undefined` follows the device. */
export function chosenTheme(request: FastifyRequest): Theme | undefined {
  const cookie = /(?:^|;\s*)mw_theme=(light|dark)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
  return cookie === 'light' || cookie === 'dark' ? cookie : undefined
}
