import type { LoginPayload, TerminalType } from '@mallwright/contract/session'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { notify } from '../db/pub-sub.ts'
import { only, orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { account } from '../db/tables/account.table.ts'
import { forcedLoginTicket, loginSession } from '../db/tables/session.table.ts'
import { newSecret, sha256 } from '../gateway/guard/secret.ts'

/** Account columns of a login answer. */
export type SessionAccount = typeof account.$inferSelect

/** Result of a login: a session with its token, or a ticket to take over an active one. */
export interface OpenedSession {
  /** Empty when another session is active. */
  readonly token: string
  readonly payload: LoginPayload
}

/** The account of a phone or an id, with its row locked: sessions of an account are opened one at a time. */
export async function lockAccount(
  client: Transaction,
  by: { readonly phone: string } | { readonly id: string },
): Promise<SessionAccount | undefined> {
  const condition = 'phone' in by ? eq(account.mobilePhone, by.phone) : eq(account.id, by.id)
  const [row] = await orm(client).select().from(account).where(condition).for('no key update')
  return row
}

/** Whether any account is a super user. */
export async function hasSuperUser(client: Queryable): Promise<boolean> {
  return (await orm(client).select({ id: account.id }).from(account).where(eq(account.isSuper, 1)).limit(1)).length > 0
}

/** The password hash of a phone. */
export async function findPasswordHash(client: Queryable, phone: string): Promise<string | undefined> {
  const [row] = await orm(client)
    .select({ hash: account.passwordHash })
    .from(account)
    .where(eq(account.mobilePhone, phone))
  return row?.hash
}

/** Creates a visitor's session. */
export async function openVisitorSession(client: Queryable): Promise<{ token: string; signKey: string }> {
  const token = newSecret()
  const signKey = newSecret()
  await orm(client)
    .insert(loginSession)
    .values({ terminalType: 'visitor', tokenHash: sha256(token), signKey, expiresAt: sql`now() + interval '24 hours'` })
  return { token, signKey }
}

/** Opens a session; an active one of the same terminal type is offered for take-over (`ask`) or revoked (`replace`). */
export async function openSession(
  client: Transaction,
  owner: SessionAccount,
  { terminal, existing }: { readonly terminal: TerminalType; readonly existing: 'ask' | 'replace' },
): Promise<OpenedSession> {
  const isActive = and(
    eq(loginSession.accountId, owner.id),
    eq(loginSession.terminalType, terminal),
    isNull(loginSession.revokedAt),
  )
  await orm(client)
    .update(loginSession)
    .set({ revokedAt: sql`now()`, revokeReason: 'expired' })
    .where(and(isActive, lte(loginSession.expiresAt, sql`now()`)))
  if (existing === 'replace') await revokeActive(client, isActive)
  else if ((await orm(client).select({ id: loginSession.id }).from(loginSession).where(isActive)).length > 0) {
    return offerTakeOver(client, owner, terminal)
  }
  const token = newSecret()
  const signKey = newSecret()
  const created = await orm(client)
    .insert(loginSession)
    .values({
      accountId: owner.id,
      terminalType: terminal,
      tokenHash: sha256(token),
      signKey,
      expiresAt: sql`now() + interval '12 hours'`,
    })
    .returning({ id: loginSession.id })
  return { token, payload: { ...payloadOf(owner, terminal), cLoginUuid: only(created).id, cSignKey: signKey } }
}

/** Revokes a session: its next request is refused, and unless it is renewed, its sockets are closed. */
export async function revokeSession(
  client: Transaction,
  sessionId: string,
  reason: 'logout' | 'renewed' | 'copied',
): Promise<void> {
  if (reason !== 'renewed') await notify(client, { kind: 'session-ended', sessionId })
  await orm(client)
    .update(loginSession)
    .set({ revokedAt: sql`now()`, revokeReason: reason })
    .where(and(eq(loginSession.id, sessionId), isNull(loginSession.revokedAt)))
}

/** Uses up a take-over ticket and returns its account's id; `undefined` when it is not valid. */
export async function redeemTakeOver(
  client: Transaction,
  ticket: string,
  terminal: TerminalType,
): Promise<string | undefined> {
  const [row] = await orm(client)
    .update(forcedLoginTicket)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(forcedLoginTicket.ticketHash, sha256(ticket)),
        eq(forcedLoginTicket.terminalType, terminal),
        isNull(forcedLoginTicket.usedAt),
        sql`${forcedLoginTicket.expiresAt} > now()`,
      ),
    )
    .returning({ accountId: forcedLoginTicket.accountId })
  return row?.accountId
}

async function revokeActive(client: Transaction, isActive: ReturnType<typeof and>): Promise<void> {
  const revoked = await orm(client)
    .update(loginSession)
    .set({ revokedAt: sql`now()`, revokeReason: 'taken-over' })
    .where(isActive)
    .returning({ id: loginSession.id })
  for (const { id } of revoked) await notify(client, { kind: 'taken-over', sessionId: id })
}

async function offerTakeOver(
  client: Transaction,
  owner: SessionAccount,
  terminal: TerminalType,
): Promise<OpenedSession> {
  const ticket = newSecret()
  await orm(client)
    .insert(forcedLoginTicket)
    .values({
      accountId: owner.id,
      terminalType: terminal,
      ticketHash: sha256(ticket),
      expiresAt: sql`now() + interval '5 minutes'`,
    })
  return { token: '', payload: { ...payloadOf(owner, terminal), bAlreadyLogin: true, cForcedLoginToken: ticket } }
}

function payloadOf(owner: SessionAccount, terminal: TerminalType): LoginPayload {
  return {
    cAllLinkUserUuid: owner.id,
    cLoginUuid: '',
    cTerminalType: terminal,
    cPwdFreeLoginToken: '',
    cForcedLoginToken: '',
    bAlreadyLogin: false,
    cMobilePhone: owner.mobilePhone,
    cNickname: owner.nickname,
    cHeadImageUrl: owner.headImageUrl,
    bInitPwd: owner.hasInitialPassword,
    bShoudUpdPwd: owner.shouldUpdatePassword,
    isSuper: owner.isSuper,
    cSignKey: '',
  }
}
