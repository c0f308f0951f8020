import { stubResizes } from '@mallwright/shop-core/widgets/test-layout'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { historyOf } from '../../document-store/history.ts'
import { pressHandlers } from '../../features/canvas/model/canvas-input.ts'
import { CanvasPanel } from '../../features/canvas/ui/canvas-panel.tsx'
import { renderInStudio } from '../../test-studio.tsx'
import { ShellDialogs } from '../shell-dialogs.tsx'
import { useKeyboard } from './use-keyboard.ts'

function Keys() {
  useKeyboard()
  return (
    <>
      <label>
        一行
        <input />
      </label>
      <label>
        多行
        <textarea />
      </label>
      <div contentEditable suppressContentEditableWarning role="textbox" aria-label="正文" />
      <button type="button">按钮</button>
      <ShellDialogs />
    </>
  )
}

async function open() {
  const studio = await renderInStudio(<Keys />)
  act(() => studio.select('title'))
  return { ...studio, steps: () => historyOf(studio.page.documents).steps.length }
}

const DUPLICATE = { key: 'd', code: 'KeyD', ctrlKey: true }

stubResizes()

beforeEach(() => localStorage.clear())

it('runs the action of a shortcut', async () => {
  const { steps } = await open()
  fireEvent.keyDown(document.body, DUPLICATE)
  expect(steps()).toBe(2)
})

describe('shortcuts are ignored', () => {
  it.each(['一行', '多行', '正文'])('in text fields: %s', async (name) => {
    const { steps } = await open()
    fireEvent.keyDown(screen.getByRole('textbox', { name }), DUPLICATE)
    fireEvent.keyDown(screen.getByRole('textbox', { name }), { key: 'Delete' })
    fireEvent.keyDown(screen.getByRole('textbox', { name }), { key: '?', shiftKey: true })
    expect(steps()).toBe(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('while a node waits for the target of 移动到…', async () => {
    const { page, select, steps, view } = await open()
    act(() => select('buy'))
    act(() => view.setState({ placement: { kind: 'move' } }))
    const before = page.nodes.get(page.selection.getState().selected[0] as never)?.rect
    for (const key of ['ArrowRight', 'Delete']) fireEvent.keyDown(document.body, { key })
    expect(page.nodes.get(page.selection.getState().selected[0] as never)?.rect).toEqual(before)
    expect(steps()).toBe(1)
    act(() => view.setState({ placement: undefined }))
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    expect(steps()).toBe(2)
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])('during composition: %o', async (composing) => {
    const { steps } = await open()
    fireEvent.keyDown(document.body, { ...DUPLICATE, ...composing })
    fireEvent.keyDown(document.body, { key: 'Delete', ...composing })
    expect(steps()).toBe(1)
  })

  it('while a dialog of the studio is open or loading', async () => {
    const { steps, view } = await open()
    act(() => view.setState({ dialog: 'shortcuts' }))
    fireEvent.keyDown(document.body, DUPLICATE)
    await screen.findByRole('dialog')
    fireEvent.keyDown(document.body, DUPLICATE)
    expect(steps()).toBe(1)
  })

  it('while any other dialog is open, wherever the focus is', async () => {
    const { steps } = await open()
    const alert = render(<div role="alertdialog" aria-label="再次登录" />)
    fireEvent.keyDown(document.body, DUPLICATE)
    expect(steps()).toBe(1)
    alert.unmount()
    fireEvent.keyDown(document.body, DUPLICATE)
    expect(steps()).toBe(2)
  })

  it('for a modifier whose release was lost when the window lost the focus', async () => {
    const { steps } = await open()
    fireEvent.keyDown(document.body, { key: 'Control', ctrlKey: true })
    fireEvent.blur(window)
    fireEvent.keyDown(document.body, { key: 'd', code: 'KeyD' })
    expect(steps()).toBe(1)
  })

  it('for a character typed with AltGr', async () => {
    const { view } = await open()
    const typed = new KeyboardEvent('keydown', {
      key: '2',
      code: 'Digit2',
      altKey: true,
      bubbles: true,
      modifierAltGraph: true,
    })
    act(() => void document.body.dispatchEvent(typed))
    expect(view.getState().leftPanel).toBe('palette')
  })

  it('on a button that the key presses, except with a modifier', async () => {
    const { steps } = await open()
    const button = screen.getByRole('button', { name: '按钮' })
    fireEvent.keyDown(button, { key: 'Enter' })
    fireEvent.keyDown(button, { key: 'ArrowDown' })
    expect(steps()).toBe(1)
    fireEvent.keyDown(button, { key: 'ArrowDown', altKey: true })
    expect(steps()).toBe(2)
  })
})

describe('studio shortcuts', () => {
  it('save at once, also in text fields, without the dialog of the browser', async () => {
    const { autosave } = await open()
    fireEvent.keyDown(document.body, DUPLICATE)
    expect(autosave.state.getState().kind).toBe('waiting')
    // `fireEvent` gives false when the default is prevented.
    expect(fireEvent.keyDown(screen.getByRole('textbox', { name: '多行' }), { key: 's', ctrlKey: true })).toBe(false)
    expect(autosave.state.getState().kind).toBe('saving')
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false)
  })

  it('copy and paste a style, also where Alt types another character on a Mac', async () => {
    const studio = await open()
    fireEvent.keyDown(document.body, { key: 'ç', code: 'KeyC', metaKey: true, altKey: true })
    expect(studio.announcer.current.getState().text).toBe('已复制样式')
  })

  it('zoom by steps and reset', async () => {
    const { view } = await open()
    fireEvent.keyDown(document.body, { key: '=', ctrlKey: true })
    expect(view.getState().zoom).toBe(1.25)
    fireEvent.keyDown(document.body, { key: '0', ctrlKey: true })
    expect(view.getState().zoom).toBe(1)
  })

  it.each(['?', '？'])('are listed for %s', async (key) => {
    await open()
    fireEvent.keyDown(document.body, { key, shiftKey: true })
    expect(await screen.findByRole('dialog', { name: '帮助与快捷键' })).toBeInTheDocument()
  })
})

describe('a menu on its way', () => {
  async function openCanvas() {
    const { view, page } = await renderInStudio(
      <>
        <CanvasPanel />
        <Keys />
      </>,
    )
    const module = await screen.findByText('企业采购，一站配齐')
    const loaded = async () => act(async () => void (await pressHandlers.load()))
    return { view, module, selected: () => page.selection.getState().selected, loaded }
  }

  it('opens once its script is there, with what was pressed selected', async () => {
    const { view, module, selected, loaded } = await openCanvas()
    fireEvent.contextMenu(module)
    await loaded()
    expect(view.getState().menuAt).toBeDefined()
    expect(selected()).toEqual(['title'])
  })

  it('does not open after Escape', async () => {
    const { view, module, selected, loaded } = await openCanvas()
    fireEvent.contextMenu(module)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await loaded()
    expect(view.getState().menuAt).toBeUndefined()
    expect(selected()).toEqual([])
  })
})
