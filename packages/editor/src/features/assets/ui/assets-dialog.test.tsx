import type { LibraryFile } from '@mallwright/contract/file'
import type { WireRequest } from '@mallwright/contract/rpc'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { samplePage } from '../../../sample-page.samples.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import { bytesText, folderRows, gridKey, selectFile } from '../model/file-facts.ts'
import { AssetsDialog } from './assets-dialog.tsx'

// Windowed lists need a height, and jsdom has no layout.
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly notify: ResizeObserverCallback
      constructor(notify: ResizeObserverCallback) {
        this.notify = notify
      }
      observe(target: Element) {
        const contentRect = { width: 600, height: 600 } as DOMRect
        const entry = { target, contentRect } as unknown as ResizeObserverEntry
        queueMicrotask(() => act(() => this.notify([entry], this as unknown as ResizeObserver)))
      }
      unobserve() {}
      disconnect() {}
    },
  )
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body })
})

const fileOf = (id: string, more: Partial<LibraryFile> = {}): LibraryFile => ({
  cDocId: id,
  cOriginName: `${id}.png`,
  cUrl: `/api/alc-oss/handle/downLoad/${id}/origin`,
  cPreviewUrl: `/api/alc-oss/handle/downLoad/${id}/w375.webp`,
  cKind: 'picture',
  iWidth: 750,
  iHeight: 360,
  fDurationSec: 0,
  iBytes: 2048,
  cFolderUuid: '',
  dUploaded: '2026-01-01 10:00:00',
  ...more,
})
const FILES = [fileOf('a'), fileOf('b'), fileOf('c')]
const FOLDERS = [{ cFolderUuid: 'f1', cParentUuid: '', cFolderName: '活动', iFileCount: 1 }]
const USE = { cColumnName: '首页', cNodeId: 'banner', cModule: 'image', cNodeName: '', iCount: 2 }

type Answers = Readonly<Record<string, unknown>>

function gatewayOf(answers: Answers = {}) {
  const calls: { name: string; body: Record<string, unknown> }[] = []
  const defaults: Answers = {
    getFilePage: { data: { results: FILES, iTotleSize: FILES.length } },
    getFileFolderList: { data: { results: FOLDERS, iTotleSize: 3, iUnfiled: 2 } },
    getFileUseList: { data: { results: [{ ...USE, cColumnCode: 'home', bReleased: false }] } },
  }
  const gateway = ({ operation, body }: WireRequest) => {
    const name = operation.path.split('/').at(-1) ?? ''
    calls.push({ name, body: body as Record<string, unknown> })
    return ({ ...defaults, ...answers }[name] ?? {}) as { code?: number; data?: unknown }
  }
  return { calls, gateway, sent: (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body) }
}

async function open(answers: Answers = {}) {
  const { gateway, sent } = gatewayOf(answers)
  const onClose = vi.fn()
  const studio = await renderInStudio(<AssetsDialog onClose={onClose} />, { gateway })
  return { studio, sent, onClose }
}

const tile = (name: string) => screen.findByRole('option', { name: new RegExp(`^${name}`) })

