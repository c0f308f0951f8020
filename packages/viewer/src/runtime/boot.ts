import type { CompiledPage } from '@mallwright/contract/document'
import type { PageVisibility, SiteRecord } from '@mallwright/contract/site'
import type { Locale } from '@mallwright/contract/values'
import type { SiteChrome } from '@mallwright/modules/views'

import type { PageData } from './page-data.ts'

/** What wakes the shop: all that a prerendered page says about its script. */
export interface Wake {
  /** Address of the shop's own script. */
  readonly script: string
  /** Addresses of its style sheets. */
  readonly styles: readonly string[]
}

/** A page whose boot data lie at an address of their own, so that they do not hold up the first paint. */
export interface BootElsewhere extends Wake {
  readonly boot: string
}

/** What the server tells the shop with the page, so that nothing is asked twice. */
export interface Boot extends Wake {
  readonly locale: Locale
  readonly origin: string
  readonly site: SiteRecord
  /** Theme, top bar and tab bar of the release. */
  readonly frame?: SiteChrome | undefined
  readonly release: number
  /** Base of the gateway, a path or a URL. */
  readonly apiBase: string
  /** The home page as it was prerendered; absent on every other screen. */
  readonly page?: CompiledPage | undefined
  readonly data?: PageData | undefined
  /** What the page depended on when it was drawn. */
  readonly showing?: PageVisibility | undefined
  /** The ticket of a preview; the page is then a draft. */
  readonly preview?: string | undefined
}

/** The id of the element that carries the boot data. */
export const BOOT_ID = 'mw-boot'

/** The id of the style element that carries the site's own look. */
export const LOOK_ID = 'mw-look'

/** Reads the boot data of this page; `null` when the page did not come from our server, or its data are no longer to be had. */
export async function readBoot(): Promise<Boot | null> {
  const text = document.getElementById(BOOT_ID)?.textContent
  if (!text) return null
  const told = JSON.parse(text) as Boot | BootElsewhere
  return 'boot' in told ? fetchBoot(told.boot) : told
}

async function fetchBoot(address: string): Promise<Boot | null> {
  try {
    const answer = await fetch(address)
    return answer.ok ? ((await answer.json()) as Boot) : null
  } catch {
    // Without them the shop starts as on any other address: it asks for what it shows.
    return null
  }
}
