import { useLocale } from '@mallwright/shop-core/i18n'
import type { PageScope } from '@mallwright/viewer/runtime'
import { useMemo } from 'react'

import { useStore, useStudio } from './studio.ts'

const ignore = () => undefined

/** Page scope without interaction. */
export function usePreviewScope(): PageScope {
  const { source, views: loaded } = useStudio()
  const views = useStore(loaded, (all) => all)
  const locale = useLocale()
  return useMemo(
    () => ({
      views,
      data: {},
      source,
      generation: 0,
      locale,
      origin: location.origin,
      onAction: ignore,
      onError: ignore,
    }),
    [views, source, locale],
  )
}
