import { LINKED_BLOCK, blockCode, emptyDocument } from '@mallwright/contract/document'
import type { Document, Node, NodeId } from '@mallwright/contract/document'
import type { WireRequest } from '@mallwright/contract/rpc'
import type { BlockItem } from '@mallwright/contract/site'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'

import { callOf } from '../../../commands/kit/define-command.ts'
import { newNodeId } from '../../../commands/kit/make-node.ts'
import { lockNode } from '../../../commands/node/lock-node.ts'
import { planUnlink } from '../../../commands/page/unlink-block.ts'
import { historyOf } from '../../../document-store/history.ts'
import { linkedPage, samplePage } from '../../../sample-page.samples.ts'
import { ShellDialogs } from '../../../shell/shell-dialogs.tsx'
import { InspectorSide } from '../../../shell/side-panels.tsx'
import { renderInStudio } from '../../../test-studio.tsx'
import { CanvasPage } from '../../canvas/ui/canvas-page.tsx'
import { ExportDialog } from '../../designs/ui/export-dialog.tsx'
import { LayerLine } from '../../layers/ui/layer-line.tsx'
import { PagesDialog } from '../../pages/ui/pages-dialog.tsx'
import { PublishDialog } from '../../publish/ui/publish-dialog.tsx'
import { selectionAsBlock } from '../model/block-actions.ts'
import { LINK_ACTIONS, SAVE_BLOCK } from '../model/block-studio-actions.ts'
import { FOOTER_BLOCK } from '../model/block-item.samples.ts'
import { useLinkedBlocksSync } from '../model/use-linked-blocks-sync.ts'
import { BlockGroup } from './block-group.tsx'
import { BlockNote } from './block-note.tsx'

const ID = FOOTER_BLOCK.cBlockUuid
const LINK = 'link' as NodeId
const textNode = (id: string, text: string, more: Partial<Node> = {}): Node => ({
  id: id as NodeId,
  module: 'text',
  version: 0,
  props: { text },
  ...more,
})
const contentOf = (...nodes: readonly Node[]): Document => ({
  ...emptyDocument(''),
  children: nodes.map(({ id }) => id),
  nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
})
const footer: BlockItem = {
  ...FOOTER_BLOCK,
  bLinked: true,
  pages: [{ cColumnCode: 'spring', cColumnName: '春季专场' }],
}

/** The open page with unpublished changes. */
const HOME_ITEM = {
  cColumnCode: 'home',
  cColumnName: '首页',
  cState: 'changed',
  iChanges: 2,
  cKind: 'page',
  iRevision: 1,
  cEditedBy: '',
  dEdited: '',
  needs: [],
}

/** A gateway whose blocks and failures tests may change. */
function siteOf(blocks: BlockItem[] = [footer], content = contentOf(textNode('words', '对公转账'))) {
  const site = { blocks, content, failing: new Map<string, object>(), calls: [] as WireRequest[] }
  return {
    server: site,
    bodies: (name: string) =>
      site.calls.filter(({ operation }) => operation.path.endsWith(`/${name}`)).map(({ body }) => body),
    gateway: (request: WireRequest) => {
      site.calls.push(request)
      const name = request.operation.path.split('/').at(-1) ?? ''
      const failing = site.failing.get(name)
      if (failing) return failing
      if (name === 'getBlockList') return { data: { results: site.blocks } }
      if (name === 'getPublishList') return { data: { results: [HOME_ITEM] } }
      if (name === 'getPublishCheck') return { data: { results: [], bMore: false } }
      if (name === 'getBlock') return { data: { document: site.content, iRevision: 1 } }
      return { data: { iRevision: 1, dEdited: '' } }
    },
  }
}

async function open(
  component: ReactNode,
  options: { site?: ReturnType<typeof siteOf>; document?: Document; column?: string } = {},
) {
  const { site: fake = siteOf(), document = linkedPage(), column = 'home' } = options
  const studio = await renderInStudio(component, { document, column, gateway: fake.gateway })
  return {
    ...studio,
    ...fake,
    current: () => studio.page.documents.getState().document,
    notice: () => studio.announcer.current.getState().text,
    steps: () => historyOf(studio.page.documents).steps.map(({ name }) => name),
  }
}

