import { getArticlePage } from '@mallwright/contract/article'
import {
  getProductDetail,
  getProductListBycClassUuid,
  getProductListBycProdCode,
  getShopListBycShopUuid,
  getSiteClassTreeByStUuid,
} from '@mallwright/contract/catalog'
import {
  getColumnPage,
  getNonCustodyMallSettingInfoByDomainMap,
  getTempBaseAndColumnAndFoot,
} from '@mallwright/contract/site'
import type { SiteRecord } from '@mallwright/contract/site'
import type { SiteChrome } from '@mallwright/modules/views'
import { createTerminal } from '@mallwright/shop-core/session'
import type { Terminal } from '@mallwright/shop-core/session'
import { createLocalStore, createObservable } from '@mallwright/shop-core/storage'
import type { LocalStore, Observable } from '@mallwright/shop-core/storage'
import { startTheme, tellTheme } from '@mallwright/shop-core/theme'
import type { ThemeKeeper } from '@mallwright/shop-core/theme'
import { QueryClient } from '@tanstack/react-query'

import type { Boot } from '../runtime/index.ts'
import { CallFailed } from './catalog/call-failed.ts'
import { askForced, tellHtml } from './feedback/shop-notices.ts'
import { toast } from './feedback/feedback-store.ts'
import { goTo } from './navigation/navigator.ts'

/** The endpoints that the shop calls: what its script ships. */
const OPERATIONS = {
  getNonCustodyMallSettingInfoByDomainMap,
  getColumnPage,
  getProductListBycProdCode,
  getProductListBycClassUuid,
  getProductDetail,
  getSiteClassTreeByStUuid,
  getTempBaseAndColumnAndFoot,
  getShopListBycShopUuid,
  getArticlePage,
}

/** The shop's connection and what the whole page shares. */
export interface Shop extends Terminal<typeof OPERATIONS> {
  readonly theme: ThemeKeeper
  readonly queries: QueryClient
  readonly boot: Boot | null
  /** Theme, top bar and tab bar as last heard; absent where nobody told. */
  readonly frame: Observable<SiteChrome | undefined>
  /** What belongs to this browser tab alone: the route to return to. */
  readonly tabStore: LocalStore
  /** Counts the changes of who is asking, from the visitor on: what modules load again for. */
  readonly generation: Observable<number>
  /** The site record: from the page, else looked up once. Rejects with the server's message. */
  readonly loadSite: () => Promise<SiteRecord>
}

/** The calls of the shop, as the catalogue's readers take them. */
export type ShopApi = Shop['api']

/** How long what was read stays good without asking again, in ms. */
const FRESH_MS = 60_000

/** Builds the shop's connection from what the page brought. */
export function createShop(boot: Boot | null): Shop {
  const terminal = createTerminal({
    terminalType: 'mobile',
    operations: OPERATIONS,
    askForced,
    onHtml: tellHtml,
    onSessionInvalid(message) {
      toast(message)
      goTo('/login-account', 'replace')
    },
  })
  if (boot) terminal.site.keep(boot.site)
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: FRESH_MS, gcTime: 10 * FRESH_MS } },
  })
  let pendingSite: Promise<SiteRecord> | undefined = boot ? Promise.resolve(boot.site) : undefined
  const loadSite = () => {
    pendingSite ??= lookUpSite(terminal).catch((fault: unknown) => {
      pendingSite = undefined
      throw fault
    })
    return pendingSite
  }
  const theme = startTheme(terminal.store)
  tellTheme(theme)
  const tabStore = createLocalStore('mw', () => sessionStorage)
  return {
    ...terminal,
    theme,
    queries,
    boot,
    frame: createObservable(boot?.frame),
    tabStore,
    loadSite,
    generation: countCallers(terminal),
  }
}

async function lookUpSite({ api, config, site }: Terminal<typeof OPERATIONS>): Promise<SiteRecord> {
  const { siteType } = await config().catch(() => {
    throw new CallFailed({ failure: 'NETWORK', msg: '' })
  })
  const answer = await api.getNonCustodyMallSettingInfoByDomainMap({
    body: { siteType, domainName: location.hostname },
  })
  if (!answer.ok) throw new CallFailed(answer)
  site.keep(answer.data)
  return answer.data
}

function countCallers({ keeper }: Terminal<typeof OPERATIONS>): Observable<number> {
  const generation = createObservable(0)
  let known = ''
  const look = () => {
    const session = keeper.session.get()
    const caller = session?.kind === 'account' ? session.account.id : ''
    if (caller !== known) generation.set(generation.get() + 1)
    known = caller
  }
  look()
  keeper.session.subscribe(look)
  return generation
}
