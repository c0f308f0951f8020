import type { CompiledPage } from '@mallwright/contract/document'
import type { Definition } from '@mallwright/modules/definitions'
import { samplePageOf, SAMPLES } from '@mallwright/modules/samples'
import { memo, useMemo } from 'react'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../../../studio/studio.ts'
import { PageThumbnail } from '../../../viewport/page-thumbnail.tsx'

/** Module thumbnail with sample props. */
export const ModuleThumbnail = memo(function Thumbnail({ definition }: { readonly definition: Definition }): ReactNode {
  const views = useStore(useStudio().views, (loaded) => loaded)
  const page = useMemo(() => thumbnailPageOf(definition.type), [definition])
  return <PageThumbnail page={page} views={views} />
})

function thumbnailPageOf(type: string): CompiledPage {
  const sample = SAMPLES.find((entry) => entry.type === type)
  return samplePageOf(type, { ...sample?.versions.at(-1), isAutoplay: false })
}
