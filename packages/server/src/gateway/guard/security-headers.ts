import type { FastifyInstance } from 'fastify'

/**
 * Headers of every answer. None demands https, because plain http at a LAN address must work; the policy for content is set by
 * the documents themselves.
 */
const SECURITY_HEADERS = {
  // Whoever opens the shop or the studio cannot reach into it; what they open themselves stays reachable, e.g. a payment page.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

/** Sets the security headers of every answer, before anything else may set its own. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(SECURITY_HEADERS)
    done()
  })
}
