import { WORKFLOW_SERVICE } from '@mallwright/contract/institution'
import { ENDPOINTS } from '@mallwright/contract/registry'
import { WORKFLOW_PAGE } from '@mallwright/contract/voucher'
import { LOCALES } from '@mallwright/contract/values'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { AppContext } from '../../../gateway/app-context.ts'
import { chosenLocale } from '../../../gateway/chosen-locale.ts'
import { chosenTheme } from '../../../gateway/chosen-theme.ts'
import { fail } from '../../../gateway/failures/failure.ts'
import { handle } from '../../../gateway/handle.ts'
import { isOwnOrigin, originOfCall } from '../../../gateway/guard/own-origin.ts'
import { findServiceUrl } from '../../../institution/institution-search.store.ts'
import type { DefinitionReader } from '../../../list-engine/layouts/list-definitions.ts'
import { issueTicket } from '../../../session/ticket.store.ts'
import { makerOf } from '../../book/voucher-maker.ts'
import { findTask } from '../workflow.store.ts'
import { decideInFrame } from './decide-in-frame.ts'
import type { Decision } from './decide-in-frame.ts'
import { FRAME_OUTCOMES, FRAME_REFUSALS } from './frame-texts.ts'
import type { FrameNotice } from './frame-texts.ts'
import { showTask } from './open-task.ts'
import type { FrameWorld } from './open-task.ts'
import type { PageLook } from './frame-document.ts'
import { noticePage } from './task-page.ts'
import { isTaskTicketUsed, takeTaskTicket } from './task-ticket.store.ts'

const endpoints = ENDPOINTS.voucher

/** What the frame needs beside the context. */
export interface FrameOptions {
  readonly definitions: DefinitionReader
  /** The colours of a site as a style sheet; '' for the usual ones. */
  readonly siteStyle: (siteId: string) => Promise<string>
  /** Configured public origin; defaults to that of each request. */
  readonly publicOrigin: string | undefined
}

/** What the buttons of a form mean. */
const BUTTONS: ReadonlyMap<string, boolean> = new Map([
  ['agree', true],
  ['refuse', false],
])

/** What pages without a form say. */
const NOTICES = { ...FRAME_REFUSALS, ...FRAME_OUTCOMES }

/** Bytes of a form: an opinion of 200 characters, each of at most 12 bytes as a form writes it, and the rest. */
const FORM_LIMIT = 8 * 1024

/** Registers the ticket for the page of a task, and the page itself. Engine 6.7. */
export function workflowFrameRoutes(context: AppContext, options: FrameOptions): void {
  const { app, database } = context
  const { publicOrigin } = options
  handle(context, endpoints.getWorkflowTicket, async ({ body, caller, institution, request }) => {
    const { accountId, personId } = makerOf(caller, institution)
    const origin = originOfCall(request, publicOrigin)
    if (origin === undefined) return fail('ORIGIN_REFUSED')
    const task = await findTask(database.pool, body.cTaskUuid, personId)
    if (!task) return fail('VOUCHER_CHANGED')
    const grant = { purpose: 'workflow', sessionId: caller.sessionId, taskId: task.id, origin } as const
    const [{ ticket }, service] = await Promise.all([
      issueTicket(database.pool, grant),
      findServiceUrl(database.pool, accountId, institution?.accUuid ?? '', WORKFLOW_SERVICE),
    ])
    return { cTicket: ticket, hosts: service?.url ? [new URL(service.url).hostname] : [] }
  })
  // A HEAD request would use the ticket up.
  app.get(WORKFLOW_PAGE, { exposeHeadRoute: false }, (request, reply) => openPage(context, options, request, reply))
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    scope.post(WORKFLOW_PAGE, { bodyLimit: FORM_LIMIT }, (request, reply) =>
      decideOnPage(context, options, request, reply),
    )
  })
}

/** Uses the ticket of an address up and shows its task. */
async function openPage(context: AppContext, options: FrameOptions, request: FastifyRequest, reply: FastifyReply) {
  const { Authorization: ticket, cAccUuid: accUuid } = request.query as Readonly<Record<string, unknown>>
  const style = await siteStyleOf(context, options, request)
  const look = { locale: chosenLocale(request), theme: chosenTheme(request), siteStyle: style, origin: undefined }
  if (typeof ticket !== 'string') return sendNotice(reply, look, FRAME_REFUSALS.expired)
  const { pool } = context.database
  const holder = await takeTaskTicket(pool, ticket)
  if (!holder) {
    return sendNotice(reply, look, FRAME_REFUSALS[(await isTaskTicketUsed(pool, ticket)) ? 'used' : 'expired'])
  }
  if (!isOwnOrigin(holder.origin, request, options.publicOrigin)) {
    return sendNotice(reply, look, FRAME_REFUSALS.expired)
  }
  const known = { ...look, origin: holder.origin }
  const world = await worldOf(context, options)
  const shown = await showTask(world, known, { holder, accUuid: typeof accUuid === 'string' ? accUuid : '' })
  return typeof shown === 'string' ? sendNotice(reply, known, FRAME_REFUSALS[shown]) : sendPage(reply, shown, 200)
}

/** Takes the form of a page: a decision, and its outcome. */
async function decideOnPage(context: AppContext, options: FrameOptions, request: FastifyRequest, reply: FastifyReply) {
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
  const chosen = form.get('locale')
  const theme = form.get('theme')
  const look: PageLook = {
    locale: LOCALES.find((locale) => locale === chosen) ?? chosenLocale(request),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    siteStyle: await siteStyleOf(context, options, request),
    origin: undefined,
  }
  const decision: Decision = {
    token: form.get('token') ?? '',
    isAgreed: BUTTONS.get(form.get('decision') ?? ''),
    // Forms write line ends as two characters.
    opinion: (form.get('opinion') ?? '').replaceAll('\r\n', '\n').replaceAll('\0', '').trim(),
  }
  const { origin, outcome } = await decideInFrame(await worldOf(context, options), look, decision)
  const known = { ...look, origin }
  if (typeof outcome !== 'string') return sendPage(reply, outcome, 422)
  return sendNotice(reply, known, NOTICES[outcome])
}

async function worldOf({ database }: AppContext, { definitions }: FrameOptions): Promise<FrameWorld> {
  return { database, definitions: await definitions.read() }
}

async function siteStyleOf(
  { sites }: AppContext,
  { siteStyle }: FrameOptions,
  request: FastifyRequest,
): Promise<string> {
  const { id } = await sites.ofHost(request.hostname)
  return siteStyle(id)
}

function sendNotice(reply: FastifyReply, look: PageLook, notice: FrameNotice): FastifyReply {
  return sendPage(reply, noticePage(look, notice), notice.status)
}

function sendPage(
  reply: FastifyReply,
  { html, policy }: { readonly html: string; readonly policy: string },
  status: number,
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(html)
}
