import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { IconButton } from '../icon-button.tsx'
import { Tooltips } from './tooltips.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  render(
    <>
      <IconButton label="撤销：移动" keys="Ctrl+Z">
        <svg />
      </IconButton>
      <IconButton label="重做">
        <svg />
      </IconButton>
      <Tooltips />
    </>,
  )
  return {
    undo: screen.getByRole('button', { name: '撤销：移动' }),
    redo: screen.getByRole('button', { name: '重做' }),
  }
}

const shown = () => document.querySelector('.st-tooltip')?.textContent
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const hover = (target: Element, pointerType = 'mouse') => fireEvent.pointerOver(target, { pointerType })

it('shows what the mouse rests on, with its keys, and nothing on the way', () => {
  const { undo, redo } = open()
  hover(undo.firstElementChild as Element)
  wait(299)
  expect(shown()).toBeUndefined()
  wait(1)
  expect(shown()).toBe('撤销：移动Ctrl+Z')
  expect(undo).not.toHaveAttribute('title')
  hover(redo)
  expect(shown()).toBeUndefined()
  wait(300)
  expect(shown()).toBe('重做')
  hover(document.body)
  expect(shown()).toBeUndefined()
})

it('is hidden by Escape, a press and scrolling, and does not come back', () => {
  const { undo } = open()
  for (const hide of [
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    () => fireEvent.pointerDown(undo),
    () => fireEvent.scroll(document.body),
  ]) {
    hover(document.body)
    hover(undo)
    wait(300)
    expect(shown()).toContain('撤销')
    hide()
    wait(1000)
    expect(shown()).toBeUndefined()
  }
})

it('follows the focus of the keyboard only', () => {
  const { undo } = open()
  fireEvent.keyDown(document.body, { key: 'Tab' })
  act(() => undo.focus())
  expect(shown()).toContain('撤销')
  act(() => undo.blur())
  expect(shown()).toBeUndefined()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  act(() => undo.focus())
  expect(shown()).toBeUndefined()
})

it('follows a new name, and goes with its element', async () => {
  const { undo } = open()
  hover(undo)
  wait(300)
  // Observers report in a microtask.
  await act(async () => undo.setAttribute('data-tip', '撤销：改名'))
  expect(shown()).toBe('撤销：改名Ctrl+Z')
  // Removed with what holds it, and put back before the test ends, as React expects.
  const { parentElement } = undo
  await act(async () => parentElement?.remove())
  expect(shown()).toBeUndefined()
  document.body.append(parentElement as Element)
})

it('is absent by touch', () => {
  const { undo } = open()
  hover(undo, 'touch')
  wait(1000)
  expect(shown()).toBeUndefined()
})
