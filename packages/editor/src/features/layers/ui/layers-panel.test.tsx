import { LINKED_BLOCK } from '@mallwright/contract/document'
import type { NodeId } from '@mallwright/contract/document'
import { DEFINITIONS } from '@mallwright/modules/definitions'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { callOf } from '../../../commands/kit/define-command.ts'
import { groupNodes } from '../../../commands/node/group-nodes.ts'
import { lockNode } from '../../../commands/node/lock-node.ts'
import { setProps } from '../../../commands/node/set-props.ts'
import { linkedPage, samplePage, tabbedPage } from '../../../sample-page.samples.ts'
import { COMMAND_EXAMPLES } from '../../../commands/registry/command-examples.ts'
import { COMMANDS } from '../../../commands/registry/command-registry.ts'
import { refreshBlocks } from '../../blocks/model/blocks.queries.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import { isSitePart } from '../../site/model/site-store.ts'
import { LayersPanel } from './layers-panel.tsx'
import { MODULE_ICONS } from './module-icon.tsx'

/** jsdom has no layout: a viewport of 1000 px and rows of 32 px. */
class FixedSizeObserver {
  readonly notify: ResizeObserverCallback
  constructor(notify: ResizeObserverCallback) {
    this.notify = notify
  }
  observe(target: Element) {
    const height = target.classList.contains('st-layers') ? 1000 : 32
    const entry = { target, contentRect: { width: 264, height } as DOMRectReadOnly }
    // Like a browser: after layout.
    queueMicrotask(() => act(() => this.notify([entry as ResizeObserverEntry], this as unknown as ResizeObserver)))
  }
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', FixedSizeObserver)
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body)
})
beforeEach(() => localStorage.clear())

const open = async () => {
  const studio = await renderInStudio(<LayersPanel />)
  await screen.findByRole('treeitem', { name: 'acme.riddle' })
  return studio
}
const line = (name: string) => screen.getByRole('treeitem', { name })
const key = (name: string, pressed: string, more: object = {}) =>
  fireEvent.keyDown(line(name), { key: pressed, ...more })
const focused = async (name: string) => waitFor(() => expect(line(name)).toHaveFocus())

