import type { FastifyRequest } from 'fastify'

/** A theme that was chosen over the device's own. */
export type Theme = 'light' | 'dark'

/** The theme that a person chose in the shop, from its cookie; `undefined` while the device decides. */
export function chosenTheme(request: FastifyRequest): Theme | undefined {
  const cookie = /(?:^|;\s*)mw_theme=(light|dark)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
  return cookie === 'light' || cookie === 'dark' ? cookie : undefined
}
