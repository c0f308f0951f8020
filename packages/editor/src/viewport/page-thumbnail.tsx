import type { CompiledPage } from '@mallwright/contract/document'
import { useLocale } from '@mallwright/shop-core/i18n'
import { englishSource, STRESS_FIXTURES } from '@mallwright/modules/samples'
import { PageView } from '@mallwright/viewer/runtime'
import type { PageScope } from '@mallwright/viewer/runtime'
import { useDeferredValue } from 'react'
import type { ReactNode } from 'react'

import type { Views } from './module-views.ts'
import './page-thumbnail.css'

const NO_DATA = {}
const SOURCES = { 'zh-CN': STRESS_FIXTURES.usual.source, 'en-US': englishSource(STRESS_FIXTURES.usual.source) }
const ignore = () => undefined

/** Scaled-down rendering of a page with sample data; inert. */
export function PageThumbnail(props: { readonly page: CompiledPage; readonly views: Views }): ReactNode {
  const { page, views } = props
  const locale = useLocale()
  // Deferred so that the page on the canvas renders first.
  const isDrawn = useDeferredValue(true, false)
  const scope: PageScope = {
    views,
    data: NO_DATA,
    source: SOURCES[locale],
    generation: 0,
    locale,
    origin: location.origin,
    // About eighteen thumbnails are visible at once: playing videos or running animations would keep the main thread busy.
    mode: 'edit',
    onAction: ignore,
    onError: ignore,
  }
  return (
    <span className="st-thumbnail" aria-hidden="true" data-theme="light" inert>
      <span className="st-thumbnail-page">{isDrawn && <PageView page={page} scope={scope} />}</span>
    </span>
  )
}
