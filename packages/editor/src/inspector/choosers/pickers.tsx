import { lazy } from 'react'
import type { ReactNode } from 'react'

import { LazyPart } from '../../ui/lazy-part.tsx'
import type { PickerProps } from './picker-props.ts'

const Shops = lazy(async () => ({ default: (await import('./shops-picker.tsx')).ShopsPicker }))
const Articles = lazy(async () => ({ default: (await import('./articles-picker.tsx')).ArticlesPicker }))

/** The chosen shops and the way to their chooser, loaded when a field needs them. */
export function LaterShops(props: PickerProps): ReactNode {
  return (
    <LazyPart>
      <Shops {...props} />
    </LazyPart>
  )
}

/** The chosen articles and the way to their chooser, loaded when a field needs them. */
export function LaterArticles(props: PickerProps): ReactNode {
  return (
    <LazyPart>
      <Articles {...props} />
    </LazyPart>
  )
}
