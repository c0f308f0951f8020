import { useText } from '@mallwright/shop-core/i18n'
import { Images, SearchX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { VList } from 'virtua'
import type { VListHandle } from 'virtua'

import { useLibrary, useLibraryState, useMatchingFiles, usePickedFiles } from '../model/asset-context.ts'
import type { AssetFile } from '../model/assets.queries.ts'
import { ASSETS_TEXTS } from '../model/assets.texts.ts'
import { dragFiles } from '../model/dragged-files.ts'
import { gridKey, selectFile } from '../model/file-facts.ts'
import { AssetTile } from './asset-tile.tsx'

/** Callbacks of the grid besides selecting. */
interface GridProps {
  readonly onUse: (file: AssetFile) => void
  readonly onDelete: () => void
}

/** Found files: loading, empty, failed, or a windowed grid. */
export function AssetGrid(props: GridProps): ReactNode {
  const text = useText()
  const library = useLibrary()
  const { state, files } = useMatchingFiles()
  const { keyword, kind } = useLibraryState(({ filter }) => filter)
  if (state === 'failed') {
    return (
      <div className="st-empty" role="alert">
        <strong>{text(ASSETS_TEXTS.loadFailed)}</strong>
        <button type="button" className="st-button" onClick={() => void library.reload()}>
          {text(ASSETS_TEXTS.retry)}
        </button>
      </div>
    )
  }
  if (files.length > 0) return <FilledGrid {...props} />
  if (state === 'loading') {
    return (
      <p className="st-empty" role="status">
        {text(ASSETS_TEXTS.loading)}
      </p>
    )
  }
  const isSearch = keyword !== '' || kind !== undefined
  return (
    <div className="st-empty" role="status">
      {keyword === '' ? <Images /> : <SearchX />}
      <strong>{text(keyword === '' ? ASSETS_TEXTS.empty : ASSETS_TEXTS.notFound)}</strong>
      <span>{text(isSearch && keyword !== '' ? ASSETS_TEXTS.notFoundHint : ASSETS_TEXTS.emptyHint)}</span>
    </div>
  )
}

function FilledGrid({ onUse, onDelete }: GridProps): ReactNode {
  const text = useText()
  const library = useLibrary()
  const { state, files, total, loadMore } = useMatchingFiles()
  const picked = usePickedFiles().map(({ id }) => id)
  const current = useLibraryState((view) => view.current)
  const frame = useRef<HTMLDivElement>(null)
  const scroller = useRef<VListHandle>(null)
  const anchor = useRef<string>(undefined)
  const columns = useColumns(frame)
  const index = Math.max(
    0,
    files.findIndex(({ id }) => id === current),
  )
  const isEnd = files.length >= total
  const rowCount = Math.ceil(files.length / columns)
  const rows = Array.from({ length: rowCount }, (_, row) => files.slice(row * columns, (row + 1) * columns))
  const press = (id: string, how: { readonly isToggle: boolean; readonly isRange: boolean }) => {
    const next = selectFile(
      files.map((file) => file.id),
      { picked, anchor: anchor.current },
      { id, ...how },
    )
    if (!how.isRange) anchor.current = id
    library.pick(next, id)
  }
  const goTo = (next: number, isRange: boolean) => {
    const id = files[next]?.id
    if (id === undefined) return
    press(id, { isToggle: false, isRange })
    scroller.current?.scrollToIndex(Math.floor(next / columns), { align: 'nearest' })
    // After an off-screen row has rendered.
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`[data-asset="${CSS.escape(id)}"]`)?.focus())
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const file = files[index]
    const isMod = event.ctrlKey || event.metaKey
    const next = isMod ? undefined : gridKey(event.key, index, { count: files.length, columns })
    if (next !== undefined) goTo(next, event.shiftKey)
    else if (event.key === ' ' && file) press(file.id, { isToggle: true, isRange: false })
    else if (event.key === 'Enter' && file) onUse(file)
    else if (event.key === 'Delete' && picked.length > 0) onDelete()
    else if (isMod && event.key.toLowerCase() === 'a') library.pick(files.map(({ id }) => id))
    else return
    event.preventDefault()
  }
  useEffect(() => {
    if (rowCount * columns < 24 && state === 'ready') loadMore()
  })
  return (
    // Tiles take the focus; their keys are handled here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={frame} className="st-assets-frame" onKeyDown={keys}>
      <VList
        ref={scroller}
        className="st-assets-grid"
        role="listbox"
        aria-multiselectable="true"
        aria-label={text(ASSETS_TEXTS.files)}
        keepMounted={[Math.floor(index / columns)]}
        onScroll={() => {
          const handle = scroller.current
          if (handle && handle.scrollOffset + handle.viewportSize > handle.scrollSize - 600) loadMore()
        }}
      >
        {rows.map((row, at) => (
          <div
            key={row[0]?.id}
            role="presentation"
            className="st-assets-row"
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {row.map((file, column) => (
              <AssetTile
                key={file.id}
                file={file}
                isPicked={picked.includes(file.id)}
                isCurrent={at * columns + column === index}
                position={{ position: at * columns + column + 1, total }}
                onPress={({ ctrlKey, metaKey, shiftKey }) =>
                  press(file.id, { isToggle: ctrlKey || metaKey, isRange: shiftKey })
                }
                onToggle={() => press(file.id, { isToggle: true, isRange: false })}
                onUse={() => onUse(file)}
                onDrag={({ dataTransfer }) => dragFiles(dataTransfer, picked.includes(file.id) ? picked : [file.id])}
              />
            ))}
          </div>
        ))}
      </VList>
      <p className="st-hint st-assets-end" role="status">
        {state === 'loading'
          ? text(ASSETS_TEXTS.loading)
          : text(isEnd ? ASSETS_TEXTS.end : ASSETS_TEXTS.part, { count: total, loaded: files.length })}
      </p>
    </div>
  )
}

/** Minimum width of a tile with its gap, in px. */
const TILE_WIDTH = 148

/** Number of columns that fit into an element. */
function useColumns(frame: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(4)
  useEffect(() => {
    const element = frame.current
    // Without layout (tests) the initial guess stays.
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      if (width > 0) setColumns(Math.max(1, Math.floor(width / TILE_WIDTH)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return columns
}
