import { ENVELOPE_CODES } from '@mallwright/contract/rpc'
import { getMockToken } from '@mallwright/contract/session'
import type { WireAnswer, WireRequest } from '@mallwright/contract/rpc'

import type { Credential, CredentialKeeper } from './credential.ts'
import type { Exchange } from './exchange.ts'
import { codeOf } from './read-answer.ts'

const MOCK_TOKEN_CALL: WireRequest = { operation: getMockToken, params: {}, query: {}, body: undefined, files: [] }

/**
 * Makes sure that there is a session that is not the refused one: fetches a visitor's token when needed, once however
 * many calls wait for it. Gives the failed answer when there is still none.
 */
export type EnsureSession = (refused?: Credential) => Promise<WireAnswer | undefined>

/** Makes the bootstrap of visitors' sessions. Specification 1 §4.1. */
export function createVisitorBootstrap(exchange: Exchange, credentials: CredentialKeeper): EnsureSession {
  let pending: Promise<WireAnswer | undefined> | undefined
  const fetchVisitor = async () => {
    const answer = await exchange(MOCK_TOKEN_CALL, undefined)
    const data = answer.arrived ? (answer.envelope as { readonly data?: unknown }).data : undefined
    const visitor = codeOf(answer) === ENVELOPE_CODES.success ? getMockToken.data.safeParse(data) : undefined
    if (!visitor?.success) return answer
    credentials.keepVisitor({ token: visitor.data.cMockToken, signKey: visitor.data.cSignKey })
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
