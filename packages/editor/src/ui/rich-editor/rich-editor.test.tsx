import type { NodeId } from '@mallwright/contract/document'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { historyOf } from '../../document-store/history.ts'
import { InspectorPanel } from '../../features/inspector/ui/inspector-panel.tsx'
import { renderInStudio } from '../../test-studio.tsx'
import { linkAddress } from './rich-commands.ts'

// jsdom has no editing commands; this counts the calls.
const execCommand = vi.fn((...call: readonly unknown[]) => call.length > 0)

beforeEach(() => {
  execCommand.mockClear()
  Object.assign(document, { execCommand, queryCommandState: () => false })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand')
  Reflect.deleteProperty(document, 'queryCommandState')
})

const id = 'article' as NodeId

async function open(content: readonly unknown[] = [{ tag: 'p', children: ['旧'] }]) {
  const node = { id, module: 'rich-text', version: 0, props: { content } }
  const document = { format: 1, title: '', look: { background: '' }, children: [id], nodes: { [id]: node } }
  const studio = await renderInStudio(<InspectorPanel />, { document })
  act(() => studio.select(id))
  const editor = await screen.findByRole('textbox', { name: '正文' })
  const stored = () => studio.page.documents.getState().document.nodes[id]?.props['content']
  const type = (html: string) => {
    editor.innerHTML = html
    fireEvent.input(editor)
  }
  return { studio, editor, type, content: stored }
}

it('shows the stored value', async () => {
  const { editor } = await open([
    { tag: 'h2', children: ['标题'] },
    { tag: 'p', children: ['字', { tag: 'strong', children: ['粗'] }] },
  ])
  expect(editor.innerHTML).toBe('<h2>标题</h2><p>字<strong>粗</strong></p>')
})

it('writes while typing, as one step', async () => {
  const { studio, type, content } = await open()
  for (const text of ['采', '采购', '采购季']) type(`<p>${text}</p>`)
  expect(content()).toEqual([{ tag: 'p', children: ['采购季'] }])
  expect(historyOf(studio.page.documents).steps).toHaveLength(2)
})

it('stores only allowed formatting, whatever markup the browser creates', async () => {
  const { type, content } = await open()
  type('<div onclick="x()">一<b style="position:fixed">二</b><script>alert(1)</script></div>')
  expect(content()).toEqual([{ tag: 'p', children: ['一', { tag: 'strong', children: ['二'] }] }])
})

it('is empty when nothing visible is left', async () => {
  const { type, content } = await open()
  type('<p><br></p>')
  expect(content() ?? []).toEqual([])
})

it('waits for the end of a composition', async () => {
  const { editor, type, content } = await open()
  fireEvent.compositionStart(editor)
  type('<p>旧cai</p>')
  expect(content()).toEqual([{ tag: 'p', children: ['旧'] }])
  editor.innerHTML = '<p>旧采</p>'
  fireEvent.compositionEnd(editor)
  expect(content()).toEqual([{ tag: 'p', children: ['旧采'] }])
  expect(editor.innerHTML).toBe('<p>旧采</p>')
})

it('follows an undo', async () => {
  const { studio, editor, type } = await open()
  type('<p>新</p>')
  act(() => void studio.page.undo())
  expect(editor.innerHTML).toBe('<p>旧</p>')
})

it('does not rewrite the text while it is typed, so that the caret stays', async () => {
  const { editor, type } = await open()
  type('<p>新</p>')
  const paragraph = editor.firstChild
  fireEvent.input(editor)
  expect(editor.firstChild).toBe(paragraph)
})

describe('paste', () => {
  const paste = async (data: Readonly<Record<string, string>>) => {
    const { editor } = await open()
    const clipboardData = { getData: (type: string) => data[type] ?? '' }
    fireEvent.paste(editor, { clipboardData })
  }
  const inserted = () => execCommand.mock.calls.find(([command]) => command === 'insertHTML')?.at(2)

  it('keeps allowed formatting and drops the rest', async () => {
    await paste({
      'text/html':
        '<meta charset="utf-8"><h1 style="font-size:40px">标题</h1><p class="MsoNormal"><font color="red">字</font></p><script>alert(1)</script><img src="x" onerror="alert(1)">',
    })
    expect(inserted()).toBe('<h2>标题</h2><p>字</p>')
  })

  it('reads plain lines as paragraphs, never as markup', async () => {
    await paste({ 'text/plain': '一\r\n\r\n<b>二</b>' })
    expect(inserted()).toBe('<p>一</p><p>&lt;b&gt;二&lt;/b&gt;</p>')
  })
})

it('formats by buttons that show the state', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: '加粗' }))
  expect(execCommand).toHaveBeenCalledWith('bold', false, undefined)
  expect(screen.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'false')
  fireEvent.change(screen.getByRole('combobox', { name: '段落样式' }), { target: { value: 'h3' } })
  expect(execCommand).toHaveBeenCalledWith('formatBlock', false, '<h3>')
})

it.each([
  ['b', 'bold'],
  ['I', 'italic'],
  ['u', 'underline'],
])('formats by Ctrl+%s', async (key, command) => {
  const { editor } = await open()
  const isUnhandled = fireEvent.keyDown(editor, { key, ctrlKey: true })
  expect(isUnhandled).toBe(false)
  expect(execCommand).toHaveBeenCalledWith(command, false, undefined)
})

it('makes single non-breaking spaces ordinary and keeps runs of them', async () => {
  const { type, content } = await open()
  type('<p>a&nbsp;b&nbsp;&nbsp;c &nbsp;d&nbsp; e</p>')
  expect(content()).toEqual([{ tag: 'p', children: ['a b\u00a0\u00a0c \u00a0d\u00a0 e'] }])
})

it('links the selected text to allowed targets only', async () => {
  const { editor } = await open()
  fireEvent.click(screen.getByRole('button', { name: '链接' }))
  expect(screen.getByText('先选中要加链接的文字')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '链接' }))
  act(() => {
    document.getSelection()?.selectAllChildren(editor)
    document.dispatchEvent(new Event('selectionchange'))
  })
  fireEvent.click(screen.getByRole('button', { name: '链接' }))
  const field = screen.getByRole('textbox', { name: '链接地址' })
  fireEvent.change(field, { target: { value: 'javascript:alert(1)' } })
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  expect(screen.getByRole('alert')).toBeVisible()
  fireEvent.change(field, { target: { value: 'https://a.example/b' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(execCommand).toHaveBeenCalledWith('createLink', false, 'https://a.example/b')
})

it.each([
  ['https://a.example', 'https://a.example/'],
  [' /micro/x ', '/micro/x'],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
  ['mail', undefined],
])('validates a link target: %s', (input, address) => {
  expect(linkAddress(input)).toBe(address)
})