describe('asset library', () => {
  it('shows files with size, details and uses', async () => {
    const { studio, onClose } = await open()
    fireEvent.click(await tile('a.png'))
    const details = screen.getByRole('complementary', { name: '详情' })
    expect(within(details).getByText(/750×360 · 2.0 KB/)).toBeVisible()
    fireEvent.click(await within(details).findByRole('button', { name: '用于“首页”的“图片”，2 次' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(studio.page.selection.getState().selected).toEqual(['banner'])
  })

  it('shows a message when it is empty', async () => {
    await open({ getFilePage: { data: { results: [], iTotleSize: 0 } } })
    expect(await screen.findByText('这里还没有素材')).toBeVisible()
  })

  it('retries after a failure', async () => {
    const { sent } = await open({ getFilePage: { code: 5000 }, getFileUseList: { code: 5000 } })
    const before = sent('getFilePage').length
    fireEvent.click(await screen.findByRole('button', { name: '重试' }))
    expect(sent('getFilePage').length).toBe(before + 1)
  })

  it('supports keys: arrows move, space toggles, Ctrl+A selects all', async () => {
    await open()
    const first = await tile('a.png')
    fireEvent.keyDown(first, { key: 'ArrowRight' })
    await waitFor(async () => expect(await tile('b.png')).toHaveAttribute('aria-selected', 'true'))
    fireEvent.keyDown(await tile('b.png'), { key: 'ArrowRight', shiftKey: true })
    expect(await tile('c.png')).toHaveAttribute('aria-selected', 'true')
    expect(await tile('b.png')).toHaveAttribute('aria-selected', 'true')
    fireEvent.keyDown(first, { key: 'a', ctrlKey: true })
    expect(screen.getByRole('group', { name: '已选 3 个' })).toBeVisible()
  })

  it('moves several files into a folder', async () => {
    const { sent } = await open({ moveFiles: { data: { iCount: 2 } } })
    fireEvent.click(await tile('a.png'))
    fireEvent.click(await tile('b.png'), { ctrlKey: true })
    const bar = screen.getByRole('group', { name: '已选 2 个' })
    fireEvent.change(within(bar).getByRole('combobox'), { target: { value: 'f1' } })
    await waitFor(() => expect(sent('moveFiles')).toEqual([{ cDocIds: ['a', 'b'], cFolderUuid: 'f1' }]))
  })

  it('creates a folder, and shows why it failed', async () => {
    const { sent } = await open({
      saveFileFolder: { code: 4009, msg: '已有同名文件夹', data: { cFailure: 'FOLDER_EXISTS' } },
    })
    fireEvent.click(await screen.findByRole('button', { name: '新建文件夹' }))
    fireEvent.change(screen.getByRole('textbox', { name: '文件夹名称' }), { target: { value: ' 活动 ' } })
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('已有同名文件夹')).toBeVisible()
    expect(sent('saveFileFolder')).toEqual([{ cParentUuid: '', cFolderName: '活动' }])
  })

  it('closes only the folder form by Escape', async () => {
    const { onClose } = await open()
    fireEvent.click(await screen.findByRole('button', { name: '新建文件夹' }))
    fireEvent.keyDown(screen.getByRole('textbox', { name: '文件夹名称' }), { key: 'Escape' })
    expect(screen.queryByRole('textbox', { name: '文件夹名称' })).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.keyDown(screen.getByRole('tree'), { key: 'Escape' })
    expect(onClose).toHaveBeenCalled()
  })

  it('moves between folders by arrow keys', async () => {
    const { sent } = await open()
    fireEvent.keyDown(await screen.findByRole('treeitem', { name: /^全部素材/ }), { key: 'End' })
    const folder = screen.getByRole('treeitem', { name: '活动，1 个文件' })
    expect(folder).toHaveFocus()
    expect(folder).toHaveAttribute('aria-selected', 'true')
    expect(sent('getFilePage').at(-1)).toMatchObject({ cFolderUuid: 'f1', pageNumber: 1 })
  })

  it('accepts files dropped onto a folder', async () => {
    const { sent } = await open({ moveFiles: { data: { iCount: 1 } } })
    const data = new Map<string, string>()
    const dataTransfer = {
      types: [],
      files: [],
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
    }
    fireEvent.dragStart(await tile('b.png'), { dataTransfer })
    fireEvent.drop(screen.getByRole('treeitem', { name: /^活动/ }), { dataTransfer })
    await waitFor(() => expect(sent('moveFiles')).toEqual([{ cDocIds: ['b'], cFolderUuid: 'f1' }]))
  })

  it('deletes after confirmation, and shows where a file is used', async () => {
    const data = { cFailure: 'FILE_IN_USE', cDocId: 'a', cOriginName: 'a.png', cPlaces: '首页', iElsewhere: 1 }
    const { sent } = await open({ delFiles: { code: 4009, msg: '', data } })
    fireEvent.click(await tile('a.png'))
    fireEvent.click(screen.getByRole('button', { name: '删除' }))
    expect(sent('delFiles')).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: '确认删除 1 个？' }))
    expect(await screen.findByText('“a.png”正在使用，不能删除：首页、其它站点的 1 个页面')).toBeVisible()
  })

  it('gives the chosen file to the control that asked', async () => {
    const { studio, onClose } = await open()
    const onChoose = vi.fn()
    act(() => studio.view.setState({ assetChoice: { kind: 'picture', onChoose } }))
    fireEvent.click(await tile('b.png'))
    fireEvent.click(screen.getByRole('button', { name: '使用' }))
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ url: FILES[1]?.cUrl, width: 750, height: 360 }))
    expect(onClose).toHaveBeenCalled()
  })

  it('uploads pasted files and refuses other types', async () => {
    await open()
    await tile('a.png')
    const files = [new File(['<script>'], 'evil.png'), new File(['x'], 'a.png')]
    act(() => {
      const paste = Object.assign(new Event('paste', { bubbles: true }), { clipboardData: { files } })
      window.dispatchEvent(paste)
    })
    expect(await screen.findByText('文件格式不正确')).toBeVisible()
    expect(screen.getByText('文件已存在')).toBeVisible()
    expect(screen.getByRole('button', { name: '仍然上传' })).toBeVisible()
  })
})

