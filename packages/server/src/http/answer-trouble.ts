import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Mall } from '../mall.ts'
import { localeOf } from './handle.ts'
import { fail, Failed, failureEnvelope } from './outcome.ts'

/** What a rate limit throws. */
export function tooMany(): Error {
  return Object.assign(new Error('too many requests'), { statusCode: 429 })
}

/** Answers unknown addresses, and everything that was thrown: in an envelope under `/api/`, else as plain text. */
export function answerTrouble(
  { app }: Mall,
  sendShop: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.setNotFoundHandler((request, reply) => {
    if (isGateway(request)) return sendFailure(request, reply, fail('NOT_FOUND'))
    if (isShopAddress(request)) return sendShop(request, reply)
    return reply.code(404).type('text/plain').send('not found')
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const failed = failedOf(error)
    if (failed.name === 'SERVER_FAULT') {
      request.log.error({ error, method: request.method, path: request.routeOptions.url }, 'a request failed')
    }
    if (isGateway(request)) return sendFailure(request, reply, failed)
    return reply
      .code(error.statusCode ?? 500)
      .type('text/plain')
      .send(failed.name === 'SERVER_FAULT' ? 'server fault' : 'bad request')
  })
}

function failedOf(error: Error & { statusCode?: number }): Failed {
  if (error instanceof Failed) return error
  if (error.statusCode === 429) return fail('TOO_MANY_REQUESTS')
  if (error.statusCode === 413) return fail('FIELD_INVALID', { cField: 'body', cReason: 'too large' })
  return error.statusCode !== undefined && error.statusCode < 500
    ? fail('FIELD_INVALID', { cField: 'body', cReason: '' })
    : fail('SERVER_FAULT')
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, failed: Failed): FastifyReply {
  const envelope = failureEnvelope(failed, localeOf(request))
  return reply.code(200).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(envelope)
}

function isGateway({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/') || url === '/api'
}

function isShopAddress(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? ''
  if (request.method !== 'GET' || /^\/(shop-assets|studio|ws)(\/|$)/.test(path) || /\.\w+$/.test(path)) return false
  return (request.headers.accept ?? '').includes('text/html')
}
