import type { CompiledPage } from '@mallwright/contract/document'
import type { Definition } from '@mallwright/modules/definitions'
import type { Locale } from '@mallwright/contract/values'
import { englishSample, samplePageOf, SAMPLES } from '@mallwright/modules/samples'
import { useLocale } from '@mallwright/shop-core/i18n'
import { memo, useMemo } from 'react'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../../../studio/studio.ts'
import { PageThumbnail } from '../../../viewport/page-thumbnail.tsx'
import './module-thumbnail.css'

/** Module thumbnail with sample props, in the studio's language. */
export const ModuleThumbnail = memo(function Thumbnail({ definition }: { readonly definition: Definition }): ReactNode {
  const views = useStore(useStudio().views, (loaded) => loaded)
  const locale = useLocale()
  const page = useMemo(() => thumbnailPageOf(definition.type, locale), [definition, locale])
  return <PageThumbnail page={page} views={views} />
})

function thumbnailPageOf(type: string, locale: Locale): CompiledPage {
  const sample = SAMPLES.find((entry) => entry.type === type)
  const page = samplePageOf(type, { ...sample?.versions.at(-1), isAutoplay: false })
  return locale === 'en-US' ? englishSample(page) : page
}
