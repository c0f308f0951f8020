import { screen } from '@testing-library/react'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

import { renderInStudio } from '../../../test-studio.tsx'
import { PreviewDialog } from './preview-dialog.tsx'

/** Width of the window, which jsdom has none of. */
const shown = { isPhone: false }

vi.stubGlobal('matchMedia', (media: string) =>
  Object.defineProperty(new EventTarget(), 'matches', {
    get: () => shown.isPhone && media === '(max-width: 640px)',
  }),
)

beforeEach(() => (shown.isPhone = false))
afterAll(() => vi.unstubAllGlobals())

async function openPreview(): Promise<HTMLElement> {
  await renderInStudio(<PreviewDialog onClose={() => undefined} />, {
    gateway: () => ({ data: { cTicket: 'ticket', dExpire: '2026-11-28 12:00:00' } }),
  })
  return screen.findByTitle('预览')
}

const follows = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

it('a preview at a desk stands beside its controls, with a code for a phone', async () => {
  const page = await openPreview()
  expect(follows(screen.getByRole('radiogroup', { name: '屏幕宽度' }), page)).toBe(true)
  expect(screen.getByText('手机扫码预览')).toBeInTheDocument()
})

it('a preview on a phone shows the page before its controls, and no code for a phone', async () => {
  shown.isPhone = true
  const page = await openPreview()
  expect(follows(page, screen.getByRole('radiogroup', { name: '屏幕宽度' }))).toBe(true)
  expect(screen.queryByText('手机扫码预览')).not.toBeInTheDocument()
})
