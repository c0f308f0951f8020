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
import { institutionOf } from './institution.store.ts'
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

/** A request whose check has begun. */
export interface Authentication {
  /**
   * The caller as this process has last read it, where the request is signed by its session and in time; nothing may be answered
   * before it is confirmed.
   */
  readonly presumed: Caller | undefined
  /** The caller of a request that is signed by its session, in time and new. Uses its nonce up. */
  readonly confirmed: Promise<Caller | Unauthenticated>
}

/** Authenticates requests. */
export interface RequestGuard {
  /** The caller of a valid session, without a check of the request. */
  identify(token: string): Promise<Caller | undefined>
  authenticate(proof: RequestProof): Authentication
}

/** Nonces as clients make them: a uuid or other short text. */
const NONCE_FORM = /^[\w-]{8,64}$/

/** Signatures as clients make them: SHA-256 in lower-case hex. */
const SIGNATURE_FORM = /^[\da-f]{64}$/

/** One statement at a time, for all requests that arrived meanwhile; a second one while the first waits for a lock. Decision 0119. */
const BATCHES: BatchOptions = { inFlight: 2, slowMs: 20, failsAll: isSilent }

/** Sessions remembered by token hash. */
const MAX_SESSIONS = 20_000

/** What is remembered of a session. Its sign key never changes; whether it is valid, and whose it is, is read at every request. */
interface KnownSession {
  readonly signKey: KeyObject
  readonly caller: Caller
}

/** A verified request: it is valid if its session is and its nonce is new. */
interface Claim {
  /** Of the token. */
  readonly hash: string
  readonly nonce: string
}

/** Creates the guard of a server process; its state is in the database, shared by all processes. */
export function createGuard({ pool }: Pick<Database, 'pool'>, onError: (error: unknown) => void): RequestGuard {
  const known = new LRUCache<string, KnownSession>({ max: MAX_SESSIONS })
  const noteUse = (sessions: readonly SessionRow[]) => {
    const stale = sessions.filter(({ isStale }) => isStale).map(({ sessionId }) => sessionId)
    if (stale.length > 0) void EXTEND_SESSIONS.run(pool, [stale]).catch(onError)
  }
  const remember = (hash: string, session: SessionRow): Caller => {
    const caller = callerOf(session)
    const signKey = known.get(hash)?.signKey ?? createSecretKey(session.signKey, 'hex')
    known.set(hash, { signKey, caller })
    return caller
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
      return entry.nonces.delete(nonce) ? remember(hash, entry.session) : fail('REQUEST_REFUSED')
    })
  })
  const identify = async (token: string) => {
    const hash = sha256(token)
    const session = token === '' ? undefined : await find(hash)
    return session && remember(hash, session)
  }
  const confirm = async (proof: RequestProof, hash: string, isProven: boolean | undefined) => {
    if (isProven) return claim({ hash, nonce: proof.nonce })
    // Of a known one, the session may have ended since its key was read.
    if (!(await identify(proof.token))) return fail('SESSION_INVALID')
    return isProven === undefined && isProof(known.get(hash), proof)
      ? claim({ hash, nonce: proof.nonce })
      : fail('REQUEST_REFUSED')
  }
  return {
    identify,
    authenticate(proof) {
      const hash = sha256(proof.token)
      const session = known.get(hash)
      const isProven = session && isProof(session, proof)
      return { presumed: isProven ? session.caller : undefined, confirmed: confirm(proof, hash, isProven) }
    },
  }
}

function isProof(session: KnownSession | undefined, proof: RequestProof): boolean {
  return session !== undefined && isTimely(proof) && isSigned(session.signKey, proof)
}

/** The caller of a session's row: what a caller has of it, always in one order. */
function callerOf(session: SessionRow): Caller {
  return {
    sessionId: session.sessionId,
    signKey: session.signKey,
    terminalType: session.terminalType,
    accountId: session.accountId,
    phone: session.phone,
    nickname: session.nickname,
    isSuper: session.isSuper,
    isOperator: session.isOperator,
    hasInitialPassword: session.hasInitialPassword,
    editorSiteId: session.editorSiteId,
    institution: institutionOf(session.institution),
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
