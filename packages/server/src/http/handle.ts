import { preferredLocale } from '@mallwright/contract/values'
import type { AnswerDataOf, CheckedInputOf, Endpoint } from '@mallwright/contract/rpc'
import type { Locale } from '@mallwright/contract/values'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'

import type { Mall } from '../mall.ts'
import type { Site } from '../site/sites.ts'
import type { AccountCaller, Caller } from './caller.ts'
import { gateReasonFor } from './gates.ts'
import { receiveForm } from './multipart.ts'
import type { ReceivedFile } from './multipart.ts'
import { fail, Failed, failureEnvelope, successEnvelope } from './outcome.ts'
import type { Fail } from './outcome.ts'

type CallerOf<E extends Endpoint> = E['gate'] extends 'open'
  ? undefined
  : E['gate'] extends 'visitor'
    ? Caller
    : AccountCaller

/** What a handler gets: the checked parts of the request, who sent it, and how to fail. */
export type Context<E extends Endpoint> = CheckedInputOf<E> & {
  readonly caller: CallerOf<E>
  readonly fail: Fail<E>
  readonly locale: Locale
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The files of a multipart call. */
  readonly files: readonly ReceivedFile[]
  /** SHA-256 input of the signature: the body as sent. */
  readonly payload: string
  /** The site of the request's host. */
  readonly site: () => Promise<Site>
}

/** Answers one operation with its data or a failure. A blob handler sends its own reply. */
export type Handler<E extends Endpoint> = (context: Context<E>) => Promise<AnswerDataOf<E> | Failed>

/** What a route may set beside its endpoint. */
export interface HandleOptions {
  /** Calls a minute from one address. */
  readonly perMinute?: number
  readonly bodyLimit?: number
}

const MINUTE_MS = 60_000

/** Registers the one handler of an endpoint, with every check that its declaration asks for. */
export function handle<const E extends Endpoint>(
  mall: Mall,
  operation: E,
  handler: Handler<E>,
  options: HandleOptions = {},
): void {
  if (mall.handled.has(operation)) throw new Error(`${operation.path} has two handlers`)
  mall.handled.add(operation)
  const route: RouteOptions = {
    method: operation.method,
    url: `/api/${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
    exposeHeadRoute: false,
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    ...(options.perMinute && { config: { rateLimit: { max: options.perMinute, timeWindow: MINUTE_MS } } }),
    handler: async (request, reply) => {
      const locale = localeOf(request)
      const outcome = await answer(mall, operation, handler as never, { request, reply, locale })
      // A blob handler has sent its own reply.
      if (operation.transport === 'blob' && !(outcome instanceof Failed)) return reply
      void reply.header('cache-control', 'no-store')
      return outcome instanceof Failed ? failureEnvelope(outcome, locale, operation) : successEnvelope(outcome, locale)
    },
  }
  mall.app.route(route)
}

/** The language that a request asks for. */
export function localeOf(request: FastifyRequest): Locale {
  return preferredLocale(request.headers['accept-language'] ?? '')
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly locale: Locale
}

async function answer(mall: Mall, operation: Endpoint, handler: Handler<Endpoint>, exchange: Exchange) {
  const { request } = exchange
  const caller = operation.gate === 'open' ? undefined : await mall.guard.identify(headerOf(request, 'authorization'))
  if (operation.gate !== 'open' && !caller) return fail('SESSION_INVALID')
  // Files are read only for those who may send them; the signature is checked once they are there.
  const isAllowed = await mayCall(mall, operation, caller)
  if (operation.transport === 'multipart' && isAllowed !== true) return isAllowed
  const form = operation.transport === 'multipart' ? await receiveForm(request) : undefined
  if (form instanceof Failed) return form
  const payload = form?.payload ?? (typeof request.body === 'string' ? request.body : '')
  if (caller && !(await mall.guard.accept(caller, proofOf(request, payload)))) return fail('REQUEST_REFUSED')
  if (isAllowed !== true) return isAllowed
  const input = readInput(operation, request, form?.datas ?? payload)
  if (input instanceof Failed) return input
  const context = {
    ...input,
    ...exchange,
    caller: caller as AccountCaller,
    fail,
    files: form?.files ?? [],
    payload,
    site: () => mall.sites.ofHost(request.hostname),
  }
  return handler(context as Context<Endpoint>)
}

async function mayCall(mall: Mall, { gate }: Endpoint, caller: Caller | undefined): Promise<true | Failed> {
  const reason = await gateReasonFor(mall.database, gate, caller)
  if (!reason) return true
  return reason === 'SESSION' || reason === 'LOGIN' ? fail('SESSION_INVALID') : fail('GATE_CLOSED', { cGate: reason })
}

function proofOf(request: FastifyRequest, payload: string) {
  return {
    method: request.method,
    address: (request.raw.url ?? '').replace(/^\/api\//, ''),
    payload,
    nonce: headerOf(request, 'cnonce'),
    timestamp: headerOf(request, 'dtimestamp'),
    signature: headerOf(request, 'csign'),
    token: headerOf(request, 'authorization'),
  }
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

function readInput(operation: Endpoint, request: FastifyRequest, text: string): Record<string, unknown> | Failed {
  const sent = { params: request.params, query: request.query, body: parseJson(text) }
  const checked: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    if (holdsNul(part === 'body' ? text : JSON.stringify(sent[part])))
      return fail('FIELD_INVALID', { cField: part, cReason: 'NUL' })
    const result = operation[part]?.safeParse(sent[part])
    if (result?.success === false) {
      const issue = result.error.issues[0]
      return fail('FIELD_INVALID', { cField: issue?.path.join('.') || part, cReason: issue?.message ?? '' })
    }
    checked[part] = result?.data
  }
  return checked
}

/** Whether JSON text holds the one character that PostgreSQL has no place for. The text as sent: a value may be too deep to write. */
function holdsNul(json: string | undefined): boolean {
  return /(?<!\\)(?:\\\\)*\\u0000/.test(json ?? '')
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    // Not JSON: the body's own check refuses it and says so.
    return undefined
  }
}
