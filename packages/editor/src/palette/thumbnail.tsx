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
import { SAMPLE_SOURCE } from './sample-products.data.ts'

const THUMBNAIL_ID = 'thumbnail' as NodeId
const NO_DATA = {}
const ignore = () => undefined

/** What stands in the thumbnail of a container. */
const SAMPLE_ITEMS = [
  sampleItem('text', { text: '自由摆放', fontSize: 28, isBold: true }, { x: 30, y: 24, width: 200, height: 44 }),
  sampleItem('button', { text: '立即采购' }, { x: 30, y: 88, width: 130, height: 44 }),
]

/** Labels of the tabs in the thumbnail of a module with tabs. */
const SAMPLE_TABS = ['爆款', '新品', '自营']

/** A module as buyers would see it, drawn by its own view with sample props, small. */
export const Thumbnail = memo(function Thumbnail({ definition }: { readonly definition: Definition }): ReactNode {
  const { views } = useStudio()
  const locale = useLocale()
  // The page on the canvas comes first.
  const isDrawn = useDeferredValue(true, false)
  const page = useMemo(() => samplePageOf(definition), [definition])
  const scope: PageScope = {
    views,
    data: NO_DATA,
    source: SAMPLE_SOURCE,
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
        ...(definition.holds && { children: sampleChildren(definition) }),
      },
    ],
  }
}

function sampleChildren({ holds }: Definition): CompiledNode[] {
  if (holds?.arrangement === 'free') return SAMPLE_ITEMS
  return SAMPLE_TABS.map((title, index) => ({
    id: `thumbnail-tab-${index}` as NodeId,
    module: 'tab-page',
    version: 0,
    props: { title, subtitle: '' },
    children: [sampleNode('thumbnail-list' as NodeId, 'product-list', { columns: '2', titleKind: 'hidden' })],
  }))
}

function sampleItem(type: string, props: Readonly<Record<string, unknown>>, rect: Rect): CompiledNode {
  return { ...sampleNode(`thumbnail-${type}` as NodeId, type, props), rect }
}

function sampleNode(id: NodeId, type: string, props: Readonly<Record<string, unknown>>): CompiledNode {
  const definition = definitionOf(type) as Definition
  const { version } = definition
  return { id, module: type, version, props: readProps(definition, { version, props }) }
}
