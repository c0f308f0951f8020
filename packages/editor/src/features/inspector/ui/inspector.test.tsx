import type { NodeId } from '@mallwright/contract/document'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { callOf } from '../../../commands/kit/define-command.ts'
import { lockNode } from '../../../commands/node/lock-node.ts'
import { setProps } from '../../../commands/node/set-props.ts'
import { historyOf } from '../../../document-store/history.ts'
import type { Studio } from '../../../studio/studio.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import { InspectorPanel } from './inspector-panel.tsx'

const nodeOf = ({ page }: Studio, id: string) => page.documents.getState().document.nodes[id as NodeId]
const open = async (id: string) => {
  const studio = await renderInStudio(<InspectorPanel />)
  act(() => studio.select(id))
  return studio
}
const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))

it('shows a hint while nothing is selected', async () => {
  await renderInStudio(<InspectorPanel />)
  expect(screen.getByText('在画布上点击一个模块来编辑它')).toBeInTheDocument()
})

it('names a module that it cannot edit and leaves it unchanged', async () => {
  await open('riddle')
  expect(screen.getByText('acme.riddle')).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('shows no fields of a locked node until it is unlocked', async () => {
  const studio = await open('title')
  act(() => void studio.page.run(callOf(lockNode, { nodeIds: ['title' as NodeId], isLocked: true })))
  expect(screen.queryByLabelText('文字内容')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '解锁' }))
  expect(screen.getByLabelText('文字内容')).toBeInTheDocument()
})

describe('text control', () => {
  it('writes while typing, as one step', async () => {
    const studio = await open('title')
    const field = screen.getByLabelText('文字内容')
    for (const value of ['采', '采购', '采购季']) fireEvent.change(field, { target: { value } })
    expect(nodeOf(studio, 'title')?.props['text']).toBe('采购季')
    expect(historyOf(studio.page.documents).steps).toHaveLength(2)
  })

  it('waits for the end of a composition', async () => {
    const studio = await open('title')
    const field = screen.getByLabelText('文字内容')
    fireEvent.compositionStart(field)
    const typing = new InputEvent('input', { bubbles: true, isComposing: true })
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'cai')
    fireEvent(field, typing)
    expect(field).toHaveValue('cai')
    expect(nodeOf(studio, 'title')?.props['text']).toBe('企业采购，一站配齐')
    fireEvent.compositionEnd(field, { target: { value: '采' } })
    expect(nodeOf(studio, 'title')?.props['text']).toBe('采')
  })
})

it('resets a field to its default', async () => {
  const studio = await open('title')
  tab('样式')
  fireEvent.click(screen.getByRole('switch', { name: '加粗' }))
  expect(nodeOf(studio, 'title')?.props['isBold']).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '恢复默认' }))
  expect(nodeOf(studio, 'title')?.props).not.toHaveProperty('isBold')
})

it('moves and resizes an item by numbers, inside its container', async () => {
  const studio = await open('buy')
  tab('样式')
  fireEvent.change(screen.getByRole('textbox', { name: 'X' }), { target: { value: '77' } })
  expect(nodeOf(studio, 'buy')?.rect?.x).toBe(77)
  const width = screen.getByRole('textbox', { name: '宽' })
  fireEvent.change(width, { target: { value: '9000' } })
  fireEvent.blur(width)
  expect(nodeOf(studio, 'buy')?.rect?.width).toBe(379 - 77)
})

it('refuses an invalid colour and accepts a valid one', async () => {
  const studio = await open('title')
  tab('样式')
  const field = screen.getByRole('textbox', { name: '文字颜色' })
  fireEvent.change(field, { target: { value: '#12' } })
  expect(field).toBeInvalid()
  expect(nodeOf(studio, 'title')?.props).not.toHaveProperty('colour')
  fireEvent.change(field, { target: { value: '#123456' } })
  expect(nodeOf(studio, 'title')?.props['colour']).toBe('#123456')
})

it('offers every kind of link with the matching control', async () => {
  const studio = await open('title')
  const kind = screen.getByRole('combobox', { name: /点击跳转/ })
  fireEvent.change(kind, { target: { value: 'url' } })
  fireEvent.change(screen.getByRole('textbox', { name: /网址/ }), { target: { value: 'https://a.example' } })
  expect(nodeOf(studio, 'title')?.props['link']).toEqual({ kind: 'url', url: 'https://a.example' })
  fireEvent.change(kind, { target: { value: 'none' } })
  expect(nodeOf(studio, 'title')?.props['link']).toEqual({ kind: 'none' })
})

