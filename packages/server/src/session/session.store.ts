import type { LoginPayload, TerminalType } from '@mallwright/contract/session'

import type { Transaction } from '../db/database.ts'
import { notify } from '../db/pub-sub.ts'
import { newSecret, sha256 } from '../gateway/secret.ts'

/** Account columns of a login answer. */
export interface SessionAccount {
  readonly id: string
  readonly mobilePhone: string
  readonly passwordHash: string
  readonly nickname: string
  readonly headImageUrl: string
  readonly hasInitialPassword: boolean
  readonly shouldUpdatePassword: boolean
  readonly isSuper: number
  readonly isStopped: boolean
}

/** What a login leads to: a session with its token, or a ticket to take a living one over. */
export interface OpenedSession {
  /** Empty when another session is live. */
  readonly token: string
  readonly payload: LoginPayload
}

const ACCOUNT_COLUMNS = `id, mobile_phone as "mobilePhone", password_hash as "passwordHash", nickname,
  head_image_url as "headImageUrl", init_pwd as "hasInitialPassword", should_update_pwd as "shouldUpdatePassword",
  is_super as "isSuper", stopped as "isStopped"`

/** The account of a phone or an id, with its row locked: sessions of an account are opened one at a time. */
export async function lockAccount(
  client: Transaction,
  by: { readonly phone: string } | { readonly id: string },
): Promise<SessionAccount | undefined> {
  const [column, value] = 'phone' in by ? ['mobile_phone', by.phone] : ['id', by.id]
  const found = await client.query<SessionAccount>(
    `select ${ACCOUNT_COLUMNS} from account where ${column} = $1 for no key update`,
    [value],
  )
  return found.rows[0]
}

/** Opens a session; a living one of the same terminal type is asked about (`ask`) or revoked (`replace`). */
export async function openSession(
  client: Transaction,
  account: SessionAccount,
  { terminal, existing: living }: { readonly terminal: TerminalType; readonly existing: 'ask' | 'replace' },
): Promise<OpenedSession> {
  const own = [account.id, terminal]
  await client.query(
    `update login_session set revoked_at = now(), revoke_reason = 'expired'
     where account_id = $1 and terminal_type = $2 and revoked_at is null and expires_at <= now()`,
    own,
  )
  if (living === 'replace') await revokeActive(client, own)
  else if (await hasActiveSession(client, own)) return offerTakeOver(client, account, terminal)
  const token = newSecret()
  const signKey = newSecret()
  const inserted = await client.query<{ id: string }>(
    `insert into login_session (account_id, terminal_type, token_hash, sign_key, expires_at)
     values ($1, $2, $3, $4, now() + interval '12 hours') returning id`,
    [...own, sha256(token), signKey],
  )
  const sessionId = inserted.rows[0]?.id ?? ''
  return { token, payload: { ...payloadOf(account, terminal), cLoginUuid: sessionId, cSignKey: signKey } }
}

/** Ends a session; its next request learns so. */
export async function revokeSession(client: Transaction, sessionId: string, reason: string): Promise<void> {
  await client.query(
    'update login_session set revoked_at = now(), revoke_reason = $2 where id = $1 and revoked_at is null',
    [sessionId, reason],
  )
}

async function hasActiveSession(client: Transaction, own: readonly string[]): Promise<boolean> {
  const living = await client.query(
    'select 1 from login_session where account_id = $1 and terminal_type = $2 and revoked_at is null',
    [...own],
  )
  return living.rows.length > 0
}

async function revokeActive(client: Transaction, own: readonly string[]): Promise<void> {
  const revoked = await client.query<{ id: string }>(
    `update login_session set revoked_at = now(), revoke_reason = 'taken-over'
     where account_id = $1 and terminal_type = $2 and revoked_at is null returning id`,
    [...own],
  )
  for (const { id } of revoked.rows) await notify(client, { kind: 'taken-over', sessionId: id })
}

async function offerTakeOver(
  client: Transaction,
  account: SessionAccount,
  terminal: TerminalType,
): Promise<OpenedSession> {
  const ticket = newSecret()
  await client.query(
    `insert into forced_login_ticket (account_id, terminal_type, ticket_hash, expires_at)
     values ($1, $2, $3, now() + interval '5 minutes')`,
    [account.id, terminal, sha256(ticket)],
  )
  return { token: '', payload: { ...payloadOf(account, terminal), bAlreadyLogin: true, cForcedLoginToken: ticket } }
}

function payloadOf(account: SessionAccount, terminal: TerminalType): LoginPayload {
  return {
    cAllLinkUserUuid: account.id,
    cLoginUuid: '',
    cTerminalType: terminal,
    cPwdFreeLoginToken: '',
    cForcedLoginToken: '',
    bAlreadyLogin: false,
    cMobilePhone: account.mobilePhone,
    cNickname: account.nickname,
    cHeadImageUrl: account.headImageUrl,
    bInitPwd: account.hasInitialPassword,
    bShoudUpdPwd: account.shouldUpdatePassword,
    isSuper: account.isSuper,
    cSignKey: '',
  }
}
