import type { Endpoint } from '@mallwright/contract/rpc'
import type { FastifyInstance } from 'fastify'

import type { Outage } from '../cache/last-known.ts'
import type { SerialQueue } from '../cache/serial-queue.ts'
import type { Database } from '../db/database.ts'
import type { PubSub } from '../db/pub-sub.ts'
import type { RateLimiter } from './guard/rate-limit.ts'
import type { RequestGuard } from './guard/request-guard.ts'
import type { PersonalDataCipher } from '../personal-data/personal-data-cipher.ts'
import type { IdentityVerifier } from '../ports/identity/identity.ts'
import type { MailSender } from '../ports/mail/mail-sender.ts'
import type { SmsSender } from '../ports/sms/sms.ts'
import type { Storage } from '../ports/storage/storage.ts'
import type { FrameHosts } from './guard/frame-host.store.ts'
import type { Sites } from './site.store.ts'

/** Rate limits per client address or account, the quota of uploads, and the idle time-out of sockets (ms). */
export interface Limits {
  readonly loginsPerMinute: number
  readonly visitorsPerMinute: number
  /** Codes sent, and look-ups of phones, an hour. */
  readonly codesPerHour: number
  /** Upload calls of one buyer. */
  readonly uploadsPerMinute: number
  /** Bytes that one buyer may store. */
  readonly uploadBytes: number
  /** Calls of lists of one session. */
  readonly listCallsPerMinute: number
  readonly socketSilenceMs: number
}

/** Dependencies shared by all handlers of a server process. */
export interface AppContext {
  readonly app: FastifyInstance
  readonly database: Database
  /** The same database without the time limits of requests, for locks that are held during long work. */
  readonly background: Database
  /** The same database, read only and with a pool of its own: a slow list takes no connection from another call. */
  readonly lists: Database
  readonly storage: Storage
  readonly sms: SmsSender
  readonly mail: MailSender
  readonly identity: IdentityVerifier
  /** Encryption of ID numbers. */
  readonly personalData: PersonalDataCipher
  /** The code that a demo mall sends and shows; `undefined` in any other. */
  readonly demoCode: string | undefined
  /** Key that a host signs its tickets with; `undefined` when none may sign people in. */
  readonly ssoKey: string | undefined
  /** Applications for individual teams pass without an operator. */
  readonly passesTeams: boolean
  readonly pubSub: PubSub
  /** While the database does not answer. */
  readonly outage: Outage
  readonly guard: RequestGuard
  readonly rateLimiter: RateLimiter
  /** Whether requests arrive through a local proxy, whose `X-Forwarded-For` is then trusted. */
  readonly isBehindProxy: boolean
  readonly sites: Sites
  /** Foreign hosts that pages may frame. */
  readonly frameHosts: FrameHosts
  /** Decoding of pictures: one at a time, because each may take all the memory that there is for it. */
  readonly decoding: SerialQueue
  readonly limits: Limits
  /** Clock (epoch ms) for visibility windows. */
  readonly now: () => number
  /** Endpoints with a handler; startup fails when one is missing. */
  readonly registeredEndpoints: Set<Endpoint>
}
