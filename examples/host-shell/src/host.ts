import { loadMicroApp } from 'qiankun'
import type { MicroApp } from 'qiankun'

/** Where the shop is mounted on this host: its addresses begin with it. */
const MALL_BASE = '/mall'

/** The HTML by which a host loads the shop. */
const MALL_ENTRY = '/shop-assets/micro-app.html'

const TITLES: Readonly<Record<string, string>> = { '/': '门户首页', '/tabs/work': '工作台' }

const portal = elementOf('portal')
let mall: MicroApp | undefined
let second: MicroApp | undefined

/** Router of the host: what the shop gets for paths that are not its own. */
const hostRouter = {
  push(path: string): void {
    history.pushState(null, '', path)
    showPath()
  },
}

/** Shows a page of the portal, or the shop below its base. */
function showPath(): void {
  const isMall = location.pathname === MALL_BASE || location.pathname.startsWith(`${MALL_BASE}/`)
  const title = TITLES[location.pathname]
  portal.textContent = isMall ? '' : (title ?? '页面不存在')
  if (isMall) mall ??= openMall('mall', { basePath: MALL_BASE, hostRouter })
  else if (mall) {
    void mall.unmount()
    mall = undefined
  }
}

function openMall(container: string, props: Record<string, unknown>): MicroApp {
  return loadMicroApp({ name: `alm-mall-shop-${container}`, entry: MALL_ENTRY, container: `#${container}`, props })
}

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`the portal has no #${id}`)
  return element
}

document.querySelector('nav')?.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  hostRouter.push(link.pathname)
})

// A second shop in the same document: with paths in memory, a session of its own and a host that lends no router.
elementOf('second-open').addEventListener('click', () => {
  second ??= openMall('second', { initialPath: '/home/ClassiFication', storageNamespace: 'second' })
})
elementOf('second-close').addEventListener('click', () => {
  void second?.unmount()
  second = undefined
})

addEventListener('popstate', showPath)
showPath()