describe('replacing everywhere', () => {
  const page = () => {
    const document = samplePage()
    const picture = { url: FILES[0]?.cUrl ?? '', width: 1, height: 1 }
    const nodes = Object.values(document.nodes).map((node) =>
      node.id === 'banner' ? { ...node, props: { picture } } : node,
    )
    return { ...document, title: '首页', nodes: Object.fromEntries(nodes.map((node) => [node.id, node])) }
  }

  it('changes the open page as one step and other pages on the server, and names them', async () => {
    const uses = [
      { ...USE, cColumnCode: 'home', bReleased: false },
      { ...USE, cColumnCode: 'home', bReleased: true },
      { ...USE, cColumnCode: 'spring', cColumnName: '春季', iCount: 1, bReleased: false },
    ]
    const results = [{ cColumnCode: 'spring', cColumnName: '春季', iRevision: 2, iCount: 1 }]
    const { gateway, sent } = gatewayOf({
      replaceFile: { data: { results } },
      getFileUseList: { data: { results: uses } },
      saveColumnPage: { data: { iRevision: 2, dEdited: '' } },
    })
    const studio = await renderInStudio(<AssetsDialog onClose={() => undefined} />, { document: page(), gateway })
    fireEvent.click(await tile('a.png'))
    fireEvent.click(screen.getByRole('button', { name: '全部替换' }))
    fireEvent.click(await tile('b.png'))
    fireEvent.click(screen.getByRole('button', { name: '用它替换' }))
    // Nothing changes before it is listed.
    const dialog = await screen.findByRole('dialog', { name: '替换后会改变什么' })
    const list = await within(dialog).findByRole('list', { name: '会改变的位置' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['首页图片 · 2 次草稿', '春季图片 · 1 次草稿'])
    expect(sent('replaceFile')).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: '替换 3 处' }))
    await waitFor(() => expect(studio.announcer.current.getState().text).toContain('已替换 2 个页面：首页、春季'))
    expect(sent('replaceFile')[0]).toMatchObject({ cDocId: 'a', cWithDocId: 'b', cExceptColumnCode: 'home' })
    const banner = () =>
      Object.values(studio.page.documents.getState().document.nodes).find(({ id }) => id === 'banner')
    expect(banner()?.props).toEqual({ picture: { url: FILES[1]?.cUrl, width: 750, height: 360 } })
    act(() => void studio.page.undo())
    expect(banner()?.props).toEqual({ picture: { url: FILES[0]?.cUrl, width: 1, height: 1 } })
  })

  it('counts no places while they are unknown', async () => {
    const { gateway } = gatewayOf({ getFileUseList: { code: 5000 } })
    await renderInStudio(<AssetsDialog onClose={() => undefined} />, { document: page(), gateway })
    fireEvent.click(await tile('a.png'))
    fireEvent.click(screen.getByRole('button', { name: '全部替换' }))
    fireEvent.click(await tile('b.png'))
    fireEvent.click(screen.getByRole('button', { name: '用它替换' }))
    const dialog = await screen.findByRole('dialog', { name: '替换后会改变什么' })
    await within(dialog).findByRole('button', { name: '重试' })
    expect(within(dialog).getByRole('button', { name: '全部替换' })).toBeDisabled()
  })

  it('reverts the open page when the server fails', async () => {
    const { gateway } = gatewayOf({ replaceFile: { code: 5000, msg: '服务器繁忙' } })
    const studio = await renderInStudio(<AssetsDialog onClose={() => undefined} />, { document: page(), gateway })
    const before = studio.page.documents.getState().document
    fireEvent.click(await tile('a.png'))
    fireEvent.click(screen.getByRole('button', { name: '全部替换' }))
    fireEvent.click(await tile('b.png'))
    fireEvent.click(screen.getByRole('button', { name: '用它替换' }))
    fireEvent.click(await screen.findByRole('button', { name: '替换 2 处' }))
    expect(await screen.findByText('服务器繁忙')).toBeVisible()
    expect(studio.page.documents.getState().document).toEqual(before)
  })
})

