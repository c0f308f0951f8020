import type { Document, NodeId } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { Layers } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { VList } from 'virtua'
import type { VListHandle } from 'virtua'

import { useDocument, useStore, useStudio } from '../studio/studio.ts'
import { LayerLine } from './layer-line.tsx'
import { layerRows } from './layer-rows.ts'
import type { LayerRow } from './layer-rows.ts'
import { LAYERS_TEXTS } from './layers.texts.ts'
import { selectLayer } from './select-layer.ts'
import { useLayerDrag } from './use-layer-drag.ts'
import './layers.css'

/** The tree of nodes: select, reorder, rename, hide, lock. Only the lines in sight are drawn. */
export function LayersPanel(): ReactNode {
  const { page } = useStudio()
  const text = useText()
  const [folded, setFolded] = useState<ReadonlySet<NodeId>>(new Set())
  const shape = useDocumentShape()
  const rows = useMemo(() => layerRows(shape, folded), [shape, folded])
  const list = useRef<VListHandle>(null)
  const anchor = useRef<NodeId>(undefined)
  const { landing, start } = useLayerDrag()
  const selected = useStore(page.selection, (state) => state.selected[0])
  useEffect(() => {
    const index = rows.findIndex(({ id }) => id === selected)
    if (index !== -1) list.current?.scrollToIndex(index, { align: 'nearest' })
  }, [rows, selected])

  if (rows.length === 0) {
    return (
      <div className="st-empty">
        <Layers />
        <strong>{text(LAYERS_TEXTS.empty)}</strong>
        <span>{text(LAYERS_TEXTS.emptyHint)}</span>
      </div>
    )
  }
  const fold = (id: NodeId) =>
    setFolded((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const landingClass = ({ id }: LayerRow) =>
    landing?.id === id ? `st-layer-row ${landing.isAfter ? 'is-after' : 'is-before'}` : 'st-layer-row'
  return (
    <VList ref={list} className="st-layers" aria-label={text(LAYERS_TEXTS.layers)} role="group">
      {rows.map((row) => (
        <div key={row.id} className={landingClass(row)}>
          <LayerLine
            row={row}
            isFolded={folded.has(row.id)}
            onFold={() => fold(row.id)}
            onDrag={(event) => start(row, event)}
            onSelect={(event) => {
              anchor.current = selectLayer(page, rows, { id: row.id, anchor: anchor.current, event })
            }}
          />
        </div>
      ))}
    </VList>
  )
}

/** The document, the same object until something is added, removed or moved: typing never draws the tree again. */
function useDocumentShape(): Document {
  const shape = useRef<Document>(null)
  return useDocument((document) => {
    if (!shape.current || !hasSameShape(shape.current, document)) shape.current = document
    return shape.current
  })
}

function hasSameShape(one: Document, other: Document): boolean {
  if (one.nodes === other.nodes) return true
  if (one.children !== other.children) return false
  const ids = Object.keys(other.nodes) as NodeId[]
  return ids.every((id) => one.nodes[id]?.children === other.nodes[id]?.children)
}
