import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

import { canonicalText, SIGNATURE_WINDOW_MS } from '@mallwright/contract/signing'
import { LRUCache } from 'lru-cache'

import { microBatch } from '../../cache/micro-batch.ts'
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

/** Concurrent statements of one process; requests that arrive meanwhile are batched. */
const IN_FLIGHT = 2

/** Sign keys remembered by token hash. They never change; whether a session is valid is read at every request. */
const MAX_KEYS = 20_000

/** Creates the guard of a server process; its state is in the database, shared by all processes. */
export function createGuard({ pool }: Pick<Database, 'pool'>, onError: (error: unknown) => void): RequestGuard {
  const signKeys = new LRUCache<string, KeyObject>({ max: MAX_KEYS })
  const noteUse = (sessions: readonly SessionRow[]) => {
    const stale = sessions.filter(({ isStale }) => isStale).map(({ sessionId }) => sessionId)
    if (stale.length > 0) void EXTEND_SESSIONS.run(pool, [stale]).catch(onError)
  }
  const find = microBatch<string, SessionRow | undefined>(
    { inFlight: IN_FLIGHT, failsAll: isSilent },
    async (hashes) => {
      const sessions = await FIND_SESSIONS.all(pool, [hashes])
      noteUse(sessions)
      return byPosition(sessions, hashes.length)
    },
  )
  const claim = microBatch<{ hash: string; nonce: string }, Caller | Unauthenticated>(
    { inFlight: IN_FLIGHT, failsAll: isSilent },
    async (keys) => {
      const sessions = await CLAIM_NONCES.all(pool, [keys.map(({ hash }) => hash), keys.map(({ nonce }) => nonce)])
      noteUse(sessions)
      const fresh = new Set(sessions.filter(({ isFresh }) => isFresh).map(({ position }) => claimKey(keys[position])))
      // `delete` returns true once, so of two equal requests in one batch only the first is accepted.
      return byPosition(sessions, keys.length).map((session, index) => {
        if (!session) return fail('SESSION_INVALID')
        return fresh.delete(claimKey(keys[index])) ? session : fail('REQUEST_REFUSED')
      })
    },
  )
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

function claimKey(key: { readonly hash: string; readonly nonce: string } | undefined): string {
  return `${key?.hash} ${key?.nonce}`
}

function byPosition<Row extends SessionRow>(sessions: readonly Row[], count: number): (Row | undefined)[] {
  const ordered = Array.from<Row | undefined>({ length: count })
  for (const session of sessions) ordered[session.position] = session
  return ordered
}

function isTimely({ timestamp }: RequestProof): boolean {
  return /^\d{13}$/.test(timestamp) && Math.abs(Date.now() - Number(timestamp)) <= SIGNATURE_WINDOW_MS
}

function isSigned(signKey: KeyObject, proof: RequestProof): boolean {
  if (!NONCE_FORM.test(proof.nonce)) return false
  const [path = '', ...search] = proof.address.split('?')
  const text = canonicalText({ ...proof, path, query: new URLSearchParams(search.join('?')) }, sha256)
  const expected = createHmac('sha256', signKey).update(text).digest()
  // Checked as text: Buffer.from ignores all that follows the first character that is not hex.
  return SIGNATURE_FORM.test(proof.signature) && timingSafeEqual(Buffer.from(proof.signature, 'hex'), expected)
}
