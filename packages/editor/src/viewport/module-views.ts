import type { Document } from '@mallwright/contract/document'
import type { AnyModuleView, VIEWS } from '@mallwright/modules/views'

/** Modules whose views have a chunk each, fetched with a page that uses them or after it; the build bundles all other views. */
export const LAZY_VIEWS: readonly string[] = [
  'button',
  'announcement',
  'search-box',
  'countdown',
  'service-strip',
  'floating-entry',
  'pop-up',
  'tag-tabs',
  'tab-page',
  'paged-list',
  'shop-list',
  'brand-wall',
  'timed-offers',
  'coupon-list',
  'article-list',
  'rich-text',
  'video',
  'navigation',
  'module-title',
  'spacer',
  'divider',
  'linked-block',
]

/** Loaded module views by type. */
export type Views = Readonly<Record<string, AnyModuleView>>

/** Loaders of module views by type. */
type Registry = typeof VIEWS

/** Loads every view of a registry. */
export async function loadAllViews(registry: Registry): Promise<Views> {
  return loadViewsOf(registry, Object.keys(registry))
}

/** Loads the bundled views and the lazy ones that a document uses. */
export async function loadFirstViews(registry: Registry, document?: Document): Promise<Views> {
  const used = Object.values(document?.nodes ?? {}).map(({ module }) => module)
  const first = Object.keys(registry).filter((type) => !LAZY_VIEWS.includes(type) || used.includes(type))
  return loadViewsOf(registry, first)
}

async function loadViewsOf(registry: Registry, types: readonly string[]): Promise<Views> {
  const loaded = types.flatMap((type) => {
    const load = registry[type]
    return load ? [load().then((view) => [type, view] as const)] : []
  })
  return Object.fromEntries(await Promise.all(loaded))
}
