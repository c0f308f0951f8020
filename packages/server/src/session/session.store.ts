import type { LoginPayload, TerminalType } from '@mallwright/contract/session'
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { notify } from '../db/pub-sub.ts'
import { only, orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { account } from '../db/tables/account.table.ts'
import { forcedLoginTicket, loginSession, pwdFreeToken } from '../db/tables/session.table.ts'
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

/**
 * Ends everything that signs an account in, on all devices: sessions with their sockets, renewed and expired ones
 * included, whose sockets may be open, password-free tokens and tickets to take over. The account's row is locked. Domain 1.12-23.
 */
export async function revokeAccess(client: Transaction, accountId: string): Promise<void> {
  const revoked = await orm(client)
    .update(loginSession)
    .set({ revokedAt: sql`now()`, revokeReason: 'password-changed' })
    .where(
      and(
        eq(loginSession.accountId, accountId),
        or(isNull(loginSession.revokedAt), eq(loginSession.revokeReason, 'renewed')),
      ),
    )
    .returning({ id: loginSession.id })
  await orm(client).delete(pwdFreeToken).where(eq(pwdFreeToken.accountId, accountId))
  await orm(client).delete(forcedLoginTicket).where(eq(forcedLoginTicket.accountId, accountId))
  for (const { id } of revoked) await notify(client, { kind: 'session-ended', sessionId: id })
}

/** Whether a session has neither ended nor expired. */
export async function isSessionActive(client: Queryable, sessionId: string): Promise<boolean> {
  const active = await orm(client)
    .select({ id: loginSession.id })
    .from(loginSession)
    .where(and(eq(loginSession.id, sessionId), isNull(loginSession.revokedAt), gt(loginSession.expiresAt, sql`now()`)))
  return active.length > 0
}

/** Uses up a take-over ticket and locks its account, which comes first in every transaction; `undefined` when it is not valid. */
export async function redeemTakeOver(
  client: Transaction,
  ticket: string,
  terminal: TerminalType,
): Promise<SessionAccount | undefined> {
  const isValid = and(
    eq(forcedLoginTicket.ticketHash, sha256(ticket)),
    eq(forcedLoginTicket.terminalType, terminal),
    isNull(forcedLoginTicket.usedAt),
    gt(forcedLoginTicket.expiresAt, sql`now()`),
  )
  const [found] = await orm(client).select({ id: forcedLoginTicket.accountId }).from(forcedLoginTicket).where(isValid)
  const owner = found && (await lockAccount(client, found))
  const redeemed = await orm(client)
    .update(forcedLoginTicket)
    .set({ usedAt: sql`now()` })
    .where(isValid)
    .returning({ id: forcedLoginTicket.id })
  return redeemed.length > 0 ? owner : undefined
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
