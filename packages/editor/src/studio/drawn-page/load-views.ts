import type { Document } from '@mallwright/contract/document'
import type { AnyModuleView, VIEWS } from '@mallwright/modules/views'

import { LATER_VIEWS } from './later-views.ts'

/** How modules look, by type. */
export type Views = Readonly<Record<string, AnyModuleView>>

/** How each module of a registry is loaded. */
type Registry = typeof VIEWS

/** How every module looks. */
export async function loadAllViews(registry: Registry): Promise<Views> {
  return loadViewsOf(registry, Object.keys(registry))
}

/** How the modules look that most pages have, and those that the given page has besides. */
export async function loadFirstViews(registry: Registry, document?: Document): Promise<Views> {
  const used = Object.values(document?.nodes ?? {}).map(({ module }) => module)
  const first = Object.keys(registry).filter((type) => !LATER_VIEWS.includes(type) || used.includes(type))
  return loadViewsOf(registry, first)
}

async function loadViewsOf(registry: Registry, types: readonly string[]): Promise<Views> {
  const loaded = types.flatMap((type) => {
    const load = registry[type]
    return load ? [load().then((view) => [type, view] as const)] : []
  })
  return Object.fromEntries(await Promise.all(loaded))
}
