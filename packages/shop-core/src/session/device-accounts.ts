import type { LocalStore } from '../storage/local-store.ts'
import type { Account } from './session.ts'

/** An account that was used on this device and can sign in again by its rotating token, without its password. Domain sheet 50. */
export interface DeviceAccount {
  readonly id: string
  readonly phone: string
  readonly nickname: string
  readonly avatarUrl: string
  readonly token: string
  readonly tokenId: string
  /** End (ISO) of the token, unless it is used before. */
  readonly expiresAt: string
}

/** Accounts that a device remembers beside the signed-in one. */
export const MAX_DEVICE_ACCOUNTS = 5

/** Lifetime of a password-free token in ms. Domain 2.14. */
const TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

/** The remembered accounts, the latest first. */
export function deviceAccounts(store: LocalStore): readonly DeviceAccount[] {
  const stored = store.readJson('deviceAccounts')
  return Array.isArray(stored) ? stored.filter(isDeviceAccount).slice(0, MAX_DEVICE_ACCOUNTS) : []
}

/** Remembers the signed-in account by its token; nothing without one. */
export function rememberAccount(store: LocalStore, { id, phone, nickname, avatarUrl }: Account): void {
  const token = store.read('pwdFreeToken')
  if (!token) return
  const since = Date.parse(store.read('pwdFreeSince') ?? '') || Date.now()
  const remembered: DeviceAccount = {
    id,
    phone,
    nickname,
    avatarUrl,
    token,
    tokenId: store.read('pwdFreeUuid') ?? '',
    expiresAt: new Date(since + TOKEN_LIFETIME_MS).toISOString(),
  }
  const others = deviceAccounts(store).filter((account) => account.id !== id)
  store.writeJson('deviceAccounts', [remembered, ...others].slice(0, MAX_DEVICE_ACCOUNTS))
}

/** Forgets an account of the device. */
export function forgetAccount(store: LocalStore, id: string): void {
  store.writeJson(
    'deviceAccounts',
    deviceAccounts(store).filter((account) => account.id !== id),
  )
}

/** Puts an account's token where the next start finds it. */
export function offerToken(store: LocalStore, { token, tokenId }: DeviceAccount): void {
  store.write('pwdFreeToken', token)
  store.write('pwdFreeUuid', tokenId)
}

const TEXTS = ['id', 'phone', 'nickname', 'avatarUrl', 'token', 'tokenId', 'expiresAt'] as const

function isDeviceAccount(value: unknown): value is DeviceAccount {
  return (
    typeof value === 'object' &&
    value !== null &&
    TEXTS.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string')
  )
}
