import type { CompiledPage } from '@mallwright/contract/document'
import type { PageVisibility, SiteRecord } from '@mallwright/contract/site'
import type { Locale } from '@mallwright/contract/values'
import type { SiteChrome } from '@mallwright/modules/views'

import type { PageData } from '../page/page-data.ts'

/** URLs of what a document needs to become the shop. Decision 0140. */
export interface HydrationAssets {
  /** The shop's script in slices, each evaluated in a task of its own; the last one starts the shop. */
  readonly scripts: readonly string[]
  /** What the shop imports next for this document: fetched beside the slices. */
  readonly imports: readonly string[]
  /** Style sheets of all of them, in their order. */
  readonly styles: readonly string[]
}

/** Reference to bootstrap data under a URL of their own, which do not delay the first paint. */
export interface BootstrapReference extends HydrationAssets {
  readonly url: string
}

/** A prerendered screen: the name of its route, and the query data that it was rendered with. */
export interface ScreenBootstrap {
  readonly name: string
  readonly queries: readonly { readonly key: readonly unknown[]; readonly data: unknown }[]
}

/** State that the server passes to the shop with the page. */
export interface PageBootstrap extends HydrationAssets {
  readonly locale: Locale
  readonly origin: string
  readonly site: SiteRecord
  /** Theme, top bar and tab bar of the release. */
  readonly chrome?: SiteChrome | undefined
  readonly release: number
  /** Base of the gateway: a path or a URL. */
  readonly apiBase: string
  /** Key of the stored values. */
  readonly storageKey: string
  /** The prerendered screen, if it is no published page. */
  readonly screen?: ScreenBootstrap | undefined
  /** The prerendered home page; absent on other screens. */
  readonly page?: CompiledPage | undefined
  readonly data?: PageData | undefined
  /** Visibility conditions that the prerender depended on. */
  readonly visibility?: PageVisibility | undefined
  /** Preview ticket; the page is then a draft. */
  readonly preview?: string | undefined
}

/** Id of the element with the bootstrap JSON. */
export const BOOTSTRAP_ID = 'mw-bootstrap'

/** Event of the window: the shop has taken a prerendered page over. */
export const TAKEN_OVER = 'mw-taken-over'

/** How long (ms) a tap on a button waits for the shop. */
export const TAP_PATIENCE_MS = 10_000

/** Id of the style element with the site's theme. */
export const THEME_STYLE_ID = 'mw-theme'

/** Reads the bootstrap data of this page; `null` without any, or when they are no longer available. */
export async function readPageBootstrap(): Promise<PageBootstrap | null> {
  const text = document.getElementById(BOOTSTRAP_ID)?.textContent
  if (!text) return null
  const inlined = JSON.parse(text) as PageBootstrap | BootstrapReference
  return 'url' in inlined ? fetchPageBootstrap(inlined.url) : inlined
}

async function fetchPageBootstrap(url: string): Promise<PageBootstrap | null> {
  try {
    const answer = await fetch(url)
    return answer.ok ? ((await answer.json()) as PageBootstrap) : null
  } catch {
    // Without bootstrap data the shop loads what it shows, as on any other screen.
    return null
  }
}
