import type { ReactNode } from 'react'

import { lazyComponent } from '../../../../ui/lazy.tsx'
import type { PickerProps } from './chosen-line.tsx'

const Shops = lazyComponent(async () => (await import('./shops-picker.tsx')).ShopsPicker)
const Brands = lazyComponent(async () => (await import('./brands-picker.tsx')).BrandsPicker)
const Articles = lazyComponent(async () => (await import('./articles-picker.tsx')).ArticlesPicker)

/** Chosen shops with their chooser, loaded on demand. */
export function LazyShops(props: PickerProps): ReactNode {
  return <Shops {...props} />
}

/** Chosen brands with their chooser, loaded on demand. */
export function LazyBrands(props: PickerProps): ReactNode {
  return <Brands {...props} />
}

/** Chosen articles with their chooser, loaded on demand. */
export function LazyArticles(props: PickerProps): ReactNode {
  return <Articles {...props} />
}
