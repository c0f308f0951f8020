import type { Document, NodeId } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { Layers, SearchX } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ComponentType, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react'
import { VList } from 'virtua'
import type { VListHandle } from 'virtua'

import { useDocument, useStore, useStudio } from '../../../studio/studio.ts'
import { useBlocks } from '../../blocks/model/blocks.queries.ts'
import { blockNameOf, linkedOnPage } from '../../blocks/model/link-state.ts'
import { layerRows, nodesOfRow, rowIndexOf, useFolded, useUnfoldSelection } from '../model/layer-rows.ts'
import type { LayerRow } from '../model/layer-rows.ts'
import { searchLayers } from '../model/layer-search.ts'
import { LAYERS_TEXTS } from '../model/layers.texts.ts'
import { selectLayer, treeKey } from '../model/select-layer.ts'
import { GroupLine } from './group-line.tsx'
import { LayerLine } from './layer-line.tsx'
import { useLayerDrag } from './use-layer-drag.ts'
import './layers.css'

type NodeBadge = ComponentType<{ readonly id: NodeId }>

/** Layer tree: search, select, reorder, rename, hide, lock. */
export function LayersPanel({ Badge }: { readonly Badge?: NodeBadge }): ReactNode {
  const text = useText()
  const [word, setWord] = useState('')
  const { folded, fold } = useFolded()
  useUnfoldSelection()
  const shape = useDocumentShape()
  const { page } = useStudio()
  const blocks = useBlocks(linkedOnPage(shape).size > 0)
  const rows = useMemo(() => {
    // Searches the current text; the rows themselves depend on the tree's shape only.
    const { document } = page.documents.getState()
    return layerRows(
      shape,
      folded,
      searchLayers(document, word, (node) => blockNameOf(blocks, node)),
    )
  }, [shape, folded, page, blocks, word])
  if (shape.children.length === 0) {
    return (
      <div className="st-empty">
        <Layers />
        <strong>{text(LAYERS_TEXTS.nothing)}</strong>
        <span>{text(LAYERS_TEXTS.nothingHint)}</span>
      </div>
    )
  }
  return (
    <div className="st-layers-panel">
      <input
        className="st-input"
        type="search"
        placeholder={text(LAYERS_TEXTS.search)}
        aria-label={text(LAYERS_TEXTS.search)}
        maxLength={60}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      {rows.length > 0 ? (
        <LayerTree rows={rows} Badge={Badge} onFold={fold} />
      ) : (
        <div className="st-empty" role="status">
          <SearchX />
          <strong>{text(LAYERS_TEXTS.notFound)}</strong>
          <span>{text(LAYERS_TEXTS.notFoundHint)}</span>
        </div>
      )}
    </div>
  )
}

/** Windowed rows with keyboard navigation; focus selects. */
function LayerTree(props: {
  readonly rows: readonly LayerRow[]
  readonly Badge: NodeBadge | undefined
  readonly onFold: (key: string) => void
}): ReactNode {
  const { rows, Badge, onFold } = props
  const { page } = useStudio()
  const text = useText()
  const tree = useRef<HTMLDivElement>(null)
  const list = useRef<VListHandle>(null)
  const anchor = useRef<string>(undefined)
  const { landing, start } = useLayerDrag()
  const selected = useStore(page.selection, (state) => state.selected)
  const [focused, setFocused] = useState<string>()
  const current = currentRow(rows, focused, selected)
  useEffect(() => {
    const index = selected[0] === undefined ? -1 : rowIndexOf(rows, selected[0])
    if (index !== -1) list.current?.scrollToIndex(index, { align: 'nearest' })
  }, [rows, selected])
  const goTo = (key: string) => {
    setFocused(key)
    list.current?.scrollToIndex(
      rows.findIndex((row) => row.key === key),
      { align: 'nearest' },
    )
    // After an off-screen row has rendered.
    requestAnimationFrame(() => tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus())
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const key = event.target instanceof HTMLElement ? event.target.dataset['row'] : undefined
    if (key === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const outcome = treeKey({ key: event.key, isShift: event.shiftKey }, rows, key)
    if (!outcome) return
    event.preventDefault()
    if (outcome.kind === 'fold') return onFold(outcome.row)
    // A range starts at the row where Shift was pressed first.
    const isAnchored = rows.some(
      (row) => row.key === anchor.current && nodesOfRow(row).every((id) => selected.includes(id)),
    )
    const from = isAnchored ? anchor.current : key
    const click = { shiftKey: outcome.isAdded, ctrlKey: false, metaKey: false }
    anchor.current = selectLayer(page, rows, { key: outcome.row, anchor: from, event: click })
    goTo(outcome.row)
  }
  const landingClass = ({ key }: LayerRow) =>
    landing?.row === key ? `st-layer-row is-${landing.position}` : 'st-layer-row'
  const handlersOf = (row: LayerRow, index: number) => ({
    isCurrent: index === current,
    onFold: () => onFold(row.key),
    onDrag: (event: PointerEvent) => {
      setFocused(row.key)
      start(row, event)
    },
    onSelect: (event: MouseEvent) => {
      anchor.current = selectLayer(page, rows, { key: row.key, anchor: anchor.current, event })
    },
  })
  return (
    // Rows take the focus; their keys are handled here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={tree} className="st-layers-frame" onKeyDown={keys}>
      <VList
        ref={list}
        data={rows}
        className="st-layers"
        aria-label={text(LAYERS_TEXTS.layers)}
        role="tree"
        aria-multiselectable="true"
        keepMounted={[current]}
      >
        {(row: LayerRow, index: number) => (
          <div key={row.key} className={landingClass(row)}>
            {row.members ? (
              <GroupLine row={row} members={row.members} {...handlersOf(row, index)} />
            ) : (
              <LayerLine row={row} Badge={Badge} {...handlersOf(row, index)} />
            )}
          </div>
        )}
      </VList>
    </div>
  )
}

/** The row in the tab order: the last focused, else the selected, else the first one. */
function currentRow(rows: readonly LayerRow[], focused: string | undefined, selected: readonly NodeId[]): number {
  const last = rows.find(({ key }) => key === focused)
  const isSelected = last !== undefined && nodesOfRow(last).every((id) => selected.includes(id))
  if (!isSelected && selected[0]) return Math.max(0, rowIndexOf(rows, selected[0]))
  return Math.max(
    0,
    rows.findIndex(({ key }) => key === focused),
  )
}

/** The document, stable until nodes are added, removed or moved: typing never re-renders the tree. */
function useDocumentShape(): Document {
  const shape = useRef<Document>(null)
  return useDocument((document) => {
    if (!shape.current || !hasSameShape(shape.current, document)) shape.current = document
    return shape.current
  })
}

function hasSameShape(a: Document, b: Document): boolean {
  // A move on the page changes its children and no node.
  if (a.children !== b.children) return false
  if (a.nodes === b.nodes) return true
  const ids = Object.keys(b.nodes) as NodeId[]
  return ids.every((id) => {
    const [one, other] = [a.nodes[id], b.nodes[id]]
    return one === other || (one?.children === other?.children && one?.group === other?.group)
  })
}
