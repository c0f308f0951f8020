import type { FastifyRequest } from 'fastify'

/** Parts of a request that its origin depends on. */
type OriginRequest = Pick<FastifyRequest, 'protocol' | 'host' | 'headers'>

/** Whether an origin is this mall's: the configured one, or that of the host which the request was sent to. */
export function isOwnOrigin(origin: string, request: OriginRequest, publicOrigin: string | undefined): boolean {
  if (origin === publicOrigin) return true
  return /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).host === request.host
}

/**
 * Origin of the page that sends a call; `undefined` for a page of another host. Browsers name it with its scheme, which a proxy may have
 * taken from the request; other clients name none.
 */
export function originOfCall(request: OriginRequest, publicOrigin: string | undefined): string | undefined {
  const { origin } = request.headers
  if (origin === undefined) return publicOrigin ?? `${request.protocol}://${request.host}`
  return isOwnOrigin(origin, request, publicOrigin) ? new URL(origin).origin : undefined
}
