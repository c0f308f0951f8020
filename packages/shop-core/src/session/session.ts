import type { TerminalType } from '@mallwright/contract/session'

/** Who is signed in, in plain words. */
export interface Account {
  readonly id: string
  readonly phone: string
  readonly nickname: string
  readonly avatarUrl: string
  /** Only a hint for what to show: the server checks every save. */
  readonly isSuper: boolean
}

/** The institution that the account acts for, and its role in trade. Specification 1 §3, mall user trade role. */
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

/** A session of either kind. `id` changes with every new session, the token may be renewed meanwhile. */
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

/** The role of somebody without an institution. */
export const NO_INSTITUTION: MallUser = { institution: '', institutionId: '', tradeRole: 1, authentication: 0 }

/** The storage name space of a terminal type: shop and studio hold a session each in one browser. The shop's keys are bare. */
export function namespaceOf(terminalType: TerminalType): string {
  return terminalType === 'studio' ? 'studio' : ''
}

/** Reads a stored session; `undefined` when it is none, e.g. written by another version. */
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
