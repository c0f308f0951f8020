import { VIEWS } from '@mallwright/modules/views'
import type { AnyModuleView } from '@mallwright/modules/views'
import type { Document } from '@mallwright/contract'

import { LATER_VIEWS } from './later-views.ts'

/** How modules look, by type. */
export type Views = Readonly<Record<string, AnyModuleView>>

/** How every module looks. */
export async function loadAllViews(): Promise<Views> {
  return loadViewsOf(Object.keys(VIEWS))
}

/** How the modules look that most pages have, and those that the given page has besides. */
export async function loadFirstViews(document?: Document): Promise<Views> {
  const used = Object.values(document?.nodes ?? {}).map(({ module }) => module)
  return loadViewsOf(Object.keys(VIEWS).filter((type) => !LATER_VIEWS.includes(type) || used.includes(type)))
}

async function loadViewsOf(types: readonly string[]): Promise<Views> {
  const loaded = types.flatMap((type) => {
    const load = VIEWS[type]
    return load ? [load().then((view) => [type, view] as const)] : []
  })
  return Object.fromEntries(await Promise.all(loaded))
}
