import type { ReactNode } from 'react'

import { lazyComponent } from '../../../../ui/lazy.tsx'
import type { PickerProps } from './chosen-line.tsx'

const Shops = lazyComponent(async () => (await import('./shops-picker.tsx')).ShopsPicker)
const Articles = lazyComponent(async () => (await import('./articles-picker.tsx')).ArticlesPicker)

/** Chosen shops with their chooser, loaded on demand. */
export function LazyShops(props: PickerProps): ReactNode {
  return <Shops {...props} />
}

/** Chosen articles with their chooser, loaded on demand. */
export function LazyArticles(props: PickerProps): ReactNode {
  return <Articles {...props} />
}
