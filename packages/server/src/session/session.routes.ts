import { ENDPOINTS } from '@mallwright/contract/registry'

import { inTransaction } from '../db/database.ts'
import { handle } from '../gateway/handle.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { isSignedIn } from '../gateway/guard/caller.ts'
import { clientAddress } from '../gateway/guard/client-address.ts'
import { wireTime } from '../gateway/wire-time.ts'
import { accountProfile, accountProfileToWire } from './account-profile.store.ts'
import { createFirstSuperUser } from './first-super-user.store.ts'
import { accountStopped, openSession, openVisitorSession, redeemTakeOver } from './session.store.ts'
import { signInByPassword, signInByPhone } from './sign-in.store.ts'
import { changePassword, registerAccount } from './new-password.store.ts'
import { changeOwnPassword } from './own-password.store.ts'
import { readStrategy } from './password-strategy.store.ts'
import { leaveOtherAccount, registerDevice, signInDevice, signOut } from './device-token.store.ts'
import { deleteVerifyTickets } from './sms/verify-ticket.store.ts'
import { issueTicket } from './ticket.store.ts'

const endpoints = ENDPOINTS.session

/** Registers the handlers of the session area. */
export function sessionRoutes(context: AppContext): void {
  visitorRoutes(context)
  loginRoutes(context)
  passwordRoutes(context)
  deviceRoutes(context)
  accountRoutes(context)
}

function visitorRoutes(context: AppContext): void {
  const { database, limits } = context
  handle(
    context,
    endpoints.getMockToken,
    async () => {
      const { token, signKey } = await openVisitorSession(database.pool)
      return { cMockToken: token, cSignKey: signKey }
    },
    { perMinute: limits.visitorsPerMinute },
  )
  handle(context, endpoints.getDefaultPassStrategy, async () => {
    const { minLength, maxLength, code } = await readStrategy(database.pool)
    return { minLength, maxLength, srategyCode: code }
  })
  handle(context, endpoints.createSuperUser, async ({ body }) => createFirstSuperUser(database, body), {
    perMinute: limits.loginsPerMinute,
  })
}

function loginRoutes(context: AppContext): void {
  const { database, limits } = context
  const options = { perMinute: limits.loginsPerMinute }
  handle(
    context,
    endpoints.login,
    async ({ body, caller, reply, request }) => {
      const shown = { ...body, address: clientAddress(request, context.isBehindProxy) }
      const opened = await (body.cPassword === undefined ? signInByPhone : signInByPassword)(database, shown)
      if (opened instanceof Failed) return opened
      if (opened.token === '') return opened.payload
      void reply.header('authorization', opened.token)
      await leaveOtherAccount(database, caller, opened.payload.cAllLinkUserUuid)
      return opened.payload
    },
    options,
  )
  handle(
    context,
    endpoints.forcedLogin,
    async ({ body, caller, reply }) => {
      const opened = await inTransaction(database, async (client) => {
        const account = await redeemTakeOver(client, body.cForcedLoginToken, body.cTerminalType)
        if (!account) return fail('TICKET_EXPIRED')
        if (account.isStopped) return accountStopped(account)
        // A ticket that led to the question was left for a sign-in that was declined.
        await deleteVerifyTickets(client, account.mobilePhone, 'login')
        return openSession(client, account, { terminal: body.cTerminalType, existing: 'replace' })
      })
      if (opened instanceof Failed) return opened
      void reply.header('authorization', opened.token)
      await leaveOtherAccount(database, caller, opened.payload.cAllLinkUserUuid)
      return opened.payload
    },
    options,
  )
}

function passwordRoutes(context: AppContext): void {
  const { database, limits } = context
  const options = { perMinute: limits.loginsPerMinute }
  handle(context, endpoints.saveUser, async ({ body }) => registerAccount(database, body), options)
  handle(
    context,
    endpoints.updPwd,
    async ({ body, caller, request, reply }) => {
      const { cMobilePhone, cPassword, cOldPassword: oldPassword, cVerifyTicket = '' } = body
      if (oldPassword === undefined) {
        return (await changePassword(database, { cMobilePhone, cPassword, cVerifyTicket })) ?? {}
      }
      if (!isSignedIn(caller)) return fail('SESSION_INVALID')
      if (caller.phone !== cMobilePhone) return fail('FIELD_INVALID', { cField: 'cMobilePhone' })
      const address = clientAddress(request, context.isBehindProxy)
      const opened = await changeOwnPassword(database, { caller, oldPassword, newPassword: cPassword, address })
      if (opened instanceof Failed) return opened
      void reply.header('authorization', opened.token)
      return { login: opened.payload }
    },
    options,
  )
}

function deviceRoutes(context: AppContext): void {
  const { database, limits } = context
  handle(
    context,
    endpoints.loginPwdFree,
    async ({ body, reply }) => {
      const opened = await signInDevice(database, {
        id: body.cPwdFreeLoginUuid,
        token: body.cPwdFreeLoginToken,
        terminal: body.cTerminalType,
      })
      if (opened instanceof Failed) return opened
      if (opened.token !== '') void reply.header('authorization', opened.token)
      return { ...opened.payload, cPwdFreeLoginUuid: body.cPwdFreeLoginUuid }
    },
    { perMinute: limits.loginsPerMinute },
  )
  handle(context, endpoints.savePwdFreeLoginToken, async ({ body, caller }) => {
    if (body.cLoginUuid !== caller.sessionId) return fail('EMPTY')
    const device = await registerDevice(database, caller)
    if (!device) return fail('SESSION_INVALID')
    return { cPwdFreeLoginToken: device.token, cPwdFreeLoginUuid: device.id, dExpire: wireTime(device.expiresAt) }
  })
}

function accountRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.logout, async ({ params, caller }) => {
    if (params.accUuid !== caller.accountId || params.loginUuid !== caller.sessionId) return fail('EMPTY')
    await signOut(database, caller)
    return null
  })
  handle(context, endpoints.getAccountByAccSignId, async ({ params, caller }) =>
    params.id === caller.accountId
      ? accountProfileToWire(await accountProfile(database.pool, caller.accountId))
      : fail('EMPTY'),
  )
  handle(context, endpoints.getWsTicket, async ({ caller }) => {
    const { ticket } = await issueTicket(database.pool, { purpose: 'socket', sessionId: caller.sessionId })
    return { cTicket: ticket }
  })
}
