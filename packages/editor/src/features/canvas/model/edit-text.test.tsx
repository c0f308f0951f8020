import type { NodeId } from '@mallwright/contract/document'
import { stubResizes } from '@mallwright/shop-core/widgets/test-layout'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { CanvasPanel } from '../ui/canvas-panel.tsx'
import { callOf } from '../../../commands/kit/define-command.ts'
import { insertNode } from '../../../commands/node/insert-node.ts'
import { lockNode } from '../../../commands/node/lock-node.ts'
import { removeNode } from '../../../commands/node/remove-node.ts'
import { historyOf } from '../../../document-store/history.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import { editTextAt, editSelectedText } from './edit-text.ts'

// jsdom has neither layout nor editing: typed text is written into the element, as a browser does.
stubResizes()

const ID = 'words' as NodeId

async function open(module: string, props: Record<string, unknown>) {
  const studio = await renderInStudio(<CanvasPanel />)
  act(() => {
    studio.page.run(callOf(insertNode, { nodes: [{ id: ID, module, version: 0, props }], index: 0 }))
  })
  const steps = () => historyOf(studio.page.documents).steps.length - 2
  const propsNow = () => studio.page.nodes.get(ID)?.props
  const begin = () => act(() => void editSelectedText(studio))
  return { ...studio, steps, propsNow, begin }
}

const editor = () => screen.getByRole('textbox')
const typeText = (text: string) => {
  editor().textContent = text
}

beforeEach(() => localStorage.clear())

describe('text editing on the canvas', () => {
  it('commits one step and restores the element', async () => {
    const { begin, propsNow, steps } = await open('text', { text: '满减' })
    begin()
    expect(editor()).toHaveTextContent('满减')
    typeText('满 199 减 20')
    act(() => void fireEvent.keyDown(editor(), { key: 'Enter', ctrlKey: true }))
    expect(propsNow()).toEqual({ text: '满 199 减 20' })
    expect(steps()).toBe(1)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('满 199 减 20')).toBeVisible()
  })

  it.each(['Escape', 'Tab', 'F2'])('commits on %s, and gives the focus back to the canvas', async (key) => {
    const { begin, propsNow, steps, page } = await open('text', { text: '满减' })
    begin()
    typeText('会员日 11.28专享')
    act(() => void fireEvent.keyDown(editor(), { key }))
    expect(propsNow()).toEqual({ text: '会员日 11.28专享' })
    expect(steps()).toBe(1)
    expect(page.selection.getState().selected).toEqual([ID])
    expect(screen.getByRole('region', { name: '画布' })).toHaveFocus()
    act(() => void page.undo())
    expect(propsNow()).toEqual({ text: '满减' })
  })

  it('records no step without a change', async () => {
    const { begin, steps, announcer } = await open('text', { text: '满减' })
    begin()
    act(() => void fireEvent.keyDown(editor(), { key: 'Escape' }))
    expect(steps()).toBe(0)
    expect(announcer.current.getState().text).toBe('文本：文字内容没有变化')
  })

  it('commits before a press elsewhere selects', async () => {
    const { begin, propsNow } = await open('button', { text: '' })
    begin()
    typeText('马上抢')
    act(() => void fireEvent.pointerDown(document.body))
    expect(propsNow()).toEqual({ text: '马上抢' })
  })

  it('ignores keys of an input method', async () => {
    const { begin, propsNow } = await open('text', { text: '满减' })
    begin()
    fireEvent.keyDown(editor(), { key: 'Escape', isComposing: true })
    fireEvent.keyDown(editor(), { key: 'Tab', keyCode: 229 })
    expect(editor()).toBeVisible()
    expect(propsNow()).toEqual({ text: '满减' })
  })

  it('turns a default title into an own one', async () => {
    const { begin, propsNow } = await open('product-list', {})
    begin()
    expect(editor()).toHaveTextContent('商品列表')
    typeText('热卖')
    act(() => void fireEvent.keyDown(editor(), { key: 'F2' }))
    expect(propsNow()).toMatchObject({ title: '热卖', titleKind: 'custom' })
  })

  it('edits the text that was pressed', async () => {
    const studio = await open('module-title', { text: '新品', subtitle: '每周三上新' })
    act(() => void editTextAt(studio, screen.getByText('每周三上新'), { x: 0, y: 0 }))
    expect(editor()).toHaveAccessibleName('模块标题：副标题')
  })

  it.each([
    ['满减', ''],
    ['【示例】双击修改文字', '【示例】双击修改文字'],
  ])('puts the caret at the press, and selects a sample whole: %s', async (words, selected) => {
    const studio = await open('text', { text: words })
    // jsdom has no layout.
    document.caretPositionFromPoint = () =>
      ({ offsetNode: editor().firstChild as Node, offset: 1 }) as unknown as CaretPosition
    onTestFinished(() => void Reflect.deleteProperty(document, 'caretPositionFromPoint'))
    act(() => void editTextAt(studio, screen.getByText(words), { x: 0, y: 0 }))
    expect(String(getSelection())).toBe(selected)
  })

  it('refuses a locked module with a message', async () => {
    const studio = await open('text', { text: '满减' })
    act(() => void studio.page.run(callOf(lockNode, { nodeIds: [ID], isLocked: true })))
    act(() => void editTextAt(studio, screen.getByText('满减'), { x: 0, y: 0 }))
    expect(screen.queryByRole('textbox')).toBeNull()
    const { turn, notice } = studio.announcer.current.getState()
    expect(notice).toEqual({ turn, text: expect.stringContaining('锁定') })
  })

  it('is discarded when its node is removed', async () => {
    const studio = await open('text', { text: '满减' })
    studio.begin()
    act(() => void studio.page.run(callOf(removeNode, { nodeIds: [ID] })))
    expect(studio.view.getState().isEditingText).toBe(false)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('breaks a line once, even where its own command is announced as another input', async () => {
    const { begin } = await open('text', { text: '满减' })
    begin()
    const line = () => new InputEvent('beforeinput', { inputType: 'insertLineBreak', bubbles: true, cancelable: true })
    // As in WebKit; jsdom has no `execCommand`.
    const execCommand = vi.fn<(name: string) => boolean>(() => {
      if (editor().dispatchEvent(line())) editor().append('\n第二行')
      return true
    })
    Object.assign(document, { execCommand })
    editor().dispatchEvent(line())
    expect(execCommand).toHaveBeenCalledOnce()
    expect(editor().textContent).toBe('满减\n第二行')
  })
})
