import type { NodeId } from '@mallwright/contract/document'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { historyOf } from '../../../document-store/history.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import type { FakeGateway } from '../../../test-studio.tsx'
import { CLIPBOARD_ACTIONS } from './clipboard-actions.ts'
import { useStudio } from '../../../studio/studio.ts'
import { useClipboard } from './use-clipboard.ts'

function Canvas() {
  useClipboard()
  const { canvas } = useStudio()
  return (
    <>
      <input aria-label="一行" />
      <p>可以选中的话</p>
      <section aria-label="画布" tabIndex={-1} ref={(element) => canvas.setScrollElement(element)} />
    </>
  )
}

const transfer = (data: Record<string, string> = {}, files: File[] = []) => ({
  data,
  files,
  setData: (type: string, value: string) => void (data[type] = value),
  getData: (type: string) => data[type] ?? '',
})

async function open(gateway?: FakeGateway) {
  const studio = await renderInStudio(<Canvas />, gateway ? { gateway } : {})
  const current = () => studio.page.documents.getState().document
  return {
    ...studio,
    get document() {
      return current()
    },
    steps: () => historyOf(studio.page.documents).steps.map(({ name }) => name),
    notice: () => studio.announcer.current.getState().text,
    select: (...ids: string[]) => act(() => studio.page.select(ids as NodeId[])),
    copy(kind: 'copy' | 'cut' = 'copy', target: Element = document.body) {
      const clipboardData = transfer()
      fireEvent[kind](target, { clipboardData })
      return clipboardData.data
    },
    paste(data: Record<string, string>, files: File[] = [], target: Element = document.body) {
      fireEvent.paste(target, { clipboardData: transfer(data, files) })
    },
  }
}

beforeEach(() => localStorage.clear())

/** PNG signature: uploads are checked by content. */
const PNG_HEAD = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

describe('clipboard on the canvas', () => {
  it('copies modules with plain text, and pastes them as one named step', async () => {
    const studio = await open()
    studio.select('title')
    const data = studio.copy()
    expect(data['text/plain']).toBe('企业采购，一站配齐')
    expect(studio.notice()).toBe('已复制 1 项')
    studio.paste(data)
    await waitFor(() => expect(studio.steps()).toEqual(['page.open', 'node.paste']))
    expect(studio.notice()).toBe('已粘贴文本，第 2 项，共 5 项')
    expect(studio.document.children).toHaveLength(5)
  })

  it('cuts as one named step and keeps locked nodes', async () => {
    const studio = await open()
    studio.select('title', 'banner')
    const data = studio.copy('cut')
    expect(studio.steps()).toEqual(['page.open', 'node.cut'])
    studio.paste(data)
    await waitFor(() => expect(studio.document.children).toHaveLength(4))
  })

  it('pastes plain text as a text module, and reports an empty clipboard', async () => {
    const studio = await open()
    studio.paste({ 'text/plain': 'https://example.com/a', 'text/html': '<a>别处</a>' })
    await waitFor(() => expect(studio.steps()).toHaveLength(2))
    const [id] = studio.page.selection.getState().selected
    expect(studio.document.nodes[id as NodeId]).toMatchObject({
      module: 'text',
      props: { text: 'https://example.com/a' },
    })
    studio.paste({})
    await waitFor(() => expect(studio.notice()).toBe('剪贴板里没有可以粘贴的内容'))
    studio.paste({ 'text/html': '<div data-mallwright-clipping="{}"></div>' })
    await waitFor(() => expect(studio.notice()).toBe('剪贴板里的模块已损坏，不能粘贴'))
    expect(studio.steps()).toHaveLength(2)
  })

  it('uploads a pasted picture and inserts it', async () => {
    const stored = {
      cDocId: 'd',
      cOriginName: 'image.png',
      bUpSuccess: true,
      cPreviewUrl: '',
      cUrl: '/api/p/origin',
      iWidth: 80,
      iHeight: 40,
    }
    const studio = await open(() => ({ data: [stored] }))
    studio.paste({}, [new File([PNG_HEAD], 'image.png', { type: 'image/png' })])
    expect(studio.notice()).toBe('正在上传图片…')
    await waitFor(() => expect(studio.steps()).toEqual(['page.open', 'node.paste']))
    const [id] = studio.page.selection.getState().selected
    expect(studio.document.nodes[id as NodeId]).toMatchObject({
      module: 'image',
      props: { picture: { url: '/api/p/origin', width: 80, height: 40 } },
    })
    studio.paste({}, [new File(['x'], 'image.exe', { type: 'image/png' })])
    await waitFor(() => expect(studio.notice()).toBe('文件格式不正确'))
  })

  it('ignores events of text fields', async () => {
    const studio = await open()
    studio.select('title')
    const field = screen.getByRole('textbox', { name: '一行' })
    expect(studio.copy('copy', field)).toEqual({})
    studio.paste({ 'text/plain': '文字' }, [], field)
    expect(studio.steps()).toEqual(['page.open'])
  })

  it('leaves selected text to the browser until the canvas is used again', async () => {
    const studio = await open()
    studio.select('title')
    document.getSelection()?.selectAllChildren(screen.getByText('可以选中的话'))
    expect(studio.copy()).toEqual({})
    screen.getByRole('region', { name: '画布' }).focus()
    expect(studio.copy()).toHaveProperty('text/plain')
    document.getSelection()?.removeAllRanges()
  })

  it('pastes by a button where the system clipboard cannot be read', async () => {
    // Simulated users of other files leave one behind.
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    const studio = await open()
    studio.select('banner')
    const run = (name: string) => CLIPBOARD_ACTIONS.find((action) => action.name === name)?.run(studio)
    act(() => run('node.paste'))
    await waitFor(() => expect(studio.notice()).toMatch(/浏览器不允许读取剪贴板/))
    act(() => run('node.copy'))
    act(() => run('node.paste'))
    await waitFor(() => expect(studio.document.children).toHaveLength(5))
  })

  it('recognises modules by their plain text alone', async () => {
    const studio = await open()
    studio.select('title')
    const plainText = studio.copy()['text/plain'] ?? ''
    studio.paste({ 'text/plain': plainText })
    await waitFor(() => expect(studio.document.children).toHaveLength(5))
    const [id] = studio.page.selection.getState().selected
    expect(studio.document.nodes[id as NodeId]).toMatchObject({ module: 'text', props: { text: plainText } })
  })
})
