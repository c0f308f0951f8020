import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderInStudio } from '../test-studio.tsx'
import { focusNextRegion } from './next-region.ts'
import { useKeyboard } from '../shell/actions/use-keyboard.ts'

const REGIONS = (
  <>
    <header className="st-top">
      <button type="button">发布</button>
    </header>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the canvas is */}
    <section className="st-canvas" tabIndex={0} aria-label="画布" />
    <aside className="st-side is-right">
      <button type="button">复制样式</button>
      <button type="button" role="tab" aria-selected="true">
        内容
      </button>
      <input aria-label="文字内容" />
    </aside>
  </>
)

function Keys() {
  useKeyboard()
  return REGIONS
}

it('cycles through the existing regions of the studio, starting at the canvas', () => {
  render(REGIONS)
  focusNextRegion(1)
  expect(screen.getByRole('region', { name: '画布' })).toHaveFocus()
  focusNextRegion(1)
  expect(screen.getByRole('tab', { name: '内容' })).toHaveFocus()
  focusNextRegion(1)
  expect(screen.getByRole('button', { name: '发布' })).toHaveFocus()
  focusNextRegion(-1)
  expect(screen.getByRole('tab', { name: '内容' })).toHaveFocus()
})

it('handles F6 inside text fields, but not during composition', async () => {
  await renderInStudio(<Keys />)
  const field = screen.getByRole('textbox', { name: '文字内容' })
  field.focus()
  fireEvent.keyDown(field, { key: 'F6', isComposing: true })
  expect(field).toHaveFocus()
  fireEvent.keyDown(field, { key: 'F6', shiftKey: true })
  expect(screen.getByRole('region', { name: '画布' })).toHaveFocus()
})
