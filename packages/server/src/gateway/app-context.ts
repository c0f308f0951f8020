import type { Endpoint } from '@mallwright/contract/rpc'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../db/database.ts'
import type { PubSub } from '../db/pub-sub.ts'
import type { RequestGuard } from './request-guard.ts'
import type { Storage } from '../ports/storage/storage.ts'
import type { Sites } from './site.store.ts'

/** What a server puts up with: calls of one address a minute, and the silence of a socket. */
export interface Limits {
  readonly loginsPerMinute: number
  readonly visitorsPerMinute: number
  readonly socketSilenceMs: number
}

/** The parts of a running server that handlers use. */
export interface AppContext {
  readonly app: FastifyInstance
  readonly database: Database
  readonly storage: Storage
  readonly pubSub: PubSub
  readonly guard: RequestGuard
  readonly sites: Sites
  readonly limits: Limits
  /** The clock (epoch ms) that decides what of a page is shown. */
  readonly now: () => number
  /** Every operation that has a handler. */
  readonly registeredEndpoints: Set<Endpoint>
}
