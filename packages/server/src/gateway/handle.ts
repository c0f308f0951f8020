import { preferredLocale } from '@mallwright/contract/values'
import type { AnswerDataOf, CheckedInputOf, Endpoint } from '@mallwright/contract/rpc'
import type { Locale } from '@mallwright/contract/values'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'

import type { AppContext } from './app-context.ts'
import type { Site } from './site.store.ts'
import type { AccountCaller, Caller } from './guard/caller.ts'
import { clientAddress } from './guard/client-address.ts'
import { checkGateFor } from './gates.ts'
import type { GateCheck } from './gates.ts'
import type { CurrentInstitution } from './institution.store.ts'
import { acceptForms, receiveForm } from './multipart.ts'
import type { ReceivedFile, ReceivedForm } from './multipart.ts'
import { fail, Failed } from './failures/failure.ts'
import type { CommonFailed, FailedOf, NotFailed } from './failures/failure.ts'
import { failureEnvelope, successEnvelope } from './failures/outcome.ts'
import { readInput } from './request-input.ts'
import { refuseWithoutRight } from './right.store.ts'
import { sharedBytes } from './shared-answer.ts'

type CallerOf<E extends Endpoint> = E['gate'] extends 'open'
  ? undefined
  : E['gate'] extends 'visitor'
    ? Caller
    : AccountCaller

/** Input of a handler: the checked request parts and the caller. */
export type HandlerContext<E extends Endpoint> = CheckedInputOf<E> & {
  readonly caller: CallerOf<E>
  readonly locale: Locale
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The files of a multipart call. */
  readonly files: readonly ReceivedFile[]
  /** SHA-256 input of the signature: the body as sent. */
  readonly payload: string
  /** The site of the request's host. */
  readonly site: () => Promise<Site>
  /** The caller's institution as the gate has seen it; `undefined` at gates that do not depend on one. */
  readonly institution: CurrentInstitution | undefined
}

/** Answers one operation with its data or a failure. A blob handler sends its own reply. */
export type Handler<E extends Endpoint> = (
  context: HandlerContext<E>,
) => Promise<NotFailed<AnswerDataOf<E>> | FailedOf<E>>

/** What a route may set beside its endpoint. */
export interface HandleOptions {
  /** Calls a minute from one address. */
  readonly perMinute?: number
  /** Calls a minute of one account, counted before the body is read; needs a `bodyLimit`. */
  readonly perAccountPerMinute?: (caller: Caller) => number
  /** Limit of a body that may be large, which is read only for callers who pass the gate. */
  readonly bodyLimit?: number
}

