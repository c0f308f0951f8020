import type { CompiledNode, CompiledPage, NodeId, Rect } from '@mallwright/contract'
import { useLocale } from '@mallwright/shop-core/i18n'
import { definitionOf, readProps } from '@mallwright/modules/definitions'
import type { Definition } from '@mallwright/modules/definitions'
import { SAMPLES } from '@mallwright/modules/samples'
import { PageView } from '@mallwright/viewer/runtime'
import type { PageScope } from '@mallwright/viewer/runtime'
import { memo, useDeferredValue, useMemo } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../studio/studio.ts'
import { SAMPLE_GOODS } from './sample-goods.data.ts'

const THUMBNAIL_ID = 'thumbnail' as NodeId
const ignore = () => undefined

/** What stands in the thumbnail of a container. */
const SAMPLE_ITEMS = [
  sampleItem('text', { text: '自由摆放', fontSize: 28, isBold: true }, { x: 30, y: 24, width: 200, height: 44 }),
  sampleItem('button', { text: '立即采购' }, { x: 30, y: 88, width: 130, height: 44 }),
]

/** A module as buyers would see it, drawn by its own view with sample props, small. */
export const Thumbnail = memo(function Thumbnail({ definition }: { readonly definition: Definition }): ReactNode {
  const { views, source } = useStudio()
  const locale = useLocale()
  // The page on the canvas comes first.
  const isDrawn = useDeferredValue(true, false)
  const page = useMemo(() => samplePageOf(definition), [definition])
  const scope: PageScope = {
    views,
    data: { [THUMBNAIL_ID]: SAMPLE_GOODS[definition.type] },
    source,
    generation: 0,
    locale,
    origin: location.origin,
    onAction: ignore,
    onError: ignore,
  }
  return (
    <span className="st-thumbnail" aria-hidden="true" data-theme="light" inert>
      <span className="st-thumbnail-page">{isDrawn && <PageView page={page} scope={scope} />}</span>
    </span>
  )
})

function samplePageOf(definition: Definition): CompiledPage {
  const sample = SAMPLES.find(({ type }) => type === definition.type)
  const stored = { version: definition.version, props: { ...sample?.versions.at(-1), isAutoplay: false } }
  return {
    columnCode: 'thumbnail',
    title: '',
    look: { background: '' },
    nodes: [
      {
        id: THUMBNAIL_ID,
        module: definition.type,
        version: definition.version,
        props: readProps(definition, stored),
        ...(definition.holds && { children: SAMPLE_ITEMS }),
      },
    ],
  }
}

function sampleItem(type: string, props: Readonly<Record<string, unknown>>, rect: Rect): CompiledNode {
  const definition = definitionOf(type) as Definition
  const { version } = definition
  return {
    id: `thumbnail-${type}` as NodeId,
    module: type,
    version,
    props: readProps(definition, { version, props }),
    rect,
  }
}