function FollowedPage() {
  useLinkedBlocksSync()
  return <CanvasPage />
}

beforeEach(() => localStorage.clear())

describe('linked block on the canvas', () => {
  const mark = (name: string) => screen.findByText(`联动区块「${name}」`)

  it('renders the current block read-only as one node, and reloads it on focus', async () => {
    const { server, bodies, page } = await open(<FollowedPage />)
    await mark('通用页脚')
    const rendered = await screen.findByText('对公转账')
    expect(rendered.closest('[inert]')).not.toBeNull()
    expect(page.documents.getState().document.nodes).not.toHaveProperty('words')
    expect(bodies('getBlock')).toHaveLength(1)
    server.blocks = [{ ...footer, iRevision: 2, cBlockName: '新页脚' }]
    server.content = contentOf(textNode('words', '电子发票'))
    fireEvent.focus(window)
    await screen.findByText('电子发票')
    await mark('新页脚')
    fireEvent.focus(window)
    await waitFor(() => expect(bodies('getBlockList').length).toBeGreaterThan(2))
    expect(bodies('getBlock')).toHaveLength(2)
  })

  it('shows loading and failure, and retries on focus', async () => {
    const fake = siteOf()
    fake.server.failing.set('getBlock', { code: 5000 })
    const { server } = await open(<FollowedPage />, { site: fake })
    expect(screen.getByText('正在载入区块…')).toBeInTheDocument()
    expect(await screen.findByText('区块没有载入成功')).toBeInTheDocument()
    server.failing.clear()
    fireEvent.focus(window)
    expect(await screen.findByText('对公转账')).toBeInTheDocument()
  })

  it('shows that its block is deleted or not linked any more', async () => {
    await open(<CanvasPage />, { site: siteOf([{ ...footer, bLinked: false }]) })
    expect(await screen.findByText(/这个区块已不存在/)).toBeInTheDocument()
  })

  it('shows that its block is empty', async () => {
    await open(<CanvasPage />, { site: siteOf([footer], contentOf()) })
    expect(await screen.findByText(/区块还是空的/)).toBeInTheDocument()
  })
})

describe('saving a selection', () => {
  async function openDialog(ids: readonly string[], column = 'home') {
    const studio = await open(<ShellDialogs />, { document: samplePage(), column })
    act(() => studio.page.select(ids as NodeId[]))
    act(() => SAVE_BLOCK.run(studio))
    fireEvent.change(await screen.findByRole('textbox', { name: '名称' }), { target: { value: '首屏' } })
    return { ...studio, linked: screen.getByRole('radio', { name: '联动' }) }
  }

  it('keeps a link whose content is unknown', async () => {
    const fake = siteOf()
    fake.server.failing.set('getBlock', { code: 5000 })
    const studio = await open(<FollowedPage />, { site: fake })
    await screen.findByText('区块没有载入成功')
    act(() => studio.page.select([LINK]))
    expect(selectionAsBlock(studio).children).toEqual([LINK])
    fake.server.failing.clear()
    fireEvent.focus(window)
    await screen.findByText('对公转账')
    expect(selectionAsBlock(studio).children).toEqual([`${LINK}.words`])
  })

  it('replaces the modules by a link to the new linked block, as one step', async () => {
    const { linked, bodies, steps, notice, current, page } = await openDialog(['free', 'title'])
    fireEvent.click(linked)
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(notice()).toContain('已存为联动区块「首屏」'))
    const [body] = bodies('saveBlock') as [{ cBlockUuid: string; bLinked: boolean; document: Document }]
    expect(body).toMatchObject({ bLinked: true, document: { children: ['title', 'free'] } })
    const { children, nodes } = current()
    expect(children.slice(1)).toEqual(['banner', 'riddle'])
    expect(nodes[children[0] as NodeId]).toMatchObject({ module: LINKED_BLOCK, props: { block: body.cBlockUuid } })
    expect(steps()).toEqual(['page.open', 'block.link'])
    act(() => void page.undo())
    expect(current()).toEqual(samplePage())
  })

  it('offers only a copy for nodes that are not top-level, and explains it', async () => {
    const { linked, bodies } = await openDialog(['logo'])
    expect(linked).toBeDisabled()
    expect(linked).toHaveAccessibleDescription(/只有直接放在页面上/)
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(bodies('saveBlock')).toMatchObject([{ bLinked: false }]))
  })

  it('offers only a copy inside a block', async () => {
    const { linked } = await openDialog(['title'], blockCode(ID))
    expect(linked).toBeDisabled()
  })
})

