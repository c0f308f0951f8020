import { ENDPOINTS } from '@mallwright/contract/registry'
import type { FastifyReply } from 'fastify'

import type { AppContext } from '../../gateway/app-context.ts'
import { DONE, Failed } from '../../gateway/failures/failure.ts'
import type { Caller } from '../../gateway/guard/caller.ts'
import { clientAddress } from '../../gateway/guard/client-address.ts'
import { handle } from '../../gateway/handle.ts'
import { wireTime } from '../../gateway/wire-time.ts'
import { leaveOtherAccount } from '../device-token.store.ts'
import type { OpenedSession } from '../session.store.ts'
import { codeState, confirmCode, createCode, pendingRequest, rejectCode, signInByCode } from './login-auth.store.ts'
import { signInBySso } from './sso.store.ts'

const endpoints = ENDPOINTS.session

/** Registers the handlers of signing in by a host's ticket and by another device. */
export function otherWaysRoutes(context: AppContext): void {
  terminalRoutes(context)
  confirmingRoutes(context)
}

function terminalRoutes(context: AppContext): void {
  const { database, limits } = context
  const options = { perMinute: limits.loginsPerMinute }
  /** Gives the new session to its terminal, where that of another account ends with its remembered device. */
  const enter = async (opened: OpenedSession, caller: Caller, reply: FastifyReply) => {
    if (opened.token === '') return opened.payload
    void reply.header('authorization', opened.token)
    await leaveOtherAccount(database, caller, opened.payload.cAllLinkUserUuid)
    return opened.payload
  }
  handle(
    context,
    endpoints.loginBySsoTicket,
    async ({ body, caller, reply }) => {
      const request = { ticket: body.cTicket, terminal: body.cTerminalType, caller }
      const opened = await signInBySso(database, context.ssoKey, request)
      return opened instanceof Failed ? opened : enter(opened, caller, reply)
    },
    options,
  )
  handle(
    context,
    endpoints.createLoginAuth,
    async ({ body, caller, request }) => {
      const address = clientAddress(request, context.isBehindProxy)
      const terminal = { sessionId: caller.sessionId, terminalType: body.cTerminalType, address }
      const { code, expireSeconds } = await createCode(database.pool, terminal)
      return { cAuthCode: code, iExpireSeconds: expireSeconds }
    },
    options,
  )
  handle(context, endpoints.getLoginAuthState, async ({ body, caller }) => ({
    cState: await codeState(database.pool, { code: body.cAuthCode, sessionId: caller.sessionId }),
  }))
  handle(
    context,
    endpoints.loginByAuthCode,
    async ({ body, caller, reply }) => {
      const opened = await signInByCode(database, { code: body.cAuthCode, sessionId: caller.sessionId })
      return opened instanceof Failed ? opened : enter(opened, caller, reply)
    },
    options,
  )
}

function confirmingRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.getLoginAuthInfo, async ({ body }) => {
    const asking = await pendingRequest(database.pool, body.cAuthCode)
    if (asking instanceof Failed) return asking
    return {
      cTerminalType: asking.terminalType,
      cAddress: maskedAddress(asking.address),
      dCreateTime: wireTime(asking.createdAt),
      iExpireSeconds: asking.expireSeconds,
    }
  })
  handle(
    context,
    endpoints.confirmLoginAuth,
    async ({ body, caller }) => (await confirmCode(database, body.cAuthCode, caller)) ?? DONE,
  )
  handle(
    context,
    endpoints.rejectLoginAuth,
    async ({ body }) => (await rejectCode(database.pool, body.cAuthCode)) ?? DONE,
  )
}

/** A client address without its last part: enough to recognise the own network by. */
function maskedAddress(address: string): string {
  return address.replace(/([.:])[^.:]+$/, '$1*')
}
