import { ENDPOINTS } from '@mallwright/contract/registry'
import { translate } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'

import type { AppContext } from '../../gateway/app-context.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { clientAddress } from '../../gateway/guard/client-address.ts'
import { handle } from '../../gateway/handle.ts'
import { hasAccount } from './phone-owner.store.ts'
import { CODE_LIFETIME_S, countQuery, redeemCode, reserveCode, RESEND_S, voidCode } from './sms-code.store.ts'
import { issueVerifyTicket } from './verify-ticket.store.ts'

const endpoints = ENDPOINTS.session

const CODE_TEXT: Label = {
  zh: '您的验证码是 {code}，5 分钟内有效。请勿告诉他人。',
  en: 'Your code is {code}. It is valid for 5 minutes. Do not tell it to anybody.',
}

/** Registers the handlers of codes that prove a phone. */
export function smsRoutes(context: AppContext): void {
  const { database, limits } = context
  const options = { perMinute: limits.loginsPerMinute }
  handle(
    context,
    endpoints.sendVeriCode,
    async ({ params: { phone }, request, locale }) => {
      const reserved = await reserveCode(database, {
        phone,
        address: clientAddress(request, context.isBehindProxy),
        perAddressPerHour: limits.codesPerHour,
        fixedCode: context.demoCode,
      })
      if (reserved instanceof Failed) return reserved
      const { id, code } = reserved
      try {
        await context.sms.send({ phone, code, text: translate(locale, CODE_TEXT, { code }) })
      } catch (error) {
        request.log.error({ error }, 'a code could not be sent')
        // A message whose answer was late may still arrive.
        if (!isTimeout(error)) await voidCode(database.pool, id)
        return fail('CODE_NOT_SENT')
      }
      return { iRetrySeconds: RESEND_S, iExpireSeconds: CODE_LIFETIME_S, cDemoCode: context.demoCode ?? '' }
    },
    options,
  )
  handle(
    context,
    endpoints.verifyVeriCode,
    async ({ params: { phone, code }, query }) => {
      const redeemed = await redeemCode(database.pool, phone, code)
      if (redeemed instanceof Failed) return redeemed
      return { cVerifyTicket: await issueVerifyTicket(database.pool, { phone, purpose: query.cPurpose }) }
    },
    options,
  )
  handle(
    context,
    endpoints.isRegisteredPhone,
    async ({ params: { phone }, request }) => {
      const address = clientAddress(request, context.isBehindProxy)
      const iRetrySeconds = await countQuery(database, { address, perHour: limits.codesPerHour })
      if (iRetrySeconds > 0) return fail('TOO_MANY_QUERIES', { iRetrySeconds })
      return { bRegistered: await hasAccount(database.pool, phone) }
    },
    options,
  )
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}
