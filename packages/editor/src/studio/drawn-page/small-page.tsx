import type { CompiledPage } from '@mallwright/contract/document'
import { useLocale } from '@mallwright/shop-core/i18n'
import { STRESS_FIXTURES } from '@mallwright/modules/samples'
import { PageView } from '@mallwright/viewer/runtime'
import type { PageScope } from '@mallwright/viewer/runtime'
import { useDeferredValue } from 'react'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../studio.ts'
import './small-page.css'

const NO_DATA = {}
const ignore = () => undefined

/** A page as buyers would see it, small; with sample products where it asks for some. */
export function SmallPage({ page }: { readonly page: CompiledPage }): ReactNode {
  const views = useStore(useStudio().views, (loaded) => loaded)
  const locale = useLocale()
  // The page on the canvas comes first.
  const isDrawn = useDeferredValue(true, false)
  const scope: PageScope = {
    views,
    data: NO_DATA,
    source: STRESS_FIXTURES.usual.source,
    generation: 0,
    locale,
    origin: location.origin,
    // Eighteen of them stand beside the page: a player or a line that runs would keep the whole window busy.
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
