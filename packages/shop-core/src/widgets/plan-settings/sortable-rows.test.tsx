import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { SortableRows } from './sortable-rows.tsx'

/** Height of a row (px). */
const ROW = 50

const ITEMS = [
  { id: 'item-1', name: '名称' },
  { id: 'item-2', name: '价格' },
]

it.each([
  [
    'zh-CN',
    '拖动或用方向键移动名称',
    ['已拿起名称，第 1 项，共 2 项', '名称，第 2 项，共 2 项', '已放下名称，第 2 项，共 2 项'],
  ],
  [
    'en-US',
    'Drag 名称, or move it with the arrow keys',
    ['Picked up 名称, item 1 of 2', '名称, item 2 of 2', 'Dropped 名称, item 2 of 2'],
  ],
] as const)('a drag is told in the words of the shop (%s)', async (locale, handle, expected) => {
  setDocumentLocale(locale)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = this.closest('li')
    const index = row ? Array.from(row.parentElement?.children ?? []).indexOf(row) : 0
    return new DOMRect(0, index * ROW, 300, ROW)
  })
  const told: string[] = []
  const onMove = vi.fn<(from: number, to: number) => void>()
  render(<SortableRows items={ITEMS} onMove={onMove} renderRow={({ name }) => name} />)
  const regions = new MutationObserver(() => {
    const text = document.querySelector('[id^="DndLiveRegion"]')?.textContent ?? ''
    if (text !== '' && told.at(-1) !== text) told.push(text)
  })
  regions.observe(document.body, { subtree: true, childList: true, characterData: true })
  const grip = screen.getByRole('button', { name: handle })
  const pointer = (clientY: number) => ({ clientX: 10, clientY, isPrimary: true, button: 0 })
  // What is measured comes with the next task.
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))
  fireEvent.pointerDown(grip, pointer(10))
  fireEvent.pointerMove(document, pointer(20))
  await settle()
  fireEvent.pointerMove(document, pointer(10 + ROW))
  await settle()
  fireEvent.pointerUp(document, pointer(10 + ROW))
  await settle()
  expect(onMove.mock.calls).toEqual([[0, 1]])
  expect(told).toEqual(expected)
})