/** Registers the one handler of an endpoint, with every check that its declaration asks for. */
export function handle<const E extends Endpoint>(
  context: AppContext,
  operation: E,
  handler: Handler<E>,
  options: HandleOptions = {},
): void {
  if (context.registeredEndpoints.has(operation)) throw new Error(`${operation.path} has two handlers`)
  context.registeredEndpoints.add(operation)
  const route: RouteOptions = {
    method: operation.method,
    url: `/api/${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
    exposeHeadRoute: false,
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    ...(options.bodyLimit && {
      onRequest: async (request, reply) => {
        const refused = await refuseEarly(context, { operation, request, reply, options })
        if (!refused) return undefined
        // The rest of the body is not wanted.
        void reply.headers({ 'cache-control': 'no-store', connection: 'close' })
        return reply.send(failureEnvelope(refused, localeOf(request), operation))
      },
    }),
    handler: async (request, reply) => {
      const locale = localeOf(request)
      const limited =
        options.perMinute !== undefined &&
        (await checkRate(context, {
          operation,
          reply,
          perMinute: options.perMinute,
          by: clientAddress(request, context.isBehindProxy),
        }))
      const outcome = limited || (await runHandler(context, operation, handler as never, { request, reply, locale }))
      // A blob handler has sent its own reply.
      if (operation.transport === 'blob' && !(outcome instanceof Failed)) return reply
      void reply.header('cache-control', 'no-store')
      if (outcome instanceof Failed) return failureEnvelope(outcome, locale, operation)
      const bytes = sharedBytes(outcome, locale)
      return bytes ? reply.type(JSON_TYPE).send(bytes) : successEnvelope(outcome, locale)
    },
  }
  if (operation.transport === 'multipart') acceptForms(context.app, route)
  else context.app.route(route)
}

/** As Fastify names it for objects. */
const JSON_TYPE = 'application/json; charset=utf-8'

/** The language that a request asks for. */
export function localeOf(request: FastifyRequest): Locale {
  return preferredLocale(request.headers['accept-language'] ?? '')
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly locale: Locale
}

/** Bodies up to this many bytes are read before their sender is known. */
const SMALL_BODY = 64 * 1024

/** What is wrong with a call whatever its large body says: session, gate and the account's rate. */
async function refuseEarly(
  context: AppContext,
  call: Pick<Exchange, 'request' | 'reply'> & { readonly operation: Endpoint; readonly options: HandleOptions },
): Promise<CommonFailed | undefined> {
  const { operation, request, reply, options } = call
  if (operation.transport !== 'multipart' && Number(request.headers['content-length']) <= SMALL_BODY) return undefined
  const sender = await context.guard.identify(headerOf(request, 'authorization'))
  if (!sender) return fail('SESSION_INVALID')
  const gate = await checkGate(context, operation, sender)
  if (gate instanceof Failed) return gate
  const perMinute = options.perAccountPerMinute?.(sender)
  return checkRate(context, { operation, reply, perMinute, by: sender.accountId ?? sender.sessionId })
}

async function checkRate(
  { rateLimiter }: AppContext,
  call: {
    readonly operation: Endpoint
    readonly reply: FastifyReply
    readonly perMinute: number | undefined
    /** Who is counted. */
    readonly by: string
  },
): Promise<CommonFailed | undefined> {
  const { operation, reply, perMinute, by } = call
  if (perMinute === undefined) return undefined
  const seconds = await rateLimiter.retryAfter(`${operation.path} ${by}`, perMinute)
  if (seconds === 0) return undefined
  void reply.header('retry-after', seconds)
  return fail('TOO_MANY_REQUESTS')
}

async function runHandler(context: AppContext, operation: Endpoint, handler: Handler<Endpoint>, exchange: Exchange) {
  if (operation.transport !== 'multipart') return runReceived(context, operation, handler, exchange)
  const form = await receiveForm(exchange.request)
  if (form instanceof Failed) return form
  return runReceived(context, operation, handler, { ...exchange, form }).finally(() => form.dispose())
}

async function runReceived(
  context: AppContext,
  operation: Endpoint,
  handler: Handler<Endpoint>,
  { form, ...exchange }: Exchange & { readonly form?: ReceivedForm },
) {
  const { request } = exchange
  const admitted = await admit(context, operation, { request, form })
  if (admitted instanceof Failed) return admitted
  const { caller, payload, institution } = admitted
  const input = readInput(operation, request, form?.datas ?? payload)
  if (input instanceof Failed) return input
  const refused = await checkRight(context, operation, { caller, body: input['body'] })
  if (refused) return refused
  return handler({
    ...input,
    ...exchange,
    caller: caller as AccountCaller,
    files: form?.files ?? [],
    payload,
    institution,
    site: () => siteOf(context, operation, request),
  })
}

/**
 * The site of a call: of its host. What everybody may read is that of `cSiteDomain` where a shop shows an operator's own site at
 * another host; no right depends on it. Specification 1 §6.
 */
async function siteOf({ sites }: AppContext, { gate }: Endpoint, request: FastifyRequest): Promise<Site> {
  const domain = gate === 'visitor' || gate === 'open' ? headerOf(request, 'csitedomain') : ''
  return (domain && (await sites.ofDomain(domain))) || sites.ofHost(request.hostname)
}

/** Session, signature and gate of a request, in this order. */
async function admit(
  context: AppContext,
  operation: Endpoint,
  { request, form }: { readonly request: FastifyRequest; readonly form: ReceivedForm | undefined },
) {
  const payload = form?.payload ?? (typeof request.body === 'string' ? request.body : '')
  if (operation.gate === 'open') return { caller: undefined, payload, institution: undefined }
  const caller = await context.guard.authenticate(proofOf(request, payload))
  if (caller instanceof Failed) return caller
  const gate = await checkGate(context, operation, caller)
  return gate instanceof Failed ? gate : { caller, payload, institution: gate.institution }
}

async function checkGate(context: AppContext, { gate }: Endpoint, caller: Caller): Promise<CommonFailed | GateCheck> {
  const checked = await checkGateFor(context.database.pool, gate, caller)
  const { reason } = checked
  if (!reason) return checked
  return reason === 'SESSION' || reason === 'LOGIN' ? fail('SESSION_INVALID') : fail('GATE_CLOSED', { cGate: reason })
}

/** The right to the button that an operation stands behind, by the roles of now. Engine 5. */
async function checkRight(
  { database }: AppContext,
  operation: Endpoint,
  { caller, body }: { readonly caller: Caller | undefined; readonly body: unknown },
): Promise<CommonFailed | undefined> {
  const { right } = operation
  if (!right) return undefined
  if (!caller?.accountId) return fail('SESSION_INVALID')
  return refuseWithoutRight(database.pool, { ...operation, right }, { accountId: caller.accountId, body })
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
