import * as z from 'zod/mini'

import type { OpenPage } from '../../../document-store/open-page.ts'
import { persistedValue, withLatest } from '../../../ui/persisted-value.ts'

/** A stored list of module types: few, short, each once. */
const ModuleTypes = z.pipe(
  z.array(z.string().check(z.maxLength(80))).check(z.maxLength(100)),
  z.transform((types): readonly string[] => [...new Set(types)]),
)

/** How many modules are remembered as used last: two rows. */
const MOST_RECENT = 4

/** The module types that are starred, in the order of their stars. */
export const favouriteModules = persistedValue<readonly string[]>('favourites', ModuleTypes, [])

/** The module types that were inserted last, newest first. */
export const recentModules = persistedValue<readonly string[]>('recent', ModuleTypes, [])

/** Stars a module, or takes its star away. */
export function toggleFavourite(type: string): void {
  const before = favouriteModules.get()
  favouriteModules.set(before.includes(type) ? before.filter((one) => one !== type) : [...before, type])
}

/** Remembers every module that is inserted into a page, by whatever way; gives the way to stop. */
export function rememberInserted({ documents }: OpenPage): () => void {
  return documents.subscribe(({ document, step }, before) => {
    const [id] = step.nodeIds
    const node = step.name === 'node.insert' && id !== undefined ? document.nodes[id] : undefined
    if (!node || Object.hasOwn(before.document.nodes, node.id)) return
    recentModules.set(withLatest(recentModules.get(), node.module, MOST_RECENT))
  })
}
