import { MAX_HISTORY } from '@mallwright/contract/search'
import type { LocalStore } from '@mallwright/shop-core/storage'

import type { SearchScene } from './search-scene.ts'

/** What a visitor searched for in a scene on this device, the latest first. Domain 1.3. */
export function deviceHistory(store: LocalStore, scene: SearchScene): readonly string[] {
  const kept = (readAll(store)[scene] ?? []) as readonly unknown[]
  return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, MAX_HISTORY) : []
}

/** Puts words first in a visitor's history; the oldest beyond twenty go. */
export function rememberOnDevice(store: LocalStore, scene: SearchScene, keyword: string): void {
  const others = deviceHistory(store, scene).filter((word) => word !== keyword)
  store.writeJson('searchHistory', { ...readAll(store), [scene]: [keyword, ...others].slice(0, MAX_HISTORY) })
}

/** Takes words out of a visitor's history, or all of a scene without them. */
export function forgetOnDevice(store: LocalStore, scene: SearchScene, keyword?: string): void {
  const left = keyword === undefined ? [] : deviceHistory(store, scene).filter((word) => word !== keyword)
  store.writeJson('searchHistory', { ...readAll(store), [scene]: left })
}

function readAll(store: LocalStore): Readonly<Record<string, unknown>> {
  const stored = store.readJson('searchHistory')
  return typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {}
}
