import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

import { historyOf } from '../../document-store/history.ts'
import { renderInStudio } from '../../test-studio.tsx'
import { StudioListeners } from './studio-listeners.tsx'
import { useKeyBuffer } from './key-buffer.ts'
import { pressHandlers } from '../../features/canvas/model/canvas-input.ts'
import { StudioListeners as LateListeners } from '../lazy-panels.ts'
import { noticeDrawn } from '../../ui/first-paint.ts'

/** A studio whose keyboard becomes ready on demand. */
function Arriving({ isAtOnce = false }: { readonly isAtOnce?: boolean }) {
  useKeyBuffer()
  const [isHere, setHere] = useState(isAtOnce)
  return (
    <>
      <input aria-label="一行" />
      <button type="button" onClick={() => setHere(true)}>
        到了
      </button>
      {isHere && <StudioListeners />}
    </>
  )
}

async function open(isAtOnce = false) {
  const studio = await renderInStudio(<Arriving isAtOnce={isAtOnce} />)
  act(() => studio.select('title'))
  const arrive = () => fireEvent.click(screen.getByRole('button', { name: '到了' }))
  return { ...studio, arrive, steps: () => historyOf(studio.page.documents).steps.map(({ name }) => name) }
}

const DUPLICATE = { key: 'd', code: 'KeyD', ctrlKey: true }
const UNDO = { key: 'z', code: 'KeyZ', ctrlKey: true }

it('replays keys pressed before the keyboard was ready, in order and once', async () => {
  const { arrive, steps, page, select } = await open()
  const before = page.documents.getState().document.children.length
  // `fireEvent` gives false when the default is prevented.
  expect(fireEvent.keyDown(document.body, DUPLICATE)).toBe(false)
  expect(fireEvent.keyDown(document.body, DUPLICATE)).toBe(false)
  expect(fireEvent.keyDown(document.body, UNDO)).toBe(false)
  expect(steps()).toHaveLength(1)
  arrive()
  expect(page.documents.getState().document.children).toHaveLength(before + 1)
  act(() => select('title'))
  fireEvent.keyDown(document.body, DUPLICATE)
  expect(page.documents.getState().document.children).toHaveLength(before + 2)
})

it('ignores keys of text fields, controls and the browser, and old ones', async () => {
  const { arrive, steps } = await open()
  expect(fireEvent.keyDown(screen.getByRole('textbox', { name: '一行' }), DUPLICATE)).toBe(true)
  expect(fireEvent.keyDown(screen.getByRole('button', { name: '到了' }), DUPLICATE)).toBe(true)
  expect(fireEvent.keyDown(document.body, { key: 'r', code: 'KeyR', ctrlKey: true })).toBe(true)
  fireEvent.keyDown(document.body, DUPLICATE)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  arrive()
  expect(steps()).toHaveLength(1)
  vi.restoreAllMocks()
})

it('buffers nothing once the keyboard is ready, as on every further page', async () => {
  const { steps } = await open(true)
  // No shortcut of the studio, but one that would be buffered.
  expect(fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true, altKey: true })).toBe(true)
  expect(fireEvent.keyDown(document.body, DUPLICATE)).toBe(false)
  expect(steps()).toHaveLength(2)
})

it('starts after presses are handled, so that a key acts on what was pressed before it', async () => {
  let fetched: (() => void) | undefined
  const load = vi.spyOn(pressHandlers, 'load').mockReturnValue(
    new Promise((resolve) => {
      fetched = () => resolve({} as Awaited<ReturnType<typeof pressHandlers.load>>)
    }),
  )
  noticeDrawn()
  const { page, select } = await renderInStudio(<LateListeners />)
  await expect.poll(() => load).toHaveBeenCalled()
  act(() => select('title'))
  const before = page.documents.getState().document.children.length
  const countAfter = () => {
    fireEvent.keyDown(document.body, DUPLICATE)
    return page.documents.getState().document.children.length
  }
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(countAfter()).toBe(before)
  fetched?.()
  await expect.poll(() => countAfter()).toBeGreaterThan(before)
  vi.restoreAllMocks()
})
