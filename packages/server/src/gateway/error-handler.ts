import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { localeOf } from './handle.ts'
import { fail, Failed } from './failures/failure.ts'
import type { AnyFailed } from './failures/failure.ts'
import { failureEnvelope } from './failures/outcome.ts'

/** An error with an HTTP status, as Fastify and its plugins throw it. */
type HttpError = Error & { readonly statusCode?: number }

/**
 * Error handler for all routes: an envelope below `/api/`, else plain text; never the error's own message.
 * Applies only to routes registered afterwards, so call it first.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: HttpError, request, reply) => sendError(error, request, reply))
}

/** Sends the answer to one error; also for errors before routing. */
export function sendError(error: HttpError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failed = failureOf(error)
  if (failed.failure === 'SERVER_FAULT') {
    request.log.error({ error, method: request.method, path: request.routeOptions.url }, 'a request failed')
  }
  if (isGatewayRequest(request)) return sendFailure(request, reply, failed)
  return reply
    .code(error.statusCode ?? 500)
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send(failed.failure === 'SERVER_FAULT' ? 'server fault' : 'bad request')
}

/** Not-found handler: shop screens get the shop document, gateway paths an envelope, the rest 404. */
export function registerNotFoundHandler(
  app: FastifyInstance,
  sendShop: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.setNotFoundHandler((request, reply) => {
    if (isGatewayRequest(request)) return sendFailure(request, reply, fail('NOT_FOUND'))
    if (isShopRequest(request)) return sendShop(request, reply)
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found')
  })
}

function failureOf(error: HttpError): AnyFailed {
  if (error instanceof Failed) return error
  if (error.statusCode === 413) return fail('FIELD_INVALID', { cField: 'body', cReason: 'too large' })
  return error.statusCode !== undefined && error.statusCode < 500
    ? fail('FIELD_INVALID', { cField: 'body', cReason: '' })
    : fail('SERVER_FAULT')
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, failed: AnyFailed): FastifyReply {
  const envelope = failureEnvelope(failed, localeOf(request))
  return reply.code(200).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(envelope)
}

function isGatewayRequest({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/') || url === '/api'
}

function isShopRequest(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? ''
  if (!['GET', 'HEAD'].includes(request.method) || /^\/(shop-assets|studio|ws)(\/|$)/.test(path) || /\.\w+$/.test(path))
    return false
  return (request.headers.accept ?? '').includes('text/html')
}
