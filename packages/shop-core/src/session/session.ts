import type { TerminalType } from '@mallwright/contract/session'

/** The signed-in account. */
export interface Account {
  readonly id: string
  readonly phone: string
  readonly nickname: string
  readonly avatarUrl: string
  /** For display only; the server authorises every save. */
  readonly isSuper: boolean
}

/** Institution and trade role of the account. Specification 1 §3, mall user trade role. */
export interface MallUser {
  /** Empty when there is none. */
  readonly institution: string
  /** Empty when there is none. */
  readonly institutionId: string
  /** 1 individual, 2 enterprise or team. */
  readonly tradeRole: 1 | 2
  /** 0 none, 1 enterprise, 2 individual team. */
  readonly authentication: 0 | 1 | 2
}

/** A visitor's or an account's session. `id` is stable while the token is renewed. */
export type Session =
  | { readonly kind: 'visitor'; readonly id: string; readonly token: string; readonly signKey: string }
  | {
      readonly kind: 'account'
      /** The login uuid. */
      readonly id: string
      readonly token: string
      readonly signKey: string
      readonly account: Account
    }

/** Role of an account without an institution. */
export const NO_INSTITUTION: MallUser = { institution: '', institutionId: '', tradeRole: 1, authentication: 0 }

/** How the steps after a sign-in, a start or a switch ended. `message` is for the user. Specification 1 §4.2. */
export type InstitutionOutcome =
  | { readonly state: 'loaded' | 'none' }
  /** The person or the institution is disabled, or it waits for its deletion: the account has none. */
  | { readonly state: 'stopped'; readonly message: string }
  /** The account could not be read; a sign-in ends with it. */
  | { readonly state: 'failed'; readonly message: string }

/** Storage namespace of a terminal type: shop and studio have separate sessions in one browser. Empty for the shop. */
export function namespaceOf(terminalType: TerminalType): string {
  return terminalType === 'studio' ? 'studio' : ''
}

/** Parses a stored session; `undefined` when malformed, e.g. written by another version. */
export function readSession(stored: unknown, account: unknown, loginId: string | undefined): Session | undefined {
  if (!hasTexts(stored, ['kind', 'id', 'token', 'signKey'])) return undefined
  const { id, token, signKey } = stored
  if (stored['kind'] === 'visitor') return { kind: 'visitor', id, token, signKey } as Session
  if (!hasTexts(account, ['id', 'phone', 'nickname', 'avatarUrl']) || loginId !== id) return undefined
  return { kind: 'account', id, token, signKey, account: account as unknown as Account } as Session
}

function hasTexts(value: unknown, names: readonly string[]): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')
  )
}
