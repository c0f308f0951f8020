import { ENVELOPE_CODES } from '@mallwright/contract/rpc'
import { getMockToken } from '@mallwright/contract/session'
import type { WireAnswer, WireRequest } from '@mallwright/contract/rpc'

import type { Credential, CredentialStore } from './credential.ts'
import type { Exchange } from './exchange.ts'
import { codeOf } from './read-answer.ts'

const MOCK_TOKEN_CALL: WireRequest = { operation: getMockToken, params: {}, query: {}, body: undefined, files: [] }

/**
 * Ensures a session other than the refused one. Fetches a visitor's token when needed (single-flight). Resolves to the
 * failed answer when there is still no session.
 */
export type EnsureSession = (refused?: Credential) => Promise<WireAnswer | undefined>

/** Creates the visitor session bootstrap. Specification 1 §4.1. */
export function createVisitorBootstrap(exchange: Exchange, credentials: CredentialStore): EnsureSession {
  let pending: Promise<WireAnswer | undefined> | undefined
  const fetchVisitor = async () => {
    const answer = await exchange(MOCK_TOKEN_CALL, undefined)
    const data = answer.arrived ? (answer.envelope as { readonly data?: unknown }).data : undefined
    const visitor = codeOf(answer) === ENVELOPE_CODES.success ? getMockToken.data.safeParse(data) : undefined
    if (!visitor?.success) return answer
    credentials.saveVisitor({ token: visitor.data.cMockToken, signKey: visitor.data.cSignKey })
    return undefined
  }
  return (refused) => {
    const current = credentials.current()
    if (current && current.id !== refused?.id) return Promise.resolve(undefined)
    pending ??= fetchVisitor().finally(() => {
      pending = undefined
    })
    return pending
  }
}
