import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { testGateway } from '../widget-host/test-widget-host.tsx'
import type { TestAnswer } from '../widget-host/test-widget-host.tsx'
import { FilePreview } from './file-preview.tsx'
import { readOfficeOrder } from './model/frame-messages.ts'

beforeEach(() => {
  setDocumentLocale('zh-CN')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('第一行\n第二行')))
})
afterEach(() => vi.unstubAllGlobals())

const info = (cOssOriginalName: string, cMime: string, isShown = true) => ({
  cDocId: 'd1',
  cOssOriginalName,
  cOssPublicUrl: '/api/alc-oss/handle/downLoad/d1/origin',
  cPreviewUrl: isShown ? '/api/alc-oss/handle/downLoad/d1/origin' : '',
  cMime,
  iBytes: 1,
})

function show(answer: () => TestAnswer) {
  const { send } = testGateway({ getFilePaths: answer })
  const onClose = vi.fn<() => void>()
  render(<FilePreview send={send} accountId="me" source={{ docId: 'd1' }} onClose={onClose} />)
  return onClose
}

it.each([
  ['录音.mp3', 'audio/mpeg', 'audio'],
  ['介绍.mp4', 'video/mp4', 'video'],
])('plays %s', async (name, mime, tag) => {
  const onClose = show(() => ({ data: [info(name, mime)] }))
  const player = await screen.findByLabelText(name, { selector: tag })
  expect(player).toHaveAttribute('src', '/api/alc-oss/handle/downLoad/d1/origin')
  expect((await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(onClose).toHaveBeenCalled()
})

it('shows a text', async () => {
  show(() => ({ data: [info('说明.txt', 'text/plain')] }))
  expect(await screen.findByRole('region', { name: '文件内容' })).toHaveTextContent('第一行 第二行')
})

it('offers the download of what cannot be shown', async () => {
  show(() => ({ data: [info('合同.doc', 'application/msword', false)] }))
  expect(await screen.findByText('当前文件无法预览')).toBeInTheDocument()
  expect(screen.getByText(/旧版 Office 格式/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '下载文件' })).toHaveAttribute('download', '合同.doc')
})

it('says why it failed, and tries again', async () => {
  let calls = 0
  show(() => (calls++ === 0 ? { code: 5000, msg: '文件读取失败' } : { data: [] }))
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  await waitFor(() => expect(screen.getByText('当前文件无法预览')).toBeInTheDocument())
  expect(screen.queryByRole('link')).toBeNull()
})

describe('a PDF', () => {
  /** Opens one; gives its frame, and what says something in the name of a window. */
  async function openPdf() {
    show(() => ({ data: [info('发票.pdf', 'application/pdf')] }))
    const frame = await screen.findByTitle<HTMLIFrameElement>('发票.pdf')
    const post = vi.fn<(message: unknown) => void>()
    if (frame.contentWindow) frame.contentWindow.postMessage = post as never
    const say = (kind: string, source: unknown = frame.contentWindow) =>
      act(() => void window.dispatchEvent(new MessageEvent('message', { data: { kind }, source: source as Window })))
    return { frame, post, say }
  }

  it('goes to a frame without origin, which nobody else can speak for', async () => {
    const { frame, post, say } = await openPdf()
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
    say('frame-ready', window)
    expect(post).not.toHaveBeenCalled()
    say('frame-ready')
    expect(post.mock.lastCall?.[0]).toMatchObject({ pageLabel: '第{page}页' })
    expect(frame.parentElement).toHaveAttribute('aria-busy', 'true')
    say('frame-shown')
    expect(frame.parentElement).toHaveAttribute('aria-busy', 'false')
    expect(screen.getByRole('link', { name: '下载文件' })).toHaveAttribute('download', '发票.pdf')
    say('frame-failed', window)
    expect(frame).toBeInTheDocument()
    say('frame-failed')
    expect(screen.getByText('当前文件无法预览')).toBeInTheDocument()
  })

  it('is offered for download by an engine that cannot run the frame, and by no other', async () => {
    const { frame, say } = await openPdf()
    vi.useFakeTimers()
    fireEvent.load(frame)
    say('frame-ready')
    fireEvent.load(frame)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(frame).toBeInTheDocument()
    vi.useRealTimers()
    cleanup()
    const silent = await openPdf()
    vi.useFakeTimers()
    fireEvent.load(silent.frame)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.getByText('当前文件无法预览')).toBeInTheDocument()
    vi.useRealTimers()
  })
})

describe('an Office package', () => {
  const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

  async function openPackage(language: 'zh-CN' | 'en-US' = 'zh-CN') {
    setDocumentLocale(language)
    show(() => ({ data: [info('清单.xlsx', MIME)] }))
    const frame = await screen.findByTitle<HTMLIFrameElement>('清单.xlsx')
    const post = vi.fn<(message: unknown) => void>()
    if (frame.contentWindow) frame.contentWindow.postMessage = post as never
    const say = (data: object) =>
      act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow })))
    return { frame, post, say }
  }

  it.each([
    ['zh-CN', '工作表'],
    ['en-US', 'Sheets'],
  ] as const)('goes to a frame of its own, with words in %s', async (language, sheets) => {
    const { frame, post, say } = await openPackage(language)
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
    expect(frame.src).toMatch(/\/shop-assets\/xlsx-frame\.html$/)
    say({ kind: 'frame-ready' })
    const order = readOfficeOrder(post.mock.lastCall?.[0])
    expect(order).toMatchObject({ language, words: { sheets } })
    expect(order?.bytes.byteLength).toBeGreaterThan(0)
  })

  it('that holds too much says so, and a frame says nothing else', async () => {
    const { say } = await openPackage()
    say({ kind: 'frame-failed', issue: '<b>' })
    expect(screen.getByText(/已损坏/)).toBeInTheDocument()
    cleanup()
    const large = await openPackage()
    large.say({ kind: 'frame-failed', issue: 'too-large' })
    expect(screen.getByText('文件内容过大，请下载后查看。')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '下载文件' })).toBeInTheDocument()
  })

  it('that takes longer than a reader waits is given up', async () => {
    const { frame, say } = await openPackage()
    vi.useFakeTimers()
    say({ kind: 'frame-ready' })
    act(() => void vi.advanceTimersByTime(29_000))
    expect(frame).toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(2_000))
    expect(screen.getByText('文件内容过大，请下载后查看。')).toBeInTheDocument()
    vi.useRealTimers()
  })
})

it('a private document is loaded by the session, and its download is made of that', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:own', revokeObjectURL: () => undefined }))
  const own = '/api/alc-oss/handle/downLoadOwn/d1'
  const { send } = testGateway({
    getFilePaths: () => ({ data: [{ ...info('回单.txt', 'text/plain'), cOssPublicUrl: own, cPreviewUrl: own }] }),
    downLoadOwn: () => ({ data: new Blob(['私密回单']) }),
  })
  render(<FilePreview send={send} accountId="me" source={{ docId: 'd1' }} onClose={() => undefined} />)
  expect(await screen.findByRole('region', { name: '文件内容' })).toHaveTextContent('私密回单')
})
