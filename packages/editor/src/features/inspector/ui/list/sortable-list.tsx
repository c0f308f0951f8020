import { DndContext, DragOverlay, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core'
import type { Announcements, DragEndEvent } from '@dnd-kit/core'
import { SortableContext, useSortable } from '@dnd-kit/sortable'
import { useText } from '@mallwright/shop-core/i18n'
import { GripVertical } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { VList } from 'virtua'
import type { VListHandle } from 'virtua'

import { useStudio } from '../../../../studio/studio.ts'
import './sortable-list.css'

const TEXTS = {
  handle: { zh: '拖动或用方向键移动{name}', en: 'Drag {name}, or move it with the arrow keys' },
  position: { zh: '第 {index} 项，共 {count} 项', en: 'Item {index} of {count}' },
}

/** Number of rows from which on the list is windowed. */
const MANY_ROWS = 40

/** Movement (px) below which a press is no drag. */
const TAP_PX = 4

/** The rows of a sortable list. */
export interface SortableProps {
  readonly label: string
  /** Unique ids, one a row. */
  readonly ids: readonly string[]
  readonly nameOf: (index: number) => string
  /** `isStep` marks consecutive keyboard steps that merge in the history. */
  readonly onMove: (from: number, to: number, isStep: boolean) => void
  readonly renderRow: (index: number, handle: ReactNode) => ReactNode
}

// The studio announces keyboard moves itself.
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

/** Sortable rows: drag with a drop line, or arrow keys on the handle with announcements. */
export function SortableList(props: SortableProps): ReactNode {
  const { label, ids, nameOf, onMove, renderRow } = props
  const { announcer } = useStudio()
  const text = useText()
  const [dragged, setDragged] = useState<number>()
  const { frame, list, focusRow } = useRowFocus()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: TAP_PX } }))
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(undefined)
    const [from, to] = [ids.indexOf(String(active.id)), over ? ids.indexOf(String(over.id)) : -1]
    if (from !== -1 && to !== -1 && from !== to) onMove(from, to, false)
  }
  const keys = (index: number, event: KeyboardEvent) => {
    const to = indexAfterKey(event.key, index, ids.length)
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (to === index) return
    focusRow(to)
    onMove(index, to, true)
    announcer.speak(`${nameOf(index)} ${text(TEXTS.position, { index: to + 1, count: ids.length })}`)
  }
  const rows = ids.map((id, index) => (
    <SortableRow
      key={id}
      id={id}
      index={index}
      count={ids.length}
      handleLabel={text(TEXTS.handle, { name: nameOf(index) })}
      onKeyDown={(event) => keys(index, event)}
      render={(handle) => renderRow(index, handle)}
    />
  ))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragged(ids.indexOf(String(active.id)))}
      onDragEnd={end}
      onDragCancel={() => setDragged(undefined)}
    >
      {/* Rows do not shift under the pointer; a line marks the drop position. */}
      <SortableContext items={[...ids]} strategy={() => null}>
        <div ref={frame} className="st-sortable" role="list" aria-label={label}>
          {ids.length < MANY_ROWS ? (
            rows
          ) : (
            <VList ref={list} className="st-sortable-many" keepMounted={dragged === undefined ? [] : [dragged]}>
              {rows}
            </VList>
          )}
        </div>
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {dragged !== undefined && <div className="st-sortable-dragged">{nameOf(dragged)}</div>}
      </DragOverlay>
    </DndContext>
  )
}

function SortableRow(props: {
  readonly id: string
  readonly index: number
  readonly count: number
  readonly handleLabel: string
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly render: (handle: ReactNode) => ReactNode
}): ReactNode {
  const { id, index, count, handleLabel, onKeyDown, render } = props
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging, isOver, activeIndex } = useSortable({ id })
  const landing = isOver && activeIndex !== index ? (activeIndex < index ? ' is-after' : ' is-before') : ''
  const handle = count > 1 && (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className="st-sortable-handle"
      aria-label={handleLabel}
      data-tip={handleLabel}
      data-handle={index}
      {...listeners}
      onKeyDown={onKeyDown}
    >
      <GripVertical />
    </button>
  )
  return (
    <div
      ref={setNodeRef}
      className={`st-sortable-row${landing}${isDragging ? ' is-dragged' : ''}`}
      role="listitem"
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {render(handle)}
    </div>
  )
}

/** Keeps the focus on a moved row, also when it was not mounted before. */
function useRowFocus() {
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<VListHandle>(null)
  const pendingFocus = useRef<number>(undefined)
  useLayoutEffect(() => {
    const index = pendingFocus.current
    if (index === undefined) return
    pendingFocus.current = undefined
    const focus = () => frame.current?.querySelector<HTMLElement>(`[data-handle="${index}"]`)?.focus()
    list.current?.scrollToIndex(index, { align: 'nearest' })
    focus()
    const later = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(later)
  })
  return { frame, list, focusRow: (index: number) => void (pendingFocus.current = index) }
}

/** Target index of a key: arrows by one, Home and End to the ends; `undefined` for other keys. */
function indexAfterKey(key: string, index: number, count: number): number | undefined {
  const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[key]
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to))
}
