import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { ViewMode } from '../kit/module-view.ts'
import { drawModule } from '../kit/test-view.tsx'
import { popUp } from './pop-up.ts'
import { popUpView } from './pop-up.view.tsx'

const LINK = { kind: 'class', classId: 'c1' }
const CARD = { content: 'text', title: '会员日', buttonText: '去看看', link: LINK, delay: 2 }
const draw = (stored: Record<string, unknown> = {}, mode: ViewMode = 'view') =>
  drawModule(popUp, popUpView, { stored: { ...CARD, ...stored }, mode })
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const dialog = () => screen.queryByRole('dialog', { hidden: true })

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-28T12:00:00+08:00'),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

it('opens after its delay, as a dialog with a name', () => {
  draw()
  pass(1999)
  expect(dialog()).toBeNull()
  pass(1)
  expect(screen.getByRole('dialog', { name: '会员日' })).toHaveAttribute('open')
})

describe('closes', () => {
  const open = () => {
    const drawn = draw()
    pass(2000)
    vi.useRealTimers()
    return drawn
  }
  it.each([
    ['by its button', () => fireEvent.click(screen.getByRole('button', { name: '关闭' }))],
    ['by its mask', () => fireEvent.click(screen.getByRole('dialog'))],
    ['by Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['by the back key', () => history.back()],
  ])('%s, and leaves no entry in the history', async (_, close) => {
    history.replaceState({ idx: 3 }, '')
    open()
    act(close)
    await waitFor(() => expect(dialog()).toBeNull())
    expect(history.state).toEqual({ idx: 3 })
  })

  it('before its link opens', async () => {
    const { onAction } = open()
    fireEvent.click(screen.getByRole('link', { name: '去看看' }))
    expect(onAction).not.toHaveBeenCalled()
    await waitFor(() => expect(onAction).toHaveBeenCalledWith({ type: 'open', link: LINK }))
    expect(dialog()).toBeNull()
  })

  it('once by two taps, which do not leave the page', async () => {
    const back = vi.spyOn(history, 'back')
    const { onAction } = open()
    fireEvent.click(screen.getByRole('link', { name: '去看看' }))
    fireEvent.click(screen.getByRole('link', { name: '去看看' }))
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(onAction).toHaveBeenCalledOnce())
    expect(back).toHaveBeenCalledOnce()
    back.mockRestore()
  })

  it('not by a click inside', () => {
    open()
    fireEvent.click(screen.getByText('会员日'))
    expect(dialog()).not.toBeNull()
  })
})

describe('opens', () => {
  const isShownAgain = (stored: Record<string, unknown>) => {
    cleanup()
    draw(stored)
    pass(2000)
    return dialog() !== null
  }
  it.each([
    ['once a day', 'day', [false, true]],
    ['once a person', 'person', [false, false]],
  ])('%s', (_, frequency, [sameDay, nextDay]) => {
    expect(isShownAgain({ frequency })).toBe(true)
    expect(isShownAgain({ frequency })).toBe(sameDay)
    vi.setSystemTime(Date.parse('2026-11-29T00:00:01+08:00'))
    expect(isShownAgain({ frequency })).toBe(nextDay)
  })

  it('once a visit: again in another tab of the browser', () => {
    expect(isShownAgain({ frequency: 'visit' })).toBe(true)
    expect(isShownAgain({ frequency: 'visit' })).toBe(false)
    sessionStorage.clear()
    expect(isShownAgain({ frequency: 'visit' })).toBe(true)
  })

  it('also where storage is refused', () => {
    const refuse = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied')
    })
    expect(isShownAgain({})).toBe(true)
    refuse.mockRestore()
  })
})

it('waits while another screen or another dialog is open, and leaves when one opens', () => {
  const { root } = draw()
  root.hidden = true
  pass(5000)
  expect(dialog()).toBeNull()
  root.hidden = false
  const other = document.createElement('dialog')
  other.setAttribute('open', '')
  document.body.append(other)
  pass(5000)
  expect(document.querySelectorAll('.mw-pop-up')).toHaveLength(0)
  other.remove()
  pass(500)
  expect(dialog()).not.toBeNull()
  root.hidden = true
  pass(500)
  expect(dialog()).toBeNull()
})

it.each(['input', 'textarea', 'select'])('waits while the buyer is in a field: %s', (name) => {
  const field = document.createElement(name)
  document.body.append(field)
  field.focus()
  draw()
  pass(5000)
  expect(dialog()).toBeNull()
  field.remove()
  pass(500)
  expect(dialog()).not.toBeNull()
})

it('is nothing for buyers while it is empty, and a row with its card on the canvas', () => {
  expect(draw({ title: '' }).root).toBeEmptyDOMElement()
  expect(draw({ content: 'picture' }).root).toBeEmptyDOMElement()
  cleanup()
  draw({}, 'edit')
  pass(5000)
  expect(screen.getByText('弹窗，每天一次，不占页面位置')).toBeVisible()
  expect(screen.getByText('会员日')).toBeVisible()
  expect(dialog()).toBeNull()
})

it.each([
  ['lets a long text be scrolled by keys', 40, 1],
  ['keeps a short text out of the way of keys', 1, 0],
])('%s', (_, length, regions) => {
  draw({ text: '满减说明。'.repeat(length) })
  pass(2000)
  const found = screen.queryAllByRole('region', { name: '弹窗内容' })
  expect(found.map(({ tabIndex }) => tabIndex)).toEqual(Array.from({ length: regions }, () => 0))
})