describe('layer tree', () => {
  it('exposes level, position and expanded state', async () => {
    await open()
    expect(line('自由容器')).toHaveAttribute('aria-expanded', 'true')
    expect(line('按钮')).toHaveAttribute('aria-level', '2')
    expect(line('按钮')).toHaveAttribute('aria-posinset', '3')
    expect(line('按钮')).toHaveAttribute('aria-setsize', '3')
  })

  it('moves by arrow keys: focus selects', async () => {
    const studio = await open()
    act(() => studio.select('free'))
    key('自由容器', 'ArrowLeft')
    expect(line('自由容器')).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('treeitem', { name: '按钮' })).toBeNull()
    key('自由容器', 'ArrowRight')
    key('自由容器', 'End')
    await focused('acme.riddle')
    expect(studio.page.selection.getState().selected).toEqual(['riddle'])
    key('acme.riddle', 'Home')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-layer', 'title'))
  })

  it('extends the selection with Shift', async () => {
    const studio = await open()
    act(() => studio.select('banner'))
    key('acme.riddle', 'ArrowUp', { shiftKey: true })
    act(() => studio.select('riddle'))
    key('acme.riddle', 'ArrowUp', { shiftKey: true })
    expect(studio.page.selection.getState().selected).toEqual(['banner', 'riddle'])
  })

  it('shrinks the range again with Shift', async () => {
    const studio = await open()
    act(() => studio.select('free'))
    key('自由容器', 'End', { shiftKey: true })
    expect(studio.page.selection.getState().selected).toEqual(['free', 'banner', 'riddle'])
    key('acme.riddle', 'ArrowUp', { shiftKey: true })
    expect(studio.page.selection.getState().selected).toEqual(['free', 'banner'])
  })

  it('opens a folded container when its item is selected on the canvas', async () => {
    const studio = await open()
    fireEvent.click(screen.getByRole('button', { name: '收起自由容器' }))
    expect(screen.queryByRole('treeitem', { name: '按钮' })).toBeNull()
    act(() => studio.select('buy'))
    expect(await screen.findByRole('treeitem', { name: '按钮' })).toHaveAttribute('aria-selected', 'true')
    fireEvent.click(screen.getByRole('button', { name: '收起自由容器' }))
    expect(screen.queryByRole('treeitem', { name: '按钮' })).toBeNull()
  })

  it('stores the collapsed layers', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: '收起自由容器' }))
    cleanup()
    await open()
    expect(line('自由容器')).toHaveAttribute('aria-expanded', 'false')
  })

  it('renames in place by F2 and restores the focus', async () => {
    const studio = await open()
    key('自由容器', 'F2')
    const field = screen.getByRole('textbox', { name: '重命名自由容器' })
    fireEvent.change(field, { target: { value: '首屏' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(studio.page.nodes.get('free' as NodeId)?.name).toBe('首屏')
    await focused('首屏')
  })

  it('finds layers by their text and shows their ancestors', async () => {
    await open()
    const search = screen.getByRole('searchbox', { name: '搜索名称、模块或文字' })
    fireEvent.change(search, { target: { value: 'button' } })
    expect(screen.getAllByRole('treeitem').map((row) => row.getAttribute('data-layer'))).toEqual(['free', 'buy'])
    fireEvent.change(search, { target: { value: '一站配齐' } })
    expect(screen.getAllByRole('treeitem')).toHaveLength(1)
    fireEvent.change(search, { target: { value: '没有这个' } })
    expect(screen.getByRole('status')).toHaveTextContent('没有找到图层')
  })

  it('marks unknown, empty and invalid modules with a message', async () => {
    const studio = await open()
    const mark = (name: string) =>
      within(line(name))
        .queryAllByRole('img')
        .map((row) => row.ariaLabel)
    expect(mark('acme.riddle')).toEqual(['当前版本不认识此模块，内容会原样保留'])
    expect(mark('按钮')).toEqual(['还没有设置“按钮文字”，买家看不到内容'])
    expect(mark('自由容器')).toEqual([])
    act(() => {
      const input = { nodeId: 'title' as NodeId, version: 0, props: { colour: 'red;}' } }
      studio.page.run(callOf(setProps, input))
    })
    expect(within(screen.getByRole('tree')).getByRole('img', { name: /已按默认显示/ })).toBeInTheDocument()
  })
})

it('lists the layers in the order of the document after every command and its undo', async () => {
  const { page } = await open()
  const inDocument = (ids = page.documents.getState().document.children): readonly NodeId[] =>
    ids.flatMap((id) => [id, ...inDocument(page.nodes.get(id)?.children ?? [])])
  const expectOrder = async (cause: string, change: () => boolean) => {
    let isChanged = false
    // A new row is measured in the next microtask.
    await act(async () => void (isChanged = change()))
    const listed = [...document.querySelectorAll<HTMLElement>('[data-layer]')].map((row) => row.dataset['layer'])
    expect(listed, cause).toEqual(inDocument())
    return isChanged
  }
  for (const [name, command] of Object.entries(COMMANDS)) {
    if (command.affects === 'props') continue
    for (const input of COMMAND_EXAMPLES[name]?.(samplePage()) ?? []) {
      if (await expectOrder(name, () => page.run({ command, input }))) await expectOrder(`undo ${name}`, page.undo)
    }
  }
})

it('has an icon for every module', () => {
  const types = Object.keys(DEFINITIONS).filter((type) => !isSitePart(type))
  expect(Object.keys(MODULE_ICONS).toSorted()).toEqual([...types, LINKED_BLOCK].toSorted())
})

it('renders the tree of tabs', async () => {
  await renderInStudio(<LayersPanel />, { document: tabbedPage() })
  await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(9))
})

it('finds a link by the name of its block', async () => {
  const link = Object.values(linkedPage().nodes).find(({ module }) => module === LINKED_BLOCK)
  const block = { cBlockUuid: link?.props['block'], cBlockName: '通用页脚', bLinked: true }
  const details = { iRevision: 1, cEditedBy: '', dEdited: '', iModuleCount: 1, pages: [] }
  const gateway = () => ({ data: { results: [{ ...block, ...details }] } })
  const studio = await renderInStudio(<LayersPanel />, { document: linkedPage(), gateway })
  await act(() => refreshBlocks(studio.api))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '用页脚' } })
  expect(screen.getAllByRole('treeitem').map((row) => row.getAttribute('data-layer'))).toEqual([link?.id])
})

