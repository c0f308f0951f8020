import { INSTITUTION_GATES } from '@mallwright/contract/gate'
import { preferredLocale } from '@mallwright/contract/values'
import type { AnswerDataOf, CheckedInputOf, Endpoint } from '@mallwright/contract/rpc'
import type { Locale } from '@mallwright/contract/values'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'

import type { AppContext } from './app-context.ts'
import type { Site } from './site.store.ts'
import type { AccountCaller, Caller } from './guard/caller.ts'
import { clientAddress } from './guard/client-address.ts'
import { gateReasonFor } from './gates.ts'
import type { CurrentInstitution } from './guard/institution.store.ts'
import { acceptForms, receiveForm } from './multipart.ts'
import type { ReceivedFile, ReceivedForm } from './multipart.ts'
import { fail, Failed } from './failures/failure.ts'
import type { CommonFailed, FailedOf, NotFailed } from './failures/failure.ts'
import { failureEnvelope, successEnvelope } from './failures/outcome.ts'
import { readInput } from './request-input.ts'
import { refuseWithoutRight } from './right.store.ts'
import { sharedBytes } from './answers/shared-answer.ts'

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
  /** The handler only reads, and what it reads takes long: it begins while its session is checked. Decision 0146. */
  readonly beginsEarly?: boolean
}

/** A handler with the options of its route. */
interface Operation {
  readonly operation: Endpoint
  readonly handler: Handler<Endpoint>
  readonly options: HandleOptions
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
      const outcome =
        limited ||
        (await runHandler(context, { operation, handler: handler as never, options }, { request, reply, locale }))
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
  const closed = checkGate(operation, sender)
  if (closed) return closed
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

async function runHandler(context: AppContext, called: Operation, exchange: Exchange) {
  if (called.operation.transport !== 'multipart') return runReceived(context, called, exchange)
  const form = await receiveForm(exchange.request)
  if (form instanceof Failed) return form
  return runReceived(context, called, { ...exchange, form }).finally(() => form.dispose())
}

type Received = Exchange & { readonly form?: ReceivedForm }

/** Session and signature first, then what the session's caller gets. */
async function runReceived(context: AppContext, called: Operation, received: Received) {
  const { request, form } = received
  const payload = form?.payload ?? (typeof request.body === 'string' ? request.body : '')
  const answerTo = (caller: Caller | undefined) => runAdmitted(context, called, { ...received, caller, payload })
  if (called.operation.gate === 'open') return answerTo(undefined)
  const { presumed, confirmed } = context.guard.authenticate(proofOf(request, payload))
  if (!called.options.beginsEarly || !presumed) {
    const caller = await confirmed
    return caller instanceof Failed ? caller : answerTo(caller)
  }
  const early = answerTo(presumed)
  // Whether it failed is of interest only if its answer counts.
  early.catch(() => undefined)
  const caller = await confirmed
  if (caller instanceof Failed) return caller
  return isSameCaller(caller, presumed) ? early : answerTo(caller)
}

/** Members of callers stand in one order. */
function isSameCaller(one: Caller, other: Caller): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Gate, input and right, in this order, then the handler. */
async function runAdmitted(
  context: AppContext,
  { operation, handler }: Operation,
  received: Received & { readonly caller: Caller | undefined; readonly payload: string },
) {
  const { form, caller, payload, ...exchange } = received
  const { request } = exchange
  const closed = caller && checkGate(operation, caller)
  if (closed) return closed
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
    institution: INSTITUTION_GATES.includes(operation.gate) ? caller?.institution : undefined,
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

function checkGate({ gate }: Endpoint, caller: Caller): CommonFailed | undefined {
  const reason = gateReasonFor(gate, caller)
  if (!reason) return undefined
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
