import { createGatewayClient } from '@mallwright/shop-core/gateway-client'
import { createFeedback } from '@mallwright/shop-core/kit'
import { createQueryClient } from '@mallwright/shop-core/query'
import { createLocalStore, createPersistedValue } from '@mallwright/shop-core/storage'
import type { ThemeChoice } from '@mallwright/shop-core/theme'
import { createStore } from 'zustand/vanilla'

import type { Shop } from '../client/shop.ts'
import { SHOP_OPERATIONS } from '../client/shop-operations.ts'
import { createVisitLog } from '../client/visit-log.ts'
import type { ScreenRequest } from './screen-content.ts'

/** Storage of a prerender: in memory, for one render. */
function noStorage(): Storage {
  throw new Error('a prerender has no storage')
}

/** Client state of a shop that is rendered once, for a visitor, without a browser. */
export function createPrerenderShop(
  rendered: Pick<ScreenRequest, 'site' | 'chrome' | 'origin' | 'locale' | 'send'>,
): Shop {
  const { site, chrome, origin, locale, send } = rendered
  const client = createGatewayClient({
    terminalType: 'mobile',
    operations: SHOP_OPERATIONS,
    storageKey: undefined,
    openStorage: noStorage,
    send,
    askForced: () => Promise.resolve(false),
    onHtml: () => undefined,
    onSessionInvalid: () => undefined,
  })
  client.sites.site.set(site)
  const choice = createPersistedValue<ThemeChoice>(client.store, { read: () => 'system', write: () => undefined })
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  return {
    ...client,
    bootstrap: null,
    host: undefined,
    origin,
    locale: () => locale,
    theme: { choice, choose: choice.set },
    feedback: createFeedback(),
    queryClient,
    chrome: createStore(() => chrome),
    tabStore: createLocalStore('', noStorage),
    callerRevision: createStore(() => 0),
    scrollPositions: new Map(),
    widgetStates: new Map(),
    visitLog: createVisitLog(),
    isGuideOpen: createStore(() => false),
    institutionOutcome: createStore(() => undefined),
    loadSite: () => Promise.resolve(site),
    onDispose: () => undefined,
    dispose() {
      queryClient.clear()
      client.dispose()
    },
  }
}