describe('a group', () => {
  const grouped = async () => {
    const studio = await open()
    act(() => void studio.page.run(callOf(groupNodes, { nodeIds: ['logo', 'slogan'] as NodeId[], group: 'g' })))
    await screen.findByRole('treeitem', { name: '编组（2 项）' })
    return studio
  }

  it('has a row above its members, which selects, folds and dissolves it', async () => {
    const studio = await grouped()
    const selected = () => studio.page.selection.getState().selected
    act(() => studio.select('title'))
    fireEvent.click(within(line('编组（2 项）')).getByText('编组（2 项）'))
    expect(selected()).toEqual(['logo', 'slogan'])
    expect(line('编组（2 项）')).toHaveAttribute('aria-selected', 'true')
    expect(line('按钮')).toHaveAttribute('aria-level', '2')
    const members = () => document.querySelectorAll('[data-layer="logo"], [data-layer="slogan"]')
    expect([...members()].map((row) => row.getAttribute('aria-level'))).toEqual(['3', '3'])
    key('编组（2 项）', 'ArrowLeft')
    await waitFor(() => expect(members()).toHaveLength(0))
    // A member that is selected alone unfolds it.
    act(() => studio.select('slogan'))
    await waitFor(() => expect(members()).toHaveLength(2))
    fireEvent.click(screen.getByRole('button', { name: '解散编组（2 项）' }))
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: '编组（2 项）' })).toBeNull())
  })

  it('has a name of its own, which goes with its last member', async () => {
    const studio = await grouped()
    fireEvent.doubleClick(within(line('编组（2 项）')).getByText('编组（2 项）'))
    const field = screen.getByRole('textbox', { name: '重命名编组（2 项）' })
    fireEvent.change(field, { target: { value: '福利卡片' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await screen.findByRole('treeitem', { name: '福利卡片' })
    const names = () => ['logo', 'slogan'].map((id) => studio.page.nodes.get(id as NodeId)?.groupName)
    expect(names()).toEqual(['福利卡片', '福利卡片'])
    act(() => void studio.page.undo())
    expect(names()).toEqual([undefined, undefined])
    act(() => void studio.page.redo())
    fireEvent.click(screen.getByRole('button', { name: '解散福利卡片' }))
    await waitFor(() => expect(names()).toEqual([undefined, undefined]))
  })

  it.each(['自由容器', '编组（2 项）'])('keeps no typed name on Escape, as a layer does: %s', async (name) => {
    const studio = await grouped()
    const before = studio.page.documents.getState().document
    act(() => line(name).focus())
    key(name, 'F2')
    const field = screen.getByRole('textbox', { name: `重命名${name}` })
    fireEvent.change(field, { target: { value: '首屏' } })
    fireEvent.keyDown(field, { key: 'Escape' })
    await focused(name)
    expect(studio.page.documents.getState().document).toBe(before)
  })

  it('is walked through by arrow keys like a container', async () => {
    const studio = await grouped()
    act(() => studio.select('free'))
    key('自由容器', 'ArrowDown')
    await focused('编组（2 项）')
    expect(studio.page.selection.getState().selected).toEqual(['logo', 'slogan'])
    key('编组（2 项）', 'ArrowRight')
    await waitFor(() => expect(studio.page.selection.getState().selected).toEqual(['logo']))
  })
  it('counts as one row of its level, and its members as a level of their own', async () => {
    await grouped()
    expect(line('编组（2 项）')).toHaveAttribute('aria-posinset', '1')
    expect(line('编组（2 项）')).toHaveAttribute('aria-setsize', '2')
    expect(line('按钮')).toHaveAttribute('aria-posinset', '2')
    expect(document.querySelector('[data-layer="slogan"]')).toHaveAttribute('aria-posinset', '2')
    expect(document.querySelector('[data-layer="slogan"]')).toHaveAttribute('aria-setsize', '2')
  })

  it('folded, stays in the tab order for a selected member and takes drops around it', async () => {
    const studio = await grouped()
    key('编组（2 项）', 'ArrowLeft')
    act(() => studio.page.select(['slogan', 'logo'] as NodeId[]))
    await waitFor(() => expect(line('编组（2 项）')).toHaveAttribute('tabindex', '0'))
    const children = () => studio.page.nodes.get('free' as NodeId)?.children
    dragRow('按钮', '编组（2 项）', 1)
    await waitFor(() => expect(children()).toEqual(['buy', 'logo', 'slogan']))
    dragRow('按钮', '编组（2 项）', 31)
    await waitFor(() => expect(children()).toEqual(['logo', 'slogan', 'buy']))
  })

  it('is dragged without its locked members, and not at all when all are', async () => {
    const studio = await grouped()
    const children = () => studio.page.nodes.get('free' as NodeId)?.children
    act(() => void studio.page.run(callOf(lockNode, { nodeIds: ['logo' as NodeId], isLocked: true })))
    dragRow('编组（2 项）', '按钮', 31)
    await waitFor(() => expect(children()).toEqual(['logo', 'buy', 'slogan']))
    act(() => void studio.page.run(callOf(lockNode, { nodeIds: ['slogan' as NodeId], isLocked: true })))
    dragRow('编组（2 项）', '按钮', 1)
    expect(children()).toEqual(['logo', 'buy', 'slogan'])
  })
})

/** Drags a row to `y` px below the upper edge of another of 32 px. */
function dragRow(name: string, target: string, y: number) {
  const over = line(target)
  vi.spyOn(over, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 264, 32))
  document.elementFromPoint = () => over
  const fire = (type: string, element: Element | Window, clientY: number) =>
    fireEvent(element, new PointerEvent(type, { bubbles: true, button: 0, clientY }))
  fire('pointerdown', line(name).querySelector('.st-layer-name') as Element, 0)
  fire('pointermove', window, 100 + y)
  fire('pointerup', window, 100 + y)
}
