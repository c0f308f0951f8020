import { readDesign, writeDesign } from '@mallwright/modules/legacy-design'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { historyOf } from '../../../document-store/history.ts'
import { samplePage } from '../../../sample-page.samples.ts'
import type { Studio } from '../../../studio/studio.ts'
import { StudioContext } from '../../../studio/studio.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'

const OLD = JSON.stringify({
  name: '年货节',
  bottomColor: '#fff1f0',
  ver: '1.0',
  list: [
    { id: 'title', type: 'text', textVal: '节前送达', fontopts: { fontSize: '8px', shadow: '2px' } },
    { id: 'wheel', componentName: 'LotteryWheel', prizes: [1, 2] },
    { id: 'box', componentName: 'FreeContainer', height: '120', list: [{ type: 'button', x: '10', y: '20' }] },
  ],
})

const documentOf = ({ page }: Studio) => page.documents.getState().document
const paste = (json: string) => {
  fireEvent.change(screen.getByLabelText('或粘贴 JSON'), { target: { value: json } })
  fireEvent.click(screen.getByRole('button', { name: '读取' }))
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const openImport = async () => {
  const onClose = vi.fn<() => void>()
  const studio = await renderInStudio(<ImportDialog onClose={onClose} />)
  return { studio, onClose }
}

it('reports recognised, defaulted and kept values before anything changes', async () => {
  const { studio } = await openImport()
  paste(OLD)
  expect(screen.getByText('4 个模块')).toBeInTheDocument()
  expect(screen.getByText('未知模块，不显示但会保留')).toBeInTheDocument()
  const line = screen.getByText('文本').closest('details') as HTMLElement
  expect(within(line).getByText('fontopts.fontSize (超出范围，取最接近的值)')).toBeInTheDocument()
  expect(within(line).getByText('fontopts.shadow')).toBeInTheDocument()
  expect(documentOf(studio)).toEqual(samplePage())
})

it('appends a design as one step with free ids, and undo restores the page exactly', async () => {
  const { studio, onClose } = await openImport()
  paste(OLD)
  press('追加到页面')
  expect(onClose).toHaveBeenCalledOnce()
  const { children, nodes, title } = documentOf(studio)
  expect(title).toBe('首页')
  expect(children.slice(0, 4)).toEqual(samplePage().children)
  expect(children.slice(4).map((id) => nodes[id]?.module)).toEqual(['text', 'design.LotteryWheel', 'free-container'])
  expect(new Set(Object.keys(nodes)).size).toBe(Object.keys(samplePage().nodes).length + 4)
  expect(historyOf(studio.page.documents).steps).toHaveLength(2)
  act(() => void studio.page.undo())
  expect(documentOf(studio)).toEqual(samplePage())
})

it('replaces the page by a design file, and exports the same design', async () => {
  const { studio } = await openImport()
  const file = new File([OLD], '年货节.json', { type: 'application/json' })
  fireEvent.change(screen.getByLabelText('选择 JSON 文件，或拖到这里'), { target: { files: [file] } })
  await waitFor(() => expect(screen.getByText('4 个模块')).toBeInTheDocument())
  press('替换页面')
  expect(documentOf(studio)).toMatchObject({
    title: '年货节',
    look: { background: '#fff1f0' },
    children: ['title', 'wheel', 'box'],
  })
  render(
    <StudioContext value={studio}>
      <ExportDialog onClose={() => undefined} />
    </StudioContext>,
  )
  const json = (screen.getByLabelText('设计 JSON') as HTMLTextAreaElement).value
  const list = (JSON.parse(OLD) as { list: { list?: object[] }[] }).list
  list[2] = { ...list[2], list: [{ ...list[2]?.list?.[0], id: 'design-4' }] }
  expect(JSON.parse(json)).toEqual({ ...(JSON.parse(OLD) as object), list })
  const again = readDesign(json)
  expect(again.ok && writeDesign(again.document)).toBe(json)
})

describe('invalid design', () => {
  it.each([
    ['', '文件是空的，没有可导入的内容'],
    ['{"list": [}', '不是有效的 JSON：第 1 行第 11 列有误'],
    ['{\n  "a": tru\n}', '不是有效的 JSON：第 2 行第 8 列有误'],
    [`${'['.repeat(200)}${']'.repeat(200)}`, '嵌套层级过深：见第 1 行第 102 列'],
    ['{"code": 1}', '这不是页面设计：需要模块数组，或带 list 数组的对象'],
    ['[]', '设计里没有任何模块'],
    ['[{"componentName": "Mystery"}, null, 7]', '没有识别出任何模块'],
    [`["${'长'.repeat(800_000)}"]`, '文件超过 2 MB，请拆分后再导入'],
  ])('is refused with a message and changes nothing: %.30s', async (json, sentence) => {
    const { studio } = await openImport()
    paste(json)
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    expect(screen.queryByRole('button', { name: '追加到页面' })).toBeNull()
    expect(documentOf(studio)).toEqual(samplePage())
  })
})

it('copies a design, and reports a failure', async () => {
  const writeText = vi
    .fn<(json: string) => Promise<void>>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('denied'))
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  await renderInStudio(<ExportDialog onClose={() => undefined} />)
  press('复制到剪贴板')
  await screen.findByText('已复制')
  press('复制到剪贴板')
  await screen.findByText('无法复制，请下载文件')
  expect(readDesign(String(writeText.mock.calls[0]?.[0])).ok).toBe(true)
  Reflect.deleteProperty(navigator, 'clipboard')
})

it('downloads a file named after the page', async () => {
  const urls = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:design')
  const names: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  await renderInStudio(<ExportDialog onClose={() => undefined} />, {
    document: { ...samplePage(), title: '11/11: 采购季?' },
  })
  press('下载文件')
  expect(names).toEqual(['11 11  采购季.json'])
  expect(urls).toHaveBeenCalledOnce()
  click.mockRestore()
  urls.mockRestore()
})
