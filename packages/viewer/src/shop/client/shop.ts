import { ownSiteDomain } from '@mallwright/contract/link'
import type { SiteRecord } from '@mallwright/contract/site'
import type { Locale } from '@mallwright/contract/values'
import type { SiteChrome } from '@mallwright/modules/views'
import { createGatewayClient } from '@mallwright/shop-core/gateway-client'
import type { ConfigLoader, GatewayClient } from '@mallwright/shop-core/gateway-client'
import { currentLocale } from '@mallwright/shop-core/i18n'
import type { InstitutionOutcome } from '@mallwright/shop-core/session'
import { createFeedback } from '@mallwright/shop-core/kit'
import type { Feedback } from '@mallwright/shop-core/kit'
import { createQueryClient } from '@mallwright/shop-core/query'
import { createLocalStore } from '@mallwright/shop-core/storage'
import type { LocalStore } from '@mallwright/shop-core/storage'
import { createThemeStore, syncThemeCookie, THEME_CHOICES } from '@mallwright/shop-core/theme'
import type { ThemeStore } from '@mallwright/shop-core/theme'
import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { PageBootstrap } from '../../runtime/index.ts'
import type { HostBridge } from './host-bridge.ts'
import { SHOP_OPERATIONS } from './shop-operations.ts'
import { siteKeys, siteQuery } from './site.queries.ts'
import { createVisitLog } from './visit-log.ts'
import type { VisitLog } from './visit-log.ts'

/** Client state of one mounted shop: everything that lives longer than a screen. Nothing of it is module-level. */
export interface Shop extends GatewayClient<typeof SHOP_OPERATIONS> {
  readonly bootstrap: PageBootstrap | null
  /** The page that the shop is a part of; `undefined` when it stands alone. */
  readonly host: HostBridge | undefined
  /** Origin of the shop's own addresses, e.g. `https://mall.example`. */
  readonly origin: string
  /** Language in which texts are read: of the document, or of a prerender. */
  readonly locale: () => Locale
  readonly theme: ThemeStore
  readonly feedback: Feedback
  readonly queryClient: QueryClient
  /** Theme, top bar and tab bar as last received; `undefined` when the gateway has none. */
  readonly chrome: StoreApi<SiteChrome | undefined>
  /** Session storage: return route and scroll positions. */
  readonly tabStore: LocalStore
  /** Incremented with every change of the caller; 0 for the visitor at start. Modules reload on it. */
  readonly callerRevision: StoreApi<number>
  /** Scroll offsets in px by history entry or scroll pane. */
  readonly scrollPositions: Map<string, number>
  /** Retained widget states by history entry. */
  readonly widgetStates: Map<string, Map<string, unknown>>
  readonly visitLog: VisitLog
  /** Whether the dialog 新手买家指引 is open. */
  readonly isGuideOpen: StoreApi<boolean>
  /** How the last load of the institution ended; `undefined` before the first. */
  readonly institutionOutcome: StoreApi<InstitutionOutcome | undefined>
  /** The site record: from the page, else looked up once. */
  readonly loadSite: () => Promise<SiteRecord>
  /** Registers a clean-up that runs when the shop is unmounted. */
  readonly onDispose: (cleanUp: () => void) => void
}

/** Dialogs of rare events, loaded with the first one. */
const loadNotices = () => import('./failure-notices.ts')

/** Typed calls of the shop. */
export type ShopApi = Shop['api']

/** Configuration of a mounted shop. */
export interface ShopOptions {
  readonly bootstrap: PageBootstrap | null
  /** Called when the session was refused and the buyer must sign in. */
  readonly onSignInNeeded: () => void
  /** Storage namespace of a second shop in one document. */
  readonly storageNamespace?: string | undefined
  readonly host?: HostBridge | undefined
  /** Loads the server configuration; the client's own loader when absent. */
  readonly config?: ConfigLoader
  /** Key of the stored values; without one they live in memory. */
  readonly storageKey: string | undefined
}

