import { ownUrl, SHOP_BASE } from '@mallwright/contract/link'
import { SANDBOX_BACK_PARAM, SANDBOX_PAGE } from '@mallwright/contract/payment'
import { fen, moneyText, translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { inTransaction } from '../../../db/database.ts'
import type { Database } from '../../../db/database.ts'
import { localeOf } from '../../../gateway/handle.ts'
import { actOnSandbox, SANDBOX_ACTIONS } from './sandbox.jobs.ts'
import type { SandboxAction } from './sandbox.jobs.ts'
import { sandboxPageHtml } from './sandbox-page.ts'
import { findSandboxPayment } from './sandbox.store.ts'

/** No script at all, and forms to this server only. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

const STATES: Readonly<Record<string, Label>> = {
  open: { zh: '等待支付', en: 'To be paid' },
  scheduled: { zh: '将在支付截止后到账', en: 'The money will arrive after the deadline' },
  paid: { zh: '已付款', en: 'Paid' },
  failed: { zh: '支付失败，可重试', en: 'Failed; it may be tried again' },
}

const ACTIONS: Readonly<Record<SandboxAction, Label>> = {
  success: { zh: '成功', en: 'Success' },
  fail: { zh: '失败', en: 'Failure' },
  late: { zh: '迟到', en: 'Late' },
  'wrong-amount': { zh: '金额错误', en: 'Wrong amount' },
  repeat: { zh: '重复通知', en: 'Repeated notice' },
  silent: { zh: '不通知', en: 'No notice' },
}

const TEXTS = {
  title: { zh: '沙箱收银台', en: 'Sandbox cashier' },
  hint: { zh: '演示环境，不会产生真实扣款', en: 'A demo: no money is moved' },
  back: { zh: '返回商城', en: 'Back to the mall' },
} satisfies Record<string, Label>

/** Stands for the own origin, of which only paths are used. */
const ANY_ORIGIN = 'http://shop.invalid'

interface Address {
  Params: { id: string; action?: string }
  Querystring: { readonly [SANDBOX_BACK_PARAM]?: unknown }
}

/** Registers the page on which a payment of the sandbox is made, or is not. */
export function sandboxRoutes(app: FastifyInstance, database: Database): void {
  app.get<Address>(`${SANDBOX_PAGE}/:id`, (request, reply) => sendPage(database, request, reply))
  void app.register(async (scope) => {
    // A form without fields.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    scope.post<Address>(`${SANDBOX_PAGE}/:id/:action`, async (request, reply) => {
      const action = SANDBOX_ACTIONS.find((name) => name === request.params.action)
      const payment = await findSandboxPayment(database.pool, request.params.id)
      if (!payment || !action) return reply.code(404).type('text/plain').send('not found')
      await inTransaction(database, (client) => actOnSandbox(client, payment, action))
      return reply.redirect(`${SANDBOX_PAGE}/${payment.id}${backQuery(request)}`, 303)
    })
  })
}

/** Where the payer came from: a page of this shop, as its address says, else its home. */
function backOf({ query }: FastifyRequest<Address>): string {
  const asked = query[SANDBOX_BACK_PARAM]
  const url = typeof asked === 'string' ? ownUrl(asked, ANY_ORIGIN) : undefined
  return url?.pathname.startsWith(`${SHOP_BASE}/`) ? url.pathname + url.search : SHOP_BASE
}

function backQuery(request: FastifyRequest<Address>): string {
  return `?${SANDBOX_BACK_PARAM}=${encodeURIComponent(backOf(request))}`
}

async function sendPage(
  database: Database,
  request: FastifyRequest<Address>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const payment = await findSandboxPayment(database.pool, request.params.id)
  if (!payment) return reply.code(404).type('text/plain').send('not found')
  const locale: Locale = localeOf(request)
  const text = (label: Label) => translate(locale, label)
  const isOpen = payment.state === 'open' || payment.state === 'failed'
  const html = sandboxPageHtml({
    locale,
    title: text(TEXTS.title),
    hint: text(TEXTS.hint),
    payee: payment.payeeName,
    amount: `¥${moneyText(fen(payment.amountCents))}`,
    state: text(STATES[payment.state] ?? TEXTS.hint),
    actions: isOpen
      ? SANDBOX_ACTIONS.map((action) => ({
          address: `${SANDBOX_PAGE}/${payment.id}/${action}${backQuery(request)}`,
          name: text(ACTIONS[action]),
        }))
      : [],
    // In the frame of pay-action-dom the shop stands around the page.
    ...(request.headers['sec-fetch-dest'] !== 'iframe' && {
      back: { address: backOf(request), name: text(TEXTS.back) },
    }),
  })
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html)
}
