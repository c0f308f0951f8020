import type { Send, WireRequest } from '@mallwright/contract/rpc'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { createRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { setDocumentLocale } from '../../i18n/index.ts'
import { Uploader } from './uploader.tsx'
import type { UploaderHandle } from './uploader.tsx'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
const picture = (name = 'licence.png', bytes = PNG) => new File([bytes], name, { type: 'image/png' })

beforeEach(() => {
  setDocumentLocale('zh-CN')
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
})

function open(answer: (request: WireRequest) => unknown, more: Partial<Parameters<typeof Uploader>[0]> = {}) {
  const onChange = vi.fn<(docIds: readonly string[]) => void>()
  const requests: WireRequest[] = []
  const send: Send = async (request) => {
    requests.push(request)
    const data = answer(request)
    if (data === 'offline') return { arrived: false, failure: 'NETWORK', msg: 'Failed to fetch' }
    return { arrived: true, envelope: { code: 1, msg: '', data } }
  }
  const { container } = render(
    <Uploader
      label="营业执照照片"
      send={send}
      accountId="acc-1"
      busiType="licence"
      busiName="营业执照"
      maxCount={1}
      deletesAtOnce
      value={[]}
      onChange={onChange}
      message=""
      ref={null}
      {...more}
    />,
  )
  return { container, onChange, requests }
}

const stored = [{ cDocId: 'd1', cOriginName: 'a', bUpSuccess: true, cPreviewUrl: '', cUrl: '', iWidth: 1, iHeight: 1 }]

async function choose(file: File) {
  await userEvent.click(screen.getByRole('button', { name: '添加图片' }))
  const input = document.querySelectorAll<HTMLInputElement>('dialog input[type=file]')[1]
  if (input) fireEvent.change(input, { target: { files: [file] } })
}

it('asks for camera or album, uploads what is chosen, and tells its id', async () => {
  const { container, onChange, requests } = open(() => stored)
  await userEvent.click(screen.getByRole('button', { name: '添加图片' }))
  for (const name of ['图片选择', '相册选择', '取消']) expect(screen.getByRole('button', { name })).toBeEnabled()
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  await choose(picture())
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(['d1']))
  expect(requests[0]?.body).toEqual({ cBusiType: 'licence', cBusiName: '营业执照' })
  expect(screen.getByText('上传成功')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '添加图片' })).toBeNull()
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '删除 licence.png' }))
  expect(onChange).toHaveBeenLastCalledWith([])
  await waitFor(() => expect(requests.at(-1)?.body).toEqual({ cDocIds: ['d1'] }))
})

it('stays open when the choice of a picture is cancelled', async () => {
  open(() => stored)
  await userEvent.click(screen.getByRole('button', { name: '添加图片' }))
  const input = document.querySelector('dialog input[type=file]') as HTMLElement
  fireEvent(input, new Event('cancel', { bubbles: true }))
  expect(screen.getByRole('button', { name: '相册选择' })).toBeInTheDocument()
})

it('refuses other files by name and by content', async () => {
  const { requests } = open(() => stored)
  await choose(picture('licence.exe'))
  expect(screen.getByRole('alert')).toHaveTextContent('文件格式不正确')
  await choose(picture('licence.png', new TextEncoder().encode('<script>')))
  expect(await screen.findByText('上传失败')).toBeInTheDocument()
  expect(requests).toEqual([])
})

it('says that the service could not be reached, and tries again', async () => {
  let isOffline = true
  const { onChange } = open(() => (isOffline ? 'offline' : stored))
  await choose(picture())
  expect(await screen.findByText('文件上传服务链接失败')).toBeInTheDocument()
  isOffline = false
  await userEvent.click(screen.getByRole('button', { name: '重新上传' }))
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(['d1']))
})

it.each([
  ['上传组件业务编码配置不正确', { busiType: '' }],
  ['上传组件业务描述配置不正确', { busiName: '' }],
])('says %s', async (text, more) => {
  open(() => stored, more)
  await choose(picture())
  expect(screen.getByRole('alert')).toHaveTextContent(text)
})

it('says that a file is too large, and sends nothing', async () => {
  const { requests } = open(() => stored, { maxMegabytes: 1 })
  // A document is not compressed, and a picture that stays above the limit is refused like one.
  await choose(new File([PNG, new Uint8Array(2 * 1024 * 1024)], 'a.gif', { type: 'image/gif' }))
  expect(await screen.findByText('文件大小不能超过1MB')).toBeInTheDocument()
  expect(requests).toEqual([])
})

it('shows a stored picture by the session of its account', async () => {
  const { requests } = open(() => new Blob(['x'], { type: 'image/png' }), { value: ['d9'] })
  await waitFor(() => expect(document.querySelector('.wg-upload img')).toHaveAttribute('src', 'blob:picture'))
  expect(requests[0]?.params).toEqual({ userUuid: 'acc-1', docId: 'd9' })
  expect(screen.getByRole('button', { name: '查看 图片 1' })).toBeEnabled()
})