/** The theme that a preview's address asks for. */
function previewTheme() {
  const query = new URLSearchParams(location.search)
  return query.has('preview') ? THEME_CHOICES.find((theme) => theme === query.get('theme')) : undefined
}

/** Creates the client state of one shop. `dispose` removes its listeners, timers and caches. */
export function createShop({ bootstrap, onSignInNeeded, storageNamespace, host, ...options }: ShopOptions): Shop {
  const feedback = createFeedback()
  const institutionOutcome = createStore<InstitutionOutcome | undefined>(() => undefined)
  const client = createGatewayClient({
    terminalType: 'mobile',
    operations: SHOP_OPERATIONS,
    storageNamespace,
    siteDomain: ownSiteDomain(new URLSearchParams(location.search)),
    ...options,
    onInstitution: (outcome) => institutionOutcome.setState(outcome, true),
    askForced: async () => (await loadNotices()).askForced(feedback),
    onHtml: (html) => void loadNotices().then(({ showHtmlAnswer }) => showHtmlAnswer(feedback, html)),
    onSessionInvalid(message) {
      feedback.toast(message)
      onSignInNeeded()
    },
  })
  // Stored with the services: a phone encodes it for 60 ms.
  if (bootstrap) client.sites.site.state.setState(bootstrap.site, true)
  const theme = createThemeStore(client.store, previewTheme())
  const stopCookie = syncThemeCookie(theme)
  const caller = createCallerRevision(client, () => void queryClient.invalidateQueries())
  const queryClient = createQueryClient()
  if (bootstrap) queryClient.setQueryData(siteKeys.record(), bootstrap.site)
  for (const { key, data } of bootstrap?.screen?.queries ?? []) queryClient.setQueryData(key, data)
  const cleanUps: (() => void)[] = []
  return {
    ...client,
    bootstrap,
    host,
    origin: bootstrap?.origin ?? location.origin,
    locale: currentLocale,
    theme,
    feedback,
    queryClient,
    chrome: createStore(() => bootstrap?.chrome),
    tabStore: createLocalStore(storageNamespace === undefined ? 'mw' : `mw.${storageNamespace}`, () => sessionStorage),
    callerRevision: caller.revision,
    scrollPositions: new Map(),
    widgetStates: new Map(),
    visitLog: createVisitLog(),
    isGuideOpen: createStore(() => false),
    institutionOutcome,
    loadSite: () => queryClient.fetchQuery(siteQuery(client)),
    onDispose: (cleanUp) => void cleanUps.push(cleanUp),
    dispose() {
      for (const cleanUp of cleanUps.splice(0)) cleanUp()
      stopCookie()
      caller.dispose()
      feedback.dispose()
      queryClient.clear()
      client.dispose()
    },
  }
}

type ShopClient = GatewayClient<typeof SHOP_OPERATIONS>

/** Follows account and institution of the session; `onSwitch` is called when the account acts for another institution. */
function createCallerRevision(
  { sessions }: ShopClient,
  onSwitch: () => void,
): {
  readonly revision: StoreApi<number>
  readonly dispose: () => void
} {
  const revision = createStore(() => 0)
  let current = { account: '', institution: '' }
  const update = () => {
    const session = sessions.session.get()
    const account = session?.kind === 'account' ? session.account.id : ''
    const institution = sessions.mallUser.get().institutionId
    // The first institution arrives a moment after the sign-in: what is read until then is its already.
    const isSwitch = account === current.account && current.institution !== '' && institution !== current.institution
    const isChanged = isSwitch || account !== current.account
    current = { account, institution }
    if (isChanged) revision.setState(revision.getState() + 1)
    if (isSwitch) onSwitch()
  }
  update()
  const unsubscribe = [sessions.session.state.subscribe(update), sessions.mallUser.state.subscribe(update)]
  return { revision, dispose: () => unsubscribe.forEach((end) => end()) }
}
