import type { NodeId } from '@mallwright/contract/document'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderInStudio } from '../../../../test-studio.tsx'
import { InspectorPanel } from '../inspector-panel.tsx'

const id = 'clip' as NodeId

async function open(gateway?: Parameters<typeof renderInStudio>[1]) {
  const node = { id, module: 'video', version: 0, props: {} }
  const document = { format: 1, title: '', look: { background: '' }, children: [id], nodes: { [id]: node } }
  const studio = await renderInStudio(<InspectorPanel />, { document, ...gateway })
  act(() => studio.select(id))
  const field = screen.getByRole('button', { name: '视频：上传视频' })
  return {
    choose: (file: File) => {
      const input = field.closest('.st-video')?.querySelector('input[type=file]')
      fireEvent.change(input as Element, { target: { files: [file] } })
    },
    video: () => studio.page.documents.getState().document.nodes[id]?.props['video'],
  }
}

it('uploads a video and stores its dimensions and duration', async () => {
  const stored = {
    cDocId: 'd',
    cOriginName: 'a.mp4',
    bUpSuccess: true,
    cPreviewUrl: '',
    cUrl: '/api/alc-oss/handle/downLoad/d/origin',
    iWidth: 640,
    iHeight: 360,
    fDurationSec: 12.5,
  }
  const { choose, video } = await open({ gateway: () => ({ data: [stored] }) })
  choose(new File(['\0\0\0\u0020ftypisom'], 'a.MP4'))
  await waitFor(() => expect(video()).toEqual({ url: stored.cUrl, width: 640, height: 360, durationSec: 12.5 }))
  fireEvent.click(screen.getAllByRole('button', { name: '清除' })[0] as Element)
  expect(video()).toMatchObject({ url: '' })
})

it.each([
  [new File(['x'], 'a.mov'), '文件格式不正确'],
  [new File(['\0\0\0\u0020ftypisom', new Uint8Array(10 * 1024 * 1024)], 'a.mp4'), '文件大小不能超过'],
  [new File(['<script>'], 'a.mp4'), '文件格式不正确'],
])('refuses invalid files before uploading', async (file, reason) => {
  const { choose } = await open()
  choose(file)
  expect(await screen.findByRole('alert')).toHaveTextContent(reason)
})

it('accepts an address, and marks one that cannot be a video', async () => {
  const { video } = await open()
  const field = screen.getByRole('textbox', { name: '视频：或填写视频网址' })
  fireEvent.change(field, { target: { value: 'http://a.example/v.mp4' } })
  expect(screen.getByText('请填写以 https:// 开头的视频网址')).toBeVisible()
  fireEvent.change(field, { target: { value: 'https://a.example/v.mp4' } })
  expect(video()).toEqual({ url: 'https://a.example/v.mp4', width: 0, height: 0, durationSec: 0 })
})
