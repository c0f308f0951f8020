import type { Endpoint } from '@mallwright/contract/rpc'

/** Signing material of a call: a visitor's or an account's session. */
export interface Credential {
  /** Changes with every new session, not with a renewed token. */
  readonly id: string
  readonly token: string
  /** 64 hex characters. */
  readonly signKey: string
  /** Empty for a visitor. */
  readonly accountId: string
}

/** Fields of the site record that are added to every POST body. Specification 1 §7.1. */
export interface OperatorFields {
  readonly cOperateAccUuid: string
  readonly cOperateOrgName: string
  readonly cOperateOrgUuid: string
}

/** A token from an answer's `Authorization` header, with its call. */
export interface ReceivedToken {
  readonly token: string
  readonly operation: Endpoint
  readonly sentWith: Credential | undefined
}

/** The session as the transport sees it: current credential and updates. */
export interface CredentialStore {
  current(): Credential | undefined
  saveVisitor(visitor: { readonly token: string; readonly signKey: string }): void
  receiveToken(received: ReceivedToken): void
  /** `undefined` until the site is known. */
  readonly operator: () => OperatorFields | undefined
}
