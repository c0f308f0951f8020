import { act, render } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'

import { canvasBackground, useCanvasBackground } from './canvas-background.ts'

function Canvas() {
  useCanvasBackground()
  return null
}

const shown = () => document.documentElement.style.getPropertyValue('--st-canvas-background')

it('is the chosen colour until it is cleared, and never anything else', () => {
  onTestFinished(() => localStorage.clear())
  render(<Canvas />)
  expect(shown()).toBe('')
  act(() => canvasBackground.set('#223344'))
  expect(shown()).toBe('#223344')
  act(() => canvasBackground.set(''))
  expect(shown()).toBe('')
  act(() => canvasBackground.set('url(//evil.example)'))
  expect(shown()).toBe('')
})
