import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { ViewMode } from '../kit/module-view.ts'
import { drawModule } from '../kit/test-view.tsx'
import { canContain } from '../registry/definitions.ts'
import { floatingEntry } from './floating-entry.ts'
import { floatingEntryView } from './floating-entry.view.tsx'

const LINK = { kind: 'class', classId: 'c1' }
const draw = (stored: Record<string, unknown>, mode: ViewMode = 'view') =>
  drawModule(floatingEntry, floatingEntryView, { stored, mode })
const scrollTo = vi.fn<(to: unknown) => void>()
const scrollBy = (top: number) => {
  vi.stubGlobal('scrollY', top)
  act(() => void window.dispatchEvent(new Event('scroll')))
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  scrollTo.mockReset()
})

it('leads to its link, named by its purpose or by its text', () => {
  const { onAction } = draw({ link: LINK })
  fireEvent.click(screen.getByRole('link', { name: '客服' }))
  expect(onAction).toHaveBeenCalledWith({ type: 'open', link: LINK })
  draw({ purpose: 'link', text: '领券', link: LINK })
  expect(screen.getByRole('link', { name: '领券' })).toBeVisible()
})

it('leads back to the top once the page is scrolled by a screen', () => {
  draw({ purpose: 'top' })
  expect(screen.queryByRole('button')).toBeNull()
  scrollBy(window.innerHeight + 1)
  fireEvent.click(screen.getByRole('button', { name: '回到顶部' }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
  scrollBy(0)
  expect(screen.queryByRole('button')).toBeNull()
})

it('is a labelled row on the canvas, and inert there', () => {
  const { onAction } = draw({ purpose: 'top' }, 'edit')
  expect(screen.getByText('悬浮入口，不占页面位置')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  draw({ link: LINK }, 'edit')
  fireEvent.click(screen.getByRole('link'))
  expect(onAction).not.toHaveBeenCalled()
})

it('stands on the page only: no container takes it', () => {
  expect(canContain(undefined, 'floating-entry')).toBe(true)
  for (const parent of ['tab-page', 'free-container']) expect(canContain(parent, 'floating-entry'), parent).toBe(false)
  expect(canContain('tab-page', 'text')).toBe(true)
})