describe('list control', () => {
  it('shows the picture of a collapsed entry only from an allowed address', async () => {
    const studio = await renderInStudio(<InspectorPanel />, { document: carouselPage() })
    act(() => studio.select('slides'))
    const show = (url: string) => {
      const slides = [{ picture: { url, width: 3, height: 2 } }]
      act(() => void studio.page.run(callOf(setProps, { nodeId: 'slides' as NodeId, version: 0, props: { slides } })))
    }
    const pictureUrls = () =>
      [...document.querySelectorAll('.st-list-fold img')].map((image) => image.getAttribute('src'))
    show('/own.png')
    await waitFor(() => expect(pictureUrls()).toEqual(['/own.png']))
    for (const url of ['//other.test/a.png', '/\t/other.test/a.png', 'javascript:0']) {
      show(url)
      expect([url, pictureUrls()]).toEqual([url, []])
    }
  })

  it('adds, edits, moves and removes entries', async () => {
    const studio = await renderInStudio(<InspectorPanel />, { document: carouselPage() })
    act(() => studio.select('slides'))
    const add = screen.getByRole('button', { name: '添加图片' })
    fireEvent.click(add)
    fireEvent.change(await screen.findByLabelText('替代文字'), { target: { value: '第一' } })
    fireEvent.click(add)
    fireEvent.change(await screen.findByLabelText('替代文字'), { target: { value: '第二' } })
    const slides = () => nodeOf(studio, 'slides')?.props['slides'] as { alt: string }[] | undefined
    const texts = () => slides()?.map(({ alt }) => alt)
    expect(texts()).toEqual(['第一', '第二'])
    fireEvent.click(screen.getByRole('button', { name: '上移图片 2' }))
    expect(texts()).toEqual(['第二', '第一'])
    fireEvent.click(screen.getByRole('button', { name: '移除图片 1' }))
    expect(texts()).toEqual(['第一'])
  })
})

const PNG_HEAD = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

describe('picture control', () => {
  const choose = async (file: File, gateway: Parameters<typeof renderInStudio>[1]) => {
    const studio = await renderInStudio(<InspectorPanel />, gateway)
    act(() => studio.select('banner'))
    const panel = within(screen.getByRole('tabpanel'))
    const input = panel.getByLabelText(/^图片/).parentElement?.querySelector('input[type=file]')
    fireEvent.change(input as Element, { target: { files: [file] } })
    return studio
  }

  it('uploads a picture and stores its dimensions', async () => {
    const stored = {
      cDocId: 'd',
      cOriginName: 'a.png',
      bUpSuccess: true,
      cPreviewUrl: '',
      cUrl: '/p/origin',
      iWidth: 8,
      iHeight: 6,
    }
    const studio = await choose(new File([PNG_HEAD], 'a.png'), { gateway: () => ({ data: [stored] }) })
    await waitFor(() =>
      expect(nodeOf(studio, 'banner')?.props['picture']).toEqual({ url: '/p/origin', width: 8, height: 6 }),
    )
  })

  it('refuses other files before uploading', async () => {
    await choose(new File(['x'], 'a.exe'), {})
    expect(await screen.findByRole('alert')).toHaveTextContent('文件格式不正确')
  })

  it('opens the library and applies the chosen file', async () => {
    const studio = await renderInStudio(<InspectorPanel />)
    act(() => studio.select('banner'))
    fireEvent.click(screen.getByRole('button', { name: '从素材库选择：图片' }))
    const { dialog, assetChoice } = studio.view.getState()
    expect([dialog, assetChoice?.kind]).toEqual(['assets', 'picture'])
    act(() => assetChoice?.onChoose({ url: '/p/origin', width: 8, height: 6, durationSec: 0 }))
    expect(nodeOf(studio, 'banner')?.props['picture']).toEqual({ url: '/p/origin', width: 8, height: 6 })
  })

  it('reports a failed upload', async () => {
    await choose(new File([PNG_HEAD], 'a.png'), { gateway: () => ({ code: 5000, msg: '磁盘已满' }) })
    expect(await screen.findByRole('alert')).toHaveTextContent('上传失败 · 磁盘已满')
  })
})

function carouselPage() {
  const id = 'slides' as NodeId
  const node = { id, module: 'carousel', version: 0, props: {} }
  return { format: 1, title: '', look: { background: '' }, children: [id], nodes: { [id]: node } }
}