describe('among other files than pictures', () => {
  const about = (cDocId: string, cOssOriginalName: string, cMime: string) => ({
    cDocId,
    cOssOriginalName,
    cMime,
    cOssPublicUrl: `/api/${cDocId}`,
    cPreviewUrl: '',
    iBytes: 1,
  })
  const answer = ({ operation }: WireRequest) =>
    operation.path.endsWith('getFilePaths') ? [about('d9', '合同.pdf', 'application/pdf')] : stored
  const mixed = { accepts: 'mixed', maxCount: 3, allowsDownload: true } as const

  it('asks for pictures or files, and sends a document as it is', async () => {
    const { requests, onChange } = open(answer, mixed)
    await userEvent.click(screen.getByRole('button', { name: '添加文件' }))
    for (const name of ['图片选择', '文件选择', '取消']) expect(screen.getByRole('button', { name })).toBeEnabled()
    const input = document.querySelectorAll<HTMLInputElement>('dialog input[type=file]')[1]
    expect(input?.accept).toContain('.docx,.xls')
    const file = new File(['%PDF'], '合同.pdf')
    if (input) fireEvent.change(input, { target: { files: [file] } })
    await waitFor(() => expect(onChange).toHaveBeenCalledWith(['d1']))
    expect(requests[0]?.files).toEqual([file])
  })

  it('names what is stored, offers its download, and says that it cannot be shown', async () => {
    const { container } = open(answer, { ...mixed, value: ['d9'] })
    const download = await screen.findByRole('link', { name: '下载 合同.pdf' })
    expect(download).toHaveAttribute('href', '/api/d9')
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '查看 合同.pdf' }))
    expect(await screen.findByText('当前文件无法预览')).toBeInTheDocument()
  })

  it('stores a private document by the session, and says when it could not', async () => {
    const own = { ...about('d9', '回单.pdf', 'application/pdf'), cOssPublicUrl: '/api/alc-oss/handle/downLoadOwn/d9' }
    let isThere = false
    const { requests } = open(
      ({ operation }) => {
        if (operation.path.endsWith('getFilePaths')) return [own]
        return isThere ? new Blob(['%PDF'], { type: 'application/pdf' }) : ''
      },
      { ...mixed, accepts: 'pictures-and-pdf', value: ['d9'] },
    )
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(await screen.findByRole('button', { name: '下载 回单.pdf' }))
    const again = await screen.findByRole('button', { name: '回单.pdf 下载失败，重试' })
    expect(click).not.toHaveBeenCalled()
    isThere = true
    await userEvent.click(again)
    expect(await screen.findByRole('button', { name: '下载 回单.pdf' })).toBeEnabled()
    expect(click).toHaveBeenCalledTimes(1)
    expect(requests.at(-1)).toMatchObject({ params: { docId: 'd9' } })
    click.mockRestore()
  })

  it.each([
    ['pictures-and-pdf', ['.png,.jpg,.jpeg,.gif', '.pdf'], ['图片选择', '文件选择', '取消']],
    ['pdf', ['.pdf'], ['文件选择', '取消']],
  ] as const)('takes %s alone where it is told so', async (accepts, endings, sources) => {
    open(answer, { accepts })
    await userEvent.click(screen.getByRole('button', { name: '添加文件' }))
    const accepted = [...document.querySelectorAll<HTMLInputElement>('dialog input[type=file]')].map(
      (one) => one.accept,
    )
    expect(accepted).toEqual(endings)
    const offered = [...document.querySelectorAll('.wg-upload-sources button')].map(({ textContent }) => textContent)
    expect(offered).toEqual(sources)
  })

  it('takes no picture where it takes PDFs alone', async () => {
    const { requests } = open(answer, { accepts: 'pdf' })
    await userEvent.click(screen.getByRole('button', { name: '添加文件' }))
    const input = document.querySelector('dialog input[type=file]') as HTMLElement
    await userEvent.setup({ applyAccept: false }).upload(input, picture())
    expect(await screen.findByRole('alert')).toHaveTextContent('文件格式不正确')
    expect(requests).toEqual([])
  })

  it('sends when its form says so, and deletes what was removed when that was saved', async () => {
    const handle = createRef<UploaderHandle>()
    const more = { isManual: true, deletesAtOnce: false, value: ['d9'], handle }
    const { requests, onChange } = open(answer, { ...mixed, ...more })
    await screen.findByRole('button', { name: '查看 合同.pdf' })
    act(() => handle.current?.upload())
    expect(screen.getByRole('alert')).toHaveTextContent('请先选择需要上传的文件')
    await userEvent.click(screen.getByRole('button', { name: '删除 合同.pdf' }))
    expect(onChange).toHaveBeenLastCalledWith([])
    expect(requests.some(({ operation }) => operation.path.endsWith('delFiles'))).toBe(false)
    await handle.current?.deleteRemoved()
    expect(requests.at(-1)?.body).toEqual({ cDocIds: ['d9'] })
  })

  it('cannot be changed when it is read-only', async () => {
    open(answer, { ...mixed, value: ['d9'], isReadOnly: true })
    await screen.findByRole('button', { name: '查看 合同.pdf' })
    expect(screen.queryByRole('button', { name: /删除|添加/ })).toBeNull()
  })
})
