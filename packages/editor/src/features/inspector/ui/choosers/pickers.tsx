import type { ReactNode } from 'react'

import { lazyComponent } from '../../../../ui/lazy.tsx'
import type { PickerProps } from './picker-props.ts'

const Shops = lazyComponent(async () => (await import('./shops-picker.tsx')).ShopsPicker)
const Articles = lazyComponent(async () => (await import('./articles-picker.tsx')).ArticlesPicker)

/** The chosen shops and the way to their chooser, loaded when a field needs them. */
export function LazyShops(props: PickerProps): ReactNode {
  return <Shops {...props} />
}

/** The chosen articles and the way to their chooser, loaded when a field needs them. */
export function LazyArticles(props: PickerProps): ReactNode {
  return <Articles {...props} />
}
