import type { CompiledPage } from '@mallwright/contract/document'
import type { Definition } from '@mallwright/modules/definitions'
import { samplePageOf, SAMPLES } from '@mallwright/modules/samples'
import { memo, useMemo } from 'react'
import type { ReactNode } from 'react'

import { SmallPage } from '../studio/drawn-page/small-page.tsx'

/** A module as buyers would see it, drawn by its own view with sample props, small. */
export const Thumbnail = memo(function Thumbnail({ definition }: { readonly definition: Definition }): ReactNode {
  const page = useMemo(() => thumbnailPageOf(definition.type), [definition])
  return <SmallPage page={page} />
})

function thumbnailPageOf(type: string): CompiledPage {
  const sample = SAMPLES.find((one) => one.type === type)
  return samplePageOf(type, { ...sample?.versions.at(-1), isAutoplay: false })
}
