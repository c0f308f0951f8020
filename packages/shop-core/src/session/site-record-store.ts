import { SiteRecord } from '@mallwright/contract/site'

import type { LocalStore } from '../storage/local-store.ts'
import { createPersistedValue } from '../storage/persisted-value.ts'
import type { PersistedValue } from '../storage/persisted-value.ts'
import type { OperatorFields } from '../transport/index.ts'

import { operatorOf } from './operator.ts'

/** The site record of this shop, cached between visits. Specification 1 §1. */
export interface SiteStore {
  readonly site: PersistedValue<SiteRecord | undefined>
  /** Operator fields of every POST body; `undefined` until the site is known. */
  readonly operator: () => OperatorFields | undefined
}

/** Creates the store from the cached record. */
export function createSiteStore(store: LocalStore): SiteStore {
  const site = createPersistedValue<SiteRecord | undefined>(store, {
    read: (local) => SiteRecord.safeParse(local.readJson('siteInfo')).data,
    write: (local, record) => local.writeJson('siteInfo', record),
  })
  return {
    site,
    operator() {
      const record = site.get()
      return record && operatorOf(record)
    },
  }
}
