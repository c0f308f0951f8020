import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

import { canonicalText, SIGNATURE_WINDOW_MS } from '@mallwright/contract/signing'
import { LRUCache } from 'lru-cache'

import { microBatch } from '../../cache/micro-batch.ts'
import type { BatchOptions } from '../../cache/micro-batch.ts'
import { isSilent } from '../../db/database.ts'
import type { Database } from '../../db/database.ts'
import type { Caller } from './caller.ts'
import { fail } from '../failures/failure.ts'
import type { Failed } from '../failures/failure.ts'
import { CLAIM_NONCES, EXTEND_SESSIONS, FIND_SESSIONS } from './request-guard.store.ts'
import type { SessionRow } from './request-guard.store.ts'
import { sha256 } from './secret.ts'

/** Proof that a request comes from its session, unchanged and for the first time. */
export interface RequestProof {
  readonly method: string
  /** Path below the gateway base with its query, as sent. */
  readonly address: string
  readonly payload: string
  readonly nonce: string
  readonly timestamp: string
  readonly signature: string
  readonly token: string
}

/** Why a request is not authenticated. */
export type Unauthenticated = Failed<'SESSION_INVALID', undefined> | Failed<'REQUEST_REFUSED', undefined>

/** Authenticates requests. */
export interface RequestGuard {
  /** The caller of a valid session, without a check of the request. */
  identify(token: string): Promise<Caller | undefined>
  /** The caller of a request that is signed by its session, in time and new. Uses its nonce up. */
  authenticate(proof: RequestProof): Promise<Caller | Unauthenticated>
}

/** Nonces as clients make them: a uuid or other short text. */
const NONCE_FORM = /^[\w-]{8,64}$/

/** Signatures as clients make them: SHA-256 in lower-case hex. */
const SIGNATURE_FORM = /^[\da-f]{64}$/

/** One statement at a time, for all requests that arrived meanwhile; a second one while the first waits for a lock. Decision 0119. */
const BATCHES: BatchOptions = { inFlight: 2, slowMs: 20, failsAll: isSilent }

/** Sign keys remembered by token hash. They never change; whether a session is valid is read at every request. */
const MAX_KEYS = 20_000

/** A verified request: it is valid if its session is and its nonce is new. */
interface Claim {
  /** Of the token. */
  readonly hash: string
  readonly nonce: string
}

/** Creates the guard of a server process; its state is in the database, shared by all processes. */
export function createGuard({ pool }: Pick<Database, 'pool'>, onError: (error: unknown) => void): RequestGuard {
  const signKeys = new LRUCache<string, KeyObject>({ max: MAX_KEYS })
  const noteUse = (sessions: readonly SessionRow[]) => {
    const stale = sessions.filter(({ isStale }) => isStale).map(({ sessionId }) => sessionId)
    if (stale.length > 0) void EXTEND_SESSIONS.run(pool, [stale]).catch(onError)
  }
  const find = microBatch<string, SessionRow | undefined>(BATCHES, async (hashes) => {
    const sessions = await FIND_SESSIONS.all(pool, [[...new Set(hashes)]])
    noteUse(sessions)
    const byHash = new Map(sessions.map((session) => [session.tokenHash, session]))
    return hashes.map((hash) => byHash.get(hash))
  })
  const claim = microBatch<Claim, Caller | Unauthenticated>(BATCHES, async (claims) => {
    const sessions = await CLAIM_NONCES.all(pool, claimValues(claims))
    noteUse(sessions)
    const found = new Map(
      sessions.map((session) => [session.tokenHash, { session, nonces: new Set(session.newNonces.split(' ')) }]),
    )
    return claims.map(({ hash, nonce }) => {
      const entry = found.get(hash)
      if (!entry) return fail('SESSION_INVALID')
      // `delete` returns true once, so of two equal requests in one batch only the first is accepted.
      return entry.nonces.delete(nonce) ? entry.session : fail('REQUEST_REFUSED')
    })
  })
  const identify = async (token: string) => {
    const hash = sha256(token)
    const session = token === '' ? undefined : await find(hash)
    if (session) signKeys.set(hash, createSecretKey(session.signKey, 'hex'))
    return session
  }
  return {
    identify,
    async authenticate(proof) {
      const hash = sha256(proof.token)
      const signKey = signKeys.get(hash) ?? ((await identify(proof.token)) && signKeys.get(hash))
      if (!signKey) return fail('SESSION_INVALID')
      if (isTimely(proof) && isSigned(signKey, proof)) return claim({ hash, nonce: proof.nonce })
      // The session may have ended since its key was read.
      return (await identify(proof.token)) ? fail('REQUEST_REFUSED') : fail('SESSION_INVALID')
    },
  }
}

/** The sessions of claims, each once, and the nonces, each with the place of its session (from 1). */
function claimValues(claims: readonly Claim[]): [string[], number[], string[]] {
  const placeOf = new Map<string, number>()
  for (const { hash } of claims) if (!placeOf.has(hash)) placeOf.set(hash, placeOf.size + 1)
  return [[...placeOf.keys()], claims.map(({ hash }) => placeOf.get(hash) ?? 0), claims.map(({ nonce }) => nonce)]
}

function isTimely({ timestamp }: RequestProof): boolean {
  return /^\d{13}$/.test(timestamp) && Math.abs(Date.now() - Number(timestamp)) <= SIGNATURE_WINDOW_MS
}

function isSigned(signKey: KeyObject, proof: RequestProof): boolean {
  if (!NONCE_FORM.test(proof.nonce)) return false
  const queryStart = proof.address.indexOf('?')
  const path = queryStart === -1 ? proof.address : proof.address.slice(0, queryStart)
  // Reading an empty one costs as much as the hashes.
  const query = queryStart === -1 ? [] : new URLSearchParams(proof.address.slice(queryStart + 1))
  const text = canonicalText({ ...proof, path, query }, sha256)
  const expected = createHmac('sha256', signKey).update(text).digest()
  // Checked as text: Buffer.from ignores all that follows the first character that is not hex.
  return SIGNATURE_FORM.test(proof.signature) && timingSafeEqual(Buffer.from(proof.signature, 'hex'), expected)
}