describe('inspector of a link', () => {
  it('shows the block with its pages, and replaces the link by the modules when unlinked', async () => {
    const { page, current, steps, notice } = await open(<InspectorSide />)
    act(() => page.select([LINK]))
    const details = await screen.findByRole('region', { name: '联动区块「通用页脚」' })
    expect(within(details).getByText('用于 2 个页面')).toBeInTheDocument()
    expect(screen.queryByRole('tablist')).toBeNull()
    expect(within(details).getByRole('button', { name: '打开页面「春季专场」' })).toBeEnabled()
    expect(within(details).getByRole('button', { name: '编辑区块' })).toBeInTheDocument()
    fireEvent.click(within(details).getByRole('button', { name: '取消联动' }))
    await waitFor(() => expect(notice()).toContain('已取消联动'))
    const { children, nodes } = current()
    expect(nodes[LINK]).toBeUndefined()
    expect(nodes[children.at(-1) as NodeId]).toMatchObject({ module: 'text', props: { text: '对公转账' } })
    expect(steps()).toEqual(['page.open', 'block.unlink'])
    act(() => void page.undo())
    expect(current()).toEqual(linkedPage())
  })
})

it('offers edit and unlink actions for a selected link, unlink only when unlocked', async () => {
  const studio = await open(<FollowedPage />)
  const possible = () => LINK_ACTIONS.filter((action) => action.isPossible(studio)).map(({ name }) => name)
  await screen.findByText('对公转账')
  expect(possible()).toEqual([])
  act(() => studio.page.select([LINK]))
  expect(possible()).toEqual(['block.edit', 'block.unlink'])
  act(() => void studio.page.run(callOf(lockNode, { nodeIds: [LINK], isLocked: true })))
  expect(possible()).toEqual(['block.edit'])
  act(() => void studio.page.undo())
  act(() => LINK_ACTIONS[1]?.run(studio))
  await waitFor(() => expect(studio.steps()).toEqual(['page.open', 'block.unlink']))
})

it('marks a published page as changed when its block has changed', async () => {
  const fake = siteOf()
  const page = { cColumnCode: 'spring', cColumnName: '春季专场', iRevision: 3, iPublishedRevision: 3 }
  const results = [
    { ...page, cEditedBy: '', dEdited: '', iModuleCount: 1, bBlocksChanged: true },
    { ...page, cColumnCode: 'autumn', cEditedBy: '', dEdited: '', iModuleCount: 1, bBlocksChanged: false },
  ]
  fake.server.failing.set('getDraftPageList', { data: { results } })
  await open(<PagesDialog onClose={() => undefined} />, { site: fake })
  const [spring, autumn] = await screen.findAllByRole('listitem')
  expect(spring).toHaveTextContent('有未发布的修改')
  expect(autumn).toHaveTextContent('已发布')
})

it('keeps visibility rules when unlinking', () => {
  const link = textNode('l', '', { module: LINKED_BLOCK, props: { block: ID }, showing: { audiences: ['team'] } })
  const content = contentOf(
    textNode('a', '甲', { showing: { from: '2026-11-11 00:00' } }),
    textNode('b', '乙', { showing: { audiences: ['individual'] } }),
    textNode('c', '丙'),
  )
  const page = contentOf(link)
  const plan = planUnlink(page, link, { content, newId: newNodeId })
  expect(plan?.nodes).toMatchObject([
    { props: { text: '甲' }, showing: { from: '2026-11-11 00:00', audiences: ['team'] } },
    { props: { text: '乙' }, showing: { audiences: ['individual'] }, isHidden: true },
    { props: { text: '丙' }, showing: { audiences: ['team'] } },
  ])
  const hidden = planUnlink(page, { ...link, isHidden: true }, { content, newId: newNodeId })
  expect(hidden?.nodes.every(({ isHidden }) => isHidden)).toBe(true)
})

