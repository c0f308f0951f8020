import type { CompiledPage, Locale, PageShowing, SiteRecord } from '@mallwright/contract'
import type { SiteFrame } from '@mallwright/modules/views'

import type { PageData } from './page-data.ts'

/** What the server tells the shop in the page itself, so that nothing is asked twice. */
export interface Boot {
  readonly locale: Locale
  readonly origin: string
  readonly site: SiteRecord
  /** Theme, top bar and tab bar of the release. */
  readonly frame?: SiteFrame | undefined
  readonly release: number
  /** Base of the gateway, a path or a URL. */
  readonly apiBase: string
  /** Address of the shop's own script. */
  readonly script: string
  /** Addresses of its style sheets. */
  readonly styles: readonly string[]
  /** The home page as it was prerendered; absent on every other screen. */
  readonly page?: CompiledPage | undefined
  readonly data?: PageData | undefined
  /** What the page depended on when it was drawn. */
  readonly showing?: PageShowing | undefined
  /** The ticket of a preview; the page is then a draft. */
  readonly preview?: string | undefined
}

/** The id of the element that carries the boot data. */
export const BOOT_ID = 'mw-boot'

/** The id of the style element that carries the site's own look. */
export const LOOK_ID = 'mw-look'

/** Reads the boot data of this page; `null` when the page did not come from our server. */
export function readBoot(): Boot | null {
  const text = document.getElementById(BOOT_ID)?.textContent
  return text ? (JSON.parse(text) as Boot) : null
}
