import type { Endpoint } from '@mallwright/contract/rpc'

/** What a call is signed with: a visitor's or an account's session. */
export interface Credential {
  /** Changes with every new session, not with a renewed token. */
  readonly id: string
  readonly token: string
  /** 64 hex characters. */
  readonly signKey: string
  /** Empty for a visitor. */
  readonly accountId: string
}

/** The fields that every POST body gets from the site record. Specification 1 §7.1. */
export interface OperatorFields {
  readonly cOperateAccUuid: string
  readonly cOperateOrgName: string
  readonly cOperateOrgUuid: string
}

/** A token that arrived in an answer's `Authorization` header, and what asked for it. */
export interface ReceivedToken {
  readonly token: string
  readonly operation: Endpoint
  readonly sentWith: Credential | undefined
}

/** Where the transport finds its session and leaves what it learns about it. */
export interface CredentialKeeper {
  current(): Credential | undefined
  keepVisitor(visitor: { readonly token: string; readonly signKey: string }): void
  receiveToken(received: ReceivedToken): void
  /** Absent until the site is known. */
  readonly operator: () => OperatorFields | undefined
}
