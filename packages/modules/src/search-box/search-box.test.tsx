import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { ViewMode } from '../kit/module-view.ts'
import { drawModule } from '../kit/test-view.tsx'
import { searchBox } from './search-box.ts'
import { searchBoxView } from './search-box.view.tsx'
import { HOT_WORD_MS } from './use-hot-word.ts'

const draw = (stored: Record<string, unknown> = {}, mode: ViewMode = 'view') =>
  drawModule(searchBox, searchBoxView, { stored, mode })
const WORDS = { words: [{ text: '复印纸' }, { text: ' ' }, { text: '手套' }] }
const shownWord = (root: HTMLElement) => root.querySelector('.mw-search-box-word')?.textContent
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const search = (text?: string) => {
  const box = screen.getByRole('searchbox')
  if (text !== undefined) fireEvent.change(box, { target: { value: text } })
  fireEvent.submit(box)
}
const opened = (path: string) => ({
  type: 'open',
  link: { kind: 'path', path: `/micro/alm-mall-shop/search/goods?${path}` },
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('leads to the products of what was typed, encoded', () => {
  const { onAction } = draw()
  search('  A4&纸  ')
  expect(onAction).toHaveBeenCalledWith(opened('cKeyword=A4%26%E7%BA%B8'))
})

it('is a form that works without script', () => {
  draw({ placeholder: '找办公用品' })
  const box = screen.getByRole('searchbox', { name: '找办公用品' })
  expect(box).toHaveAttribute('name', 'cKeyword')
  expect(box.closest('form')).toHaveAttribute('action', '/micro/alm-mall-shop/search/goods')
  expect(box.closest('form')).not.toHaveAttribute('method', 'post')
})

it('shows its hot words in turn, and an empty search takes the one shown', () => {
  const { root, onAction } = draw(WORDS)
  expect(shownWord(root)).toBe('复印纸')
  pass(HOT_WORD_MS)
  expect(shownWord(root)).toBe('手套')
  search()
  expect(onAction).toHaveBeenCalledWith(opened('cKeyword=%E6%89%8B%E5%A5%97'))
  pass(HOT_WORD_MS)
  expect(shownWord(root)).toBe('复印纸')
})

it('keeps its word while it is in use, with reduced motion and on the canvas', () => {
  const { root } = draw(WORDS)
  act(() => screen.getByRole('searchbox').focus())
  pass(HOT_WORD_MS * 2)
  expect(shownWord(root)).toBe('复印纸')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const calm = draw(WORDS)
  const edited = draw(WORDS, 'edit')
  pass(HOT_WORD_MS)
  expect([shownWord(calm.root), shownWord(edited.root)]).toEqual(['复印纸', '复印纸'])
})

it('does nothing on the canvas', () => {
  const { onAction } = draw(WORDS, 'edit')
  search('纸')
  expect(onAction).not.toHaveBeenCalled()
  expect(screen.getByRole('searchbox')).toHaveAttribute('tabindex', '-1')
})

it('has a button that a thumb hits: 44 high at first, between two borders of the box', () => {
  draw()
  expect(screen.getByRole('search').style.height).toBe('calc(46 * var(--u))')
  expect(getComputedStyle(screen.getByRole('button')).height).toBe('100%')
})
