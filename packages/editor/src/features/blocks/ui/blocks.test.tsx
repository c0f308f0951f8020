import { emptyDocument } from '@mallwright/contract/document'
import type { Document, NodeId } from '@mallwright/contract/document'
import type { WireRequest } from '@mallwright/contract/rpc'
import type { BlockItem } from '@mallwright/contract/site'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { historyOf } from '../../../document-store/history.ts'
import { ShellDialogs } from '../../../shell/shell-dialogs.tsx'
import { renderInStudio } from '../../../test-studio.tsx'
import type { FakeGateway } from '../../../test-studio.tsx'
import { SAVE_BLOCK } from '../model/block-studio-actions.ts'
import { FOOTER_BLOCK } from '../model/block-item.samples.ts'
import { BlockGroup } from './block-group.tsx'

const footer = FOOTER_BLOCK
const ID = footer.cBlockUuid

function content(props = { text: '对公转账' }): Document {
  const id = 'words' as NodeId
  const node = { id, module: 'text', version: 0, props }
  return { ...emptyDocument(''), children: [id], nodes: { [id]: node } }
}

/** A gateway with a list of blocks; `failing` maps calls to error codes. */
function gatewayOf(blocks: BlockItem[], failing: Readonly<Record<string, number>> = {}) {
  const calls: WireRequest[] = []
  const gateway: FakeGateway = (request) => {
    calls.push(request)
    const name = request.operation.path.split('/').at(-1) ?? ''
    if (failing[name] !== undefined) return { code: failing[name] }
    if (name === 'getBlockList') return { data: { results: blocks } }
    if (name === 'getBlock') return { data: { document: content(), iRevision: 1 } }
    if (name === 'saveBlock') return { data: { iRevision: 1, dEdited: '' } }
    return { data: {} }
  }
  const bodies = (name: string) =>
    calls.filter(({ operation }) => operation.path.endsWith(`/${name}`)).map(({ body }) => body)
  return { gateway, bodies }
}

async function open(blocks: BlockItem[], failing: Readonly<Record<string, number>> = {}, props?: { text: string }) {
  const { gateway, bodies } = gatewayOf(blocks, failing)
  const panel = (
    <>
      <BlockGroup word="" />
      <ShellDialogs />
    </>
  )
  const studio = await renderInStudio(panel, { gateway, ...(props && { document: content(props) }) })
  return {
    ...studio,
    bodies,
    notice: () => studio.announcer.current.getState().text,
    steps: () => historyOf(studio.page.documents).steps.map(({ name }) => name),
  }
}

async function choose(item: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: '通用页脚的操作' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

describe('saved blocks', () => {
  it('inserts a block as one named step with fresh ids', async () => {
    const { page, steps, notice } = await open([footer])
    fireEvent.click(await screen.findByRole('button', { name: '通用页脚' }), { detail: 0 })
    await waitFor(() => expect(steps()).toEqual(['page.open', 'block.insert']))
    const { nodes, children } = page.documents.getState().document
    expect(nodes['words' as NodeId]).toBeUndefined()
    expect(nodes[children.at(-1) as NodeId]).toMatchObject({ props: { text: '对公转账' } })
    expect(notice()).toBe('已插入区块「通用页脚」')
  })

  it('saves the selection with its children as a block', async () => {
    const studio = await open([])
    expect(SAVE_BLOCK.isPossible(studio)).toBe(false)
    act(() => studio.select('free'))
    act(() => SAVE_BLOCK.run(studio))
    const field = await screen.findByRole('textbox', { name: '名称' })
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('请填写名称')
    fireEvent.change(field, { target: { value: ' 首屏 ' } })
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(studio.notice()).toBe('已存为区块「首屏」'))
    const [body] = studio.bodies('saveBlock') as [{ cBlockName: string; document: Document }]
    expect(body.cBlockName).toBe('首屏')
    expect(Object.keys(body.document.nodes)).toEqual(['free', 'logo', 'slogan', 'buy'])
    expect(studio.steps()).toEqual(['page.open'])
  })

  describe('are limited to the size that the server accepts', () => {
    async function saveOfLength(length: number) {
      const studio = await open([], {}, { text: 'x'.repeat(length) })
      act(() => studio.select('words'))
      act(() => SAVE_BLOCK.run(studio))
      fireEvent.change(await screen.findByRole('textbox', { name: '名称' }), { target: { value: '首屏' } })
      fireEvent.click(screen.getByRole('button', { name: '保存' }))
      return studio
    }

    it('saves half a megabyte', async () => {
      const studio = await saveOfLength(512 * 1024)
      await waitFor(() => expect(studio.notice()).toBe('已存为区块「首屏」'))
    })

    it('refuses more than a megabyte without a request', async () => {
      const studio = await saveOfLength(1024 * 1024)
      expect(await screen.findByRole('alert')).toHaveTextContent('太大')
      expect(studio.bodies('saveBlock')).toEqual([])
    })
  })

  it('renames a block, and removes it after confirmation', async () => {
    const { bodies, notice } = await open([footer])
    await choose('重命名')
    fireEvent.change(await screen.findByRole('textbox', { name: '名称' }), { target: { value: '页脚二' } })
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(notice()).toBe('区块已改名为「页脚二」'))
    expect(bodies('saveBlock')).toMatchObject([{ cBlockUuid: ID, cBlockName: '页脚二', iRevision: 1 }])
    await choose('删除')
    expect(bodies('removeBlock')).toEqual([])
    fireEvent.click(await screen.findByRole('button', { name: '删除' }))
    await waitFor(() => expect(notice()).toBe('区块「通用页脚」已删除'))
  })

  it('replaces the content of a block by the selection after confirmation', async () => {
    const studio = await open([footer])
    act(() => studio.select('title'))
    await choose('用所选模块更新')
    expect(await screen.findByRole('dialog')).toHaveTextContent('所选的 1 个模块')
    expect(studio.bodies('saveBlock')).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: '更新' }))
    await waitFor(() => expect(studio.notice()).toBe('区块「通用页脚」已更新'))
    expect(studio.bodies('saveBlock')).toMatchObject([
      { cBlockUuid: ID, cBlockName: '通用页脚', iRevision: 1, document: { children: ['title'] } },
    ])
  })

  it('retries after a failed load', async () => {
    const { bodies } = await open([footer], { getBlockList: 5000 })
    fireEvent.click(await screen.findByRole('button', { name: '重试' }))
    await waitFor(() => expect(bodies('getBlockList').length).toBeGreaterThan(1))
  })

  it('explains how to create the first block', async () => {
    await open([])
    expect(await screen.findByText(/存为区块/)).toBeInTheDocument()
  })

  it('keeps the entered name when saving fails', async () => {
    await open([footer], { saveBlock: 5000 })
    await choose('重命名')
    fireEvent.change(await screen.findByRole('textbox', { name: '名称' }), { target: { value: '页脚二' } })
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('没有成功')
    expect(screen.getByRole('textbox', { name: '名称' })).toHaveValue('页脚二')
  })
})
