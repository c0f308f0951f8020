import { SHARE_KEPT_DAYS } from '@mallwright/contract/share'
import type { LocalStore } from '@mallwright/shop-core/storage'

const DAY_MS = 86_400_000

/** Keeps the code of the link that a product was opened by, for the share of a later order. Domain sheet 24. */
export function keepShareCode(store: LocalStore, code: string, now = Date.now()): void {
  store.writeJson('shareCode', { code, at: now })
}

/** The code that is kept: that of the last shared link of the last seven days; empty for none. */
export function keptShareCode(store: LocalStore, now = Date.now()): string {
  const { code, at } = (store.readJson('shareCode') ?? {}) as { readonly code?: unknown; readonly at?: unknown }
  const isKept = typeof code === 'string' && typeof at === 'number' && now - at < SHARE_KEPT_DAYS * DAY_MS
  return isKept ? code : ''
}