describe('palette', () => {
  it('inserts a link and counts the pages that use the block', async () => {
    const { current, steps } = await open(<BlockGroup word="" />, { document: samplePage() })
    expect(await screen.findByText('用于 1 个页面')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: '通用页脚' }), { detail: 0 })
    await waitFor(() => expect(steps()).toEqual(['page.open', 'block.insert']))
    const { children, nodes } = current()
    expect(nodes[children.at(-1) as NodeId]).toMatchObject({ module: LINKED_BLOCK, props: { block: ID } })
    expect(await screen.findByText('用于 2 个页面')).toBeInTheDocument()
  })

  it('does not offer linked blocks inside a block', async () => {
    await open(<BlockGroup word="" />, { document: samplePage(), column: blockCode(ID) })
    expect(await screen.findByText('区块里不能再有联动区块。')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '通用页脚' })).toBeNull()
  })

  it('does not delete a block in use, and names its pages', async () => {
    const { server, bodies } = await open(<BlockGroup word="" />, { site: siteOf([{ ...footer, pages: [] }]) })
    const remove = async () => {
      fireEvent.click(await screen.findByRole('button', { name: '通用页脚的操作' }))
      fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
      return screen.findByRole('dialog')
    }
    const dialog = await remove()
    // Another editor links it concurrently.
    server.failing.set('removeBlock', { code: 4009, data: { cFailure: 'BLOCK_IN_USE', cPages: '', pages: [] } })
    server.blocks = [footer]
    fireEvent.click(within(dialog).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(dialog).toHaveTextContent('页面正在使用这个区块：春季专场'))
    expect(within(dialog).getByRole('button', { name: '删除' })).toBeDisabled()
    expect(bodies('removeBlock')).toHaveLength(1)
  })
})

it('lists the pages affected by an open block', async () => {
  await open(<BlockNote />, { column: blockCode(ID), document: samplePage() })
  expect(await screen.findByText('正在编辑联动区块，改动在 1 个页面下次发布时生效')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '打开页面「春季专场」' })).toBeInTheDocument()
})

it('warns in layers and before publishing that a block is deleted', async () => {
  const row = {
    key: LINK,
    id: LINK,
    parentId: undefined,
    depth: 0,
    index: 0,
    count: 1,
    hasChildren: false,
    isFolded: false,
  }
  const noop = () => undefined
  const Follow = () => {
    useLinkedBlocksSync()
    return (
      <>
        <LayerLine row={row} isCurrent onFold={noop} onDrag={noop} onSelect={noop} />
        <PublishDialog onClose={noop} />
      </>
    )
  }
  await open(<Follow />, { site: siteOf([]) })
  expect(await screen.findByText(/此页有 1 个联动区块已不存在/)).toBeInTheDocument()
  expect(screen.getByRole('img', { name: /联动区块已不存在/, hidden: true })).toBeInTheDocument()
})

it('warns before publishing that a page is too large for its blocks', async () => {
  const many = Array.from({ length: 4998 }, (_, index) => textNode(`n${index}`, ''))
  const Publishing = () => {
    useLinkedBlocksSync()
    return <PublishDialog onClose={() => undefined} />
  }
  await open(<Publishing />, { site: siteOf([footer], contentOf(...many)) })
  expect(await screen.findByText(/有 1 个联动区块放不下/)).toBeInTheDocument()
})

it('exports a design with linked blocks expanded', async () => {
  await open(<ExportDialog onClose={() => undefined} />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('设计 JSON')
  await waitFor(() => expect(field.value).toContain('对公转账'))
  expect(field.value).not.toContain(LINKED_BLOCK)
})
