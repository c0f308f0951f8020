import { text } from '@mallwright/shop-core/i18n'
import { createMemoryRouter } from 'react-router'
import type { RouteObject } from 'react-router'

import '@mallwright/shop-core/kit/hidden-text.css'
import '../../runtime/page/theme.css'
import { SHOP_ROUTER_MISSING } from '../client/host-bridge.ts'
import type { HostBridge } from '../client/host-bridge.ts'
import { mountShop } from '../app/mount-shop.tsx'
import type { MountedShop } from '../app/mount-shop.tsx'
import '../app/shop.css'

/** What a host passes to `mount`. */
export interface MicroAppProps {
  /** The element that holds the app's HTML. */
  readonly container: Element
  /** Path prefix of the shop's addresses on the host; none by default. */
  readonly basePath?: string
  /** The host's router, for paths of its own. */
  readonly hostRouter?: HostBridge
  /** A shop that does not own the address bar begins at this path. */
  readonly initialPath?: string
  /** Prefix of the storage keys, for a second shop in one document. */
  readonly storageNamespace?: string
}

/** The life cycle of one shop in a host, as qiankun and single-spa call it. Decision 0110. */
export interface MicroApp {
  bootstrap(): Promise<void>
  mount(props: MicroAppProps): Promise<void>
  unmount(): Promise<void>
  /** Leads the mounted shop to a path. Rejects with 路由实例不存在 when none is mounted. */
  update(props: { readonly path: string }): Promise<void>
}

/** Where the shop is mounted in the app's HTML. */
const MOUNT_POINT = '[data-mallwright-shop]'

/** Creates the life cycle of one shop. */
export function createMicroApp(): MicroApp {
  let mounted: MountedShop | undefined
  return {
    bootstrap: () => Promise.resolve(),
    async mount(props) {
      mounted = await mountInto(props)
    },
    async unmount() {
      mounted?.unmount()
      mounted = undefined
    },
    async update({ path }) {
      if (!mounted) throw new Error(text(SHOP_ROUTER_MISSING))
      await mounted.router.navigate(path)
    },
  }
}

function mountInto(props: MicroAppProps): Promise<MountedShop> {
  const { container, basePath, hostRouter, initialPath, storageNamespace } = props
  const element = container.querySelector<HTMLElement>(MOUNT_POINT)
  if (!element) throw new Error('the container does not hold the HTML of the shop')
  const createRouter = (routes: RouteObject[]) => createMemoryRouter(routes, { initialEntries: [initialPath ?? '/'] })
  return mountShop({
    element,
    bootstrap: null,
    basename: basePath,
    host: hostRouter ?? {},
    ...(storageNamespace !== undefined && { storageNamespace }),
    ...(initialPath !== undefined && { createRouter }),
  })
}
