import type { LocalStore } from '@mallwright/shop-core/storage'

/** Number of products that are remembered. */
export const MAX_SEEN = 12

/** Codes of the products that were opened on this device, the latest first. */
export function seenProducts(store: LocalStore): readonly string[] {
  const stored = store.readJson('seenProducts')
  return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string').slice(0, MAX_SEEN) : []
}

/** Remembers an opened product as the latest one. */
export function rememberProduct(store: LocalStore, code: string): void {
  store.writeJson('seenProducts', [code, ...seenProducts(store).filter((one) => one !== code)].slice(0, MAX_SEEN))
}
