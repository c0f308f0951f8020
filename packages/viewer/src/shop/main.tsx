import { localeStore } from '@mallwright/shop-core/i18n'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { loadVersionConfig, setGrey } from '@mallwright/shop-core/theme'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { readBoot } from '../runtime/index.ts'
import '../runtime/theme.css'
import { FeedbackHost } from './feedback/feedback-host.tsx'
import { reportFault } from './frame/report-fault.ts'
import { startLive } from './live/live-shop.ts'
import { findRoute } from './navigation/find-route.ts'
import { goTo } from './navigation/navigator.ts'
import { SHOP_ROUTES } from './route-table.ts'
import { homeOfBoot } from './designed/read-designed.ts'
import { createShop } from './shop.ts'
import type { Shop } from './shop.ts'
import { loadHomeTab, ShopApp } from './shop-app.tsx'
import type { PreparedHome } from './shop-app.tsx'
import './shop.css'
import './frame/states.css'
import './product/product.css'

async function start(): Promise<void> {
  const boot = await readBoot()
  // The first render must speak the language that the server wrote the page in.
  if (boot) localeStore.set(boot.locale)
  const shop = createShop(boot)
  drawFeedback()
  const place = document.getElementById('shop')
  if (!place) throw new Error('the document has no #shop')
  const home = await prepareHome(shop)
  const app = <ShopApp shop={shop} home={home} />
  if (home?.first) {
    hydrateRoot(place, app, {
      onRecoverableError: (fault) => reportFault('the prerendered page differed', fault),
    })
  } else {
    createRoot(place).render(app)
  }
  await connect(shop)
}

/** Gives the home tab for a first render; entry addresses that lead to it take its own address before. */
async function prepareHome(shop: Shop): Promise<PreparedHome | undefined> {
  const match = findRoute(location.pathname)
  if (match.kind === 'home') history.replaceState(history.state, '', HOME_PATH + location.search + location.hash)
  const isHome = match.kind === 'home' || (match.kind === 'screen' && match.route.name === 'tab-home')
  if (!isHome) return undefined
  const [loaded, first] = await Promise.all([loadHomeTab(), homeOfBoot(shop.boot)])
  return { ...loaded, first }
}

function drawFeedback(): void {
  const place = document.createElement('div')
  place.id = 'shop-feedback'
  document.body.append(place)
  createRoot(place).render(<FeedbackHost />)
}

/** What may follow once the page stands: session, socket, grey filter, the scripts of the other screens. */
async function connect(shop: Shop): Promise<void> {
  followVersion()
  if ((await shop.flow.start()) === 'signInNeeded') goTo('/login-account', 'replace')
  startLive(shop)
  whenIdle(() => {
    // A failed fetch is asked for again when the screen is opened.
    for (const route of SHOP_ROUTES) route.load().catch(() => undefined)
  })
}

function followVersion(): void {
  const look = async () => setGrey((await loadVersionConfig())?.grayType ?? false)
  void look()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look()
  })
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 5_000 })
  else setTimeout(task, 1_000)
}

void start()
