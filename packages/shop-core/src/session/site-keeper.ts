import { SiteRecord } from '@mallwright/contract/site'

import type { OperatorFields } from '../http/index.ts'
import type { LocalStore } from '../storage/local-store.ts'
import { createObservable } from '../storage/observable.ts'
import type { Observable } from '../storage/observable.ts'

import { operatorOf } from './operator.ts'

/** The site record of this shop, cached between visits. Specification 1 §1. */
export interface SiteKeeper {
  readonly site: Observable<SiteRecord | undefined>
  keep(site: SiteRecord): void
  /** What every POST body says about the site; `undefined` until it is known. */
  readonly operator: () => OperatorFields | undefined
}

/** Opens the keeper on the cached record. */
export function createSiteKeeper(store: LocalStore): SiteKeeper {
  const cached = SiteRecord.safeParse(store.readJson('siteInfo'))
  const site = createObservable(cached.success ? cached.data : undefined)
  return {
    site,
    keep(next) {
      store.writeJson('siteInfo', next)
      site.set(next)
    },
    operator() {
      const record = site.get()
      return record && operatorOf(record)
    },
  }
}
