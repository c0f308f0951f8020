import type { Document, NodeId } from '@mallwright/contract/document'
import { stubResizes } from '@mallwright/shop-core/widgets/test-layout'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { listIdOf, openEntry } from '../../../studio/view-store.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import { CanvasPanel } from './canvas-panel.tsx'

stubResizes()

const ID = 'list' as NodeId
const LIST = listIdOf(ID, 'tabs')

async function open() {
  const tabs = ['爆款', '新品', '办公'].map((title) => ({ title }))
  const node = { id: ID, module: 'paged-list', version: 0, props: { tabs } }
  const document: Document = { format: 1, title: '', look: { background: '' }, children: [ID], nodes: { [ID]: node } }
  return renderInStudio(<CanvasPanel />, { document })
}

const shownTab = () => screen.getByRole('tab', { selected: true }).textContent

it('the tab that is edited in the inspector is the one that the canvas shows, and stays so', async () => {
  const { view } = await open()
  expect(shownTab()).toBe('爆款')
  act(() => openEntry(view, LIST, 2))
  expect(shownTab()).toBe('办公')
  act(() => openEntry(view, LIST, undefined))
  expect(shownTab()).toBe('办公')
})

it('a click on a tab of a paged list opens it on the canvas and in the inspector', async () => {
  const { view, page } = await open()
  const tab = screen.getByRole('tab', { name: '新品' })
  const press = { button: 0, pointerId: 1, isPrimary: true, clientX: 10, clientY: 10 }
  fireEvent(tab, new PointerEvent('pointerdown', { bubbles: true, ...press }))
  fireEvent(tab, new PointerEvent('pointerup', { bubbles: true, ...press }))
  await waitFor(() => expect(shownTab()).toBe('新品'))
  expect(view.getState().openEntries[LIST]).toBe(1)
  expect(page.selection.getState().selected).toEqual([ID])
})

it('scrolls its row to the edited slide at any zoom', async () => {
  const slides = ['a', 'b', 'c'].map((name) => ({
    picture: { url: '/studio/sample-picture.svg', width: 750, height: 300, alt: name },
  }))
  const node = { id: ID, module: 'carousel', version: 0, props: { slides } }
  const document: Document = { format: 1, title: '', look: { background: '' }, children: [ID], nodes: { [ID]: node } }
  const { view } = await renderInStudio(<CanvasPanel />, { document })
  const second = await waitFor(() => {
    const found = globalThis.document.querySelector<HTMLElement>('[data-entry="1"]')
    expect(found).not.toBeNull()
    return found as HTMLElement
  })
  const track = second.parentElement as HTMLElement
  const scrollTo = vi.fn()
  Object.assign(track, { scrollTo })
  // A row of 400 px at 50 %, scrolled by 30.
  Object.defineProperties(track, { offsetWidth: { value: 400 }, scrollLeft: { value: 30 } })
  vi.spyOn(track, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 0, 200, 100))
  vi.spyOn(second, 'getBoundingClientRect').mockReturnValue(new DOMRect(195, 0, 200, 100))
  act(() => openEntry(view, listIdOf(ID, 'slides'), 1))
  expect(scrollTo).toHaveBeenCalledWith({ left: 400, behavior: 'instant' })
})
