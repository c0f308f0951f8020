import type { LoginPayload, TerminalType } from '@mallwright/contract/session'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { only, orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { account } from '../db/tables/account.table.ts'
import { forcedLoginTicket, loginSession } from '../db/tables/session.table.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { newSecret, sha256 } from '../gateway/guard/secret.ts'
import { endExpired, endTakenOver } from './session-end.store.ts'

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

/** Refuses a stopped account by its name, which for a nameless one is its phone with the middle hidden. Specification 1 §8. */
export function accountStopped({
  nickname,
  mobilePhone,
}: Pick<SessionAccount, 'nickname' | 'mobilePhone'>): Failed<'ACCOUNT_STOPPED', { readonly cName: string }> {
  return fail('ACCOUNT_STOPPED', { cName: nickname || `${mobilePhone.slice(0, 3)}****${mobilePhone.slice(-4)}` })
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
  const at = { accountId: owner.id, terminal }
  await endExpired(client, at)
  if (existing === 'replace') await endTakenOver(client, at)
  else if (await hasLiveSession(client, at)) return offerTakeOver(client, owner, terminal)
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

/** Marks a session as renewed by its device: its token counts for a moment, its sockets stay open. */
export async function renewSession(client: Transaction, sessionId: string): Promise<void> {
  await orm(client)
    .update(loginSession)
    .set({ revokedAt: sql`now()`, revokeReason: 'renewed' })
    .where(and(eq(loginSession.id, sessionId), isNull(loginSession.revokedAt)))
}

async function hasLiveSession(
  client: Transaction,
  { accountId, terminal }: { readonly accountId: string; readonly terminal: TerminalType },
): Promise<boolean> {
  const live = await orm(client)
    .select({ id: loginSession.id })
    .from(loginSession)
    .where(
      and(
        eq(loginSession.accountId, accountId),
        eq(loginSession.terminalType, terminal),
        isNull(loginSession.revokedAt),
      ),
    )
  return live.length > 0
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