it('leads from a use to its module, also in another page', async () => {
  const assign = vi.fn<(address: string) => void>()
  const uses = [{ ...USE, cColumnCode: 'spring', cColumnName: '春季', bReleased: false }]
  const { gateway } = gatewayOf({ getFileUseList: { data: { results: uses } } })
  await renderInStudio(<AssetsDialog onClose={() => undefined} />, { gateway })
  fireEvent.click(await tile('a.png'))
  const use = await screen.findByRole('button', { name: /^用于“春季”/ })
  const { origin, href } = location
  const whole = location
  onTestFinished(() => void vi.stubGlobal('location', whole))
  vi.stubGlobal('location', { origin, href, assign })
  fireEvent.click(use)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('?page=spring&node=banner'))
})

describe('cropping', () => {
  it('moves and resizes the area by keys and by handles', async () => {
    const { gateway } = gatewayOf()
    await renderInStudio(<AssetsDialog onClose={() => undefined} />, { gateway })
    fireEvent.click(await tile('a.png'))
    fireEvent.click(screen.getByRole('button', { name: '裁剪' }))
    const frame = await screen.findByRole('application', { name: /方向键移动/ })
    const size = () => screen.getByRole('status').textContent
    expect(size()).toBe('750×360 px')
    fireEvent.keyDown(frame, { key: 'ArrowLeft', altKey: true, shiftKey: true })
    fireEvent.keyDown(frame, { key: 'ArrowUp', altKey: true })
    expect(size()).toBe('740×359 px')
    // One px on the screen is two of the original.
    const picture = frame.parentElement as HTMLElement
    picture.getBoundingClientRect = () => DOMRect.fromRect({ width: 375, height: 180 })
    const handle = frame.querySelector('.is-br') as HTMLElement
    handle.setPointerCapture = () => undefined
    const [first, second] = [{ pointerId: 1 }, { pointerId: 2 }]
    fireEvent.pointerDown(handle, { ...first, button: 0, clientX: 0, clientY: 0 })
    fireEvent.pointerMove(handle, { ...first, clientX: -50, clientY: -20 })
    expect(size()).toBe('640×319 px')
    fireEvent.pointerDown(frame, { ...second, button: 0, clientX: 90, clientY: 90 })
    fireEvent.pointerMove(frame, { ...second, clientX: 95, clientY: 95 })
    fireEvent.pointerUp(frame, second)
    expect(size()).toBe('640×319 px')
    fireEvent.pointerMove(handle, { ...first, clientX: -100, clientY: -20 })
    expect(size()).toBe('540×319 px')
    fireEvent.pointerCancel(handle, first)
    expect(size()).toBe('740×359 px')
    fireEvent.click(screen.getByRole('radio', { name: '1:1' }))
    expect(size()).toBe('360×360 px')
  })
})

describe('file facts', () => {
  it('formats sizes', () => {
    expect([0, 1023, 1024, 15_000, 3_500_000].map(bytesText)).toEqual(['0 B', '1023 B', '1.0 KB', '15 KB', '3.3 MB'])
  })

  it('orders folders as a tree', () => {
    const folder = (id: string, parent: string) => ({
      id,
      parentId: parent,
      name: id,
      fileCount: 0,
    })
    const rows = folderRows([folder('b', ''), folder('a1', 'a'), folder('a', ''), folder('a2', 'a1')])
    expect(rows.map(({ folder: { id }, depth }) => `${id}${depth}`)).toEqual(['b0', 'a0', 'a11', 'a22'])
  })

  it('selects by click, Ctrl and Shift like a list', () => {
    const press = (id: string, modifier: string, before: { picked: string[]; anchor?: string }) =>
      selectFile(
        ['a', 'b', 'c'],
        { anchor: undefined, ...before },
        { id, isToggle: modifier === 'toggle', isRange: modifier === 'range' },
      )
    expect(press('b', '', { picked: ['a'] })).toEqual(['b'])
    expect(press('b', 'toggle', { picked: ['a'] })).toEqual(['a', 'b'])
    expect(press('a', 'toggle', { picked: ['a', 'b'] })).toEqual(['b'])
    expect(press('a', 'range', { picked: ['c'], anchor: 'c' })).toEqual(['a', 'b', 'c'])
  })

  it('keeps the index inside the grid', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'),
        fc.integer({ min: 1, max: 50 }),
        fc.nat(49),
        fc.integer({ min: 1, max: 9 }),
        (key, count, at, columns) => {
          const next = gridKey(key, at % count, { count, columns }) ?? -1
          expect(next).toBeGreaterThanOrEqual(0)
          expect(next).toBeLessThan(count)
        },
      ),
    )
  })
})
