import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { DragEndEvent } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'

const LABELS = {
  handle: { zh: '拖动或用方向键移动{name}', en: 'Drag {name}, or move it with the arrow keys' },
  moved: { zh: '{name}，第 {index} 项，共 {count} 项', en: '{name}, item {index} of {count}' },
}

/** Movement (px) below which a press is no drag. */
const TAP_PX = 4

/** A row that can be moved. */
export interface SortableItem {
  readonly id: string
  readonly name: string
}

/** Rows that are sorted by dragging their handle, or by the arrow keys on it. */
export function SortableRows<T extends SortableItem>(props: {
  readonly items: readonly T[]
  readonly onMove: (from: number, to: number) => void
  readonly renderRow: (item: T) => ReactNode
}): ReactNode {
  const { items, onMove, renderRow } = props
  const translate = useText()
  const [announcement, setAnnouncement] = useState('')
  const statusId = useId()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: TAP_PX } }))
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || from === to || to < 0 || to >= items.length) return
    onMove(from, to)
    setAnnouncement(translate(LABELS.moved, { name: item.name, index: to + 1, count: items.length }))
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const indexOf = (id: unknown) => items.findIndex((item) => item.id === id)
    if (over) move(indexOf(active.id), indexOf(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ screenReaderInstructions: { draggable: '' } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className="wg-sortable">
          {items.map((item, index) => (
            <SortableRow key={item.id} item={item} onStep={(step) => move(index, index + step)}>
              {renderRow(item)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
      <p id={statusId} role="status" className="wg-unseen">
        {announcement}
      </p>
    </DndContext>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

function SortableRow(props: {
  readonly item: SortableItem
  readonly onStep: (step: number) => void
  readonly children: ReactNode
}): ReactNode {
  const { item, onStep, children } = props
  const translate = useText()
  const handle = useRef<HTMLButtonElement>(null)
  const isStepping = useRef(false)
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: item.id })
  useLayoutEffect(() => {
    // A moved row keeps the focus.
    if (isStepping.current) handle.current?.focus()
    isStepping.current = false
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    isStepping.current = true
    onStep(step)
  }
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'is-dragged' : undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      {children}
      <button
        ref={(element) => {
          handle.current = element
          setActivatorNodeRef(element)
        }}
        type="button"
        className="wg-sortable-handle"
        aria-label={translate(LABELS.handle, { name: item.name })}
        {...listeners}
        onKeyDown={onKeyDown}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 9h14M5 15h14" />
        </svg>
      </button>
    </li>
  )
}
