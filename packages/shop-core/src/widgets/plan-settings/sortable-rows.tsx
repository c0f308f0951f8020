import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { DragEndEvent } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { Label } from '@mallwright/contract/values'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import './sortable-rows.css'

const LABELS = {
  handle: { zh: '拖动或用方向键移动{name}', en: 'Drag {name}, or move it with the arrow keys' },
  lifted: { zh: '已拿起{name}，第 {index} 项，共 {count} 项', en: 'Picked up {name}, item {index} of {count}' },
  dropped: { zh: '已放下{name}，第 {index} 项，共 {count} 项', en: 'Dropped {name}, item {index} of {count}' },
  kept: { zh: '{name}仍在第 {index} 项，共 {count} 项', en: '{name} stays item {index} of {count}' },
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
  const indexOf = (id: unknown) => items.findIndex((item) => item.id === id)
  const say = (
    label: Label,
    { active, over = null }: Partial<Pick<DragEndEvent, 'over'>> & Pick<DragEndEvent, 'active'>,
  ) =>
    translate(label, {
      name: items[indexOf(active.id)]?.name ?? '',
      index: indexOf((over ?? active).id) + 1,
      count: items.length,
    })
  const step = (from: number, to: number) => {
    const item = items[from]
    if (!item || to < 0 || to >= items.length) return
    onMove(from, to)
    setAnnouncement(translate(LABELS.moved, { name: item.name, index: to + 1, count: items.length }))
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: '' },
        // In our words: those of the library are English, and name rows by their ids.
        announcements: {
          onDragStart: (drag) => say(LABELS.lifted, drag),
          // The first that it is over is itself.
          onDragOver: (drag) => say(drag.over?.id === drag.active.id ? LABELS.lifted : LABELS.moved, drag),
          onDragEnd: (drag) => say(LABELS.dropped, drag),
          onDragCancel: ({ active }) => say(LABELS.kept, { active }),
        },
      }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className="wg-sortable">
          {items.map((item, index) => (
            <SortableRow key={item.id} item={item} onStep={(by) => step(index, index + by)}>
              {renderRow(item)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
      <p id={statusId} role="status" className="shop-visually-hidden">
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
