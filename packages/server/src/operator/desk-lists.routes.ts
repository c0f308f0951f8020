import { ENDPOINTS } from '@mallwright/contract/registry'

import { recordAction } from '../audit/audit-log.store.ts'
import { inTransaction } from '../db/database.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { DONE, fail, Failed } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { wireTime } from '../gateway/wire-time.ts'
import { maskPhone } from '../personal-data/mask.ts'
import { removeAccountSessions } from '../session/remove-sessions.store.ts'
import { recorded } from './account-desk.routes.ts'
import { deskFilter, deskPage } from './desk-filter.ts'
import {
  createInviteCode,
  findSessionPhone,
  listAuditLog,
  listInviteCodes,
  listOutbox,
  listSessions,
  setCodeStopped,
} from './desk-lists.store.ts'
import { operatorScope, refuseOtherOperators } from './operator-scope.store.ts'
import { wireInviteCode, wireSession } from './operator.wire.ts'

const endpoints = ENDPOINTS.operator

/** Registers the handlers of sessions, invite codes, outbox and audit log. */
export function deskListRoutes(context: AppContext, hasOutbox: boolean): void {
  sessionDeskRoutes(context)
  inviteCodeRoutes(context)
  logRoutes(context, hasOutbox)
}

function sessionDeskRoutes(context: AppContext): void {
  const { pool } = context.database
  handle(context, endpoints.getSessionPage, async ({ body, caller }) => {
    const refused = await refuseOtherOperators(pool, caller.accountId)
    return refused ?? deskPage(await listSessions(pool, deskFilter(body)), (row) => wireSession(row, caller))
  })
  handle(context, endpoints.forceLogout, async ({ body, caller }) => {
    const { cLoginUuid: sessionId, cReason: reason } = body
    if (reason === '') return fail('REASON_NEEDED', { cField: 'cReason' })
    if (sessionId === caller.sessionId) return fail('STATE_CHANGED')
    const entry = { accountId: caller.accountId, action: 'forceLogout', subjectId: sessionId, reason }
    return recorded(context, entry, async (client) => {
      const found = await findSessionPhone(client, sessionId)
      const ended = found ? await removeAccountSessions(client, { sessionId }) : 0
      return found && ended > 0 ? maskPhone(found.phone) : fail('STATE_CHANGED')
    })
  })
}

function inviteCodeRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.getInviteCodePage, async ({ body, caller }) => {
    const scope = await operatorScope(database.pool, caller.accountId)
    if (scope instanceof Failed) return scope
    return deskPage(await listInviteCodes(database.pool, deskFilter(body), scope.ownOperatorId), wireInviteCode)
  })
  handle(context, endpoints.saveInviteCode, async ({ body, caller }) =>
    inTransaction(database, async (client) => {
      const scope = await operatorScope(client, caller.accountId)
      if (scope instanceof Failed) return scope
      const created = await createInviteCode(client, { code: body.cInviteCode, ...scope })
      if (created instanceof Failed) return created
      const { code } = created
      const { accountId } = caller
      await recordAction(client, { accountId, action: 'saveInviteCode', subject: code, subjectId: code })
      return { cInviteCode: code, cInviteUuid: created.inviteUuid }
    }),
  )
  handle(context, endpoints.stopInviteCode, async ({ body, caller }) =>
    inTransaction(database, async (client) => {
      const { cInviteCode: code, bStop: isStopped } = body
      const scope = await operatorScope(client, caller.accountId)
      if (scope instanceof Failed) return scope
      const failed = await setCodeStopped(client, { code, isStopped, ...scope })
      if (failed) return failed
      const action = isStopped ? 'stopInviteCode.stop' : 'stopInviteCode.resume'
      await recordAction(client, { accountId: caller.accountId, action, subject: code, subjectId: code })
      return DONE
    }),
  )
}

function logRoutes(context: AppContext, hasOutbox: boolean): void {
  const { pool } = context.database
  handle(context, endpoints.getSmsOutboxPage, async ({ body, caller }) => {
    const refused = await refuseOtherOperators(pool, caller.accountId)
    if (refused) return refused
    if (!hasOutbox) return fail('EMPTY')
    return deskPage(await listOutbox(pool, deskFilter(body)), ({ phone, text, createdAt }) => ({
      cMobilePhone: phone,
      cText: text,
      dCreateTime: wireTime(createdAt),
    }))
  })
  handle(context, endpoints.getAuditLogPage, async ({ body, caller }) => {
    const refused = await refuseOtherOperators(pool, caller.accountId)
    return (
      refused ??
      deskPage(await listAuditLog(pool, deskFilter(body)), (row) => ({
        dCreateTime: wireTime(row.createdAt),
        cNickname: row.nickname,
        cMobilePhone: maskPhone(row.phone),
        cAction: row.action,
        cSubject: row.subject,
        cReason: row.reason,
      }))
    )
  })
}
