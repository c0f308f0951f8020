import * as z from 'zod/mini'

import type { OpenPage } from '../../../document-store/open-page.ts'
import { persistedValue, withLatest } from '../../../ui/use-persisted.ts'

/** Stored list of module types: short, without duplicates. */
const ModuleTypes = z.pipe(
  z.array(z.string().check(z.maxLength(80))).check(z.maxLength(100)),
  z.transform((types): readonly string[] => [...new Set(types)]),
)

/** Number of recent modules: two rows. */
const MAX_RECENT = 4

/** Favourite module types, in the order they were added. */
export const favouriteModules = persistedValue<readonly string[]>('favourites', ModuleTypes, [])

/** Recently inserted module types, newest first. */
export const recentModules = persistedValue<readonly string[]>('recent', ModuleTypes, [])

/** Adds or removes a favourite. */
export function toggleFavourite(type: string): void {
  const before = favouriteModules.get()
  favouriteModules.set(before.includes(type) ? before.filter((other) => other !== type) : [...before, type])
}

/** Records every inserted module; gives an unsubscribe function. */
export function rememberInserted({ documents }: OpenPage): () => void {
  return documents.subscribe(({ document, step }, before) => {
    const [id] = step.nodeIds
    const node = step.name === 'node.insert' && id !== undefined ? document.nodes[id] : undefined
    if (!node || Object.hasOwn(before.document.nodes, node.id)) return
    recentModules.set(withLatest(recentModules.get(), node.module, MAX_RECENT))
  })
}
