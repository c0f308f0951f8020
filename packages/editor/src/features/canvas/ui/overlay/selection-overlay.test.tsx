import type { NodeId } from '@mallwright/contract/document'
import { stubResizes } from '@mallwright/shop-core/widgets/test-layout'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import { ACTION_ICONS } from '../../../../actions/action-icons.tsx'
import { ACTIONS } from '../../../../commands/registry/command-registry.ts'
import { callOf } from '../../../../commands/kit/define-command.ts'
import { setGuides } from '../../../../commands/page/set-guides.ts'
import { renderInStudio } from '../../../../test-studio.tsx'
import { CanvasPanel } from '../canvas-panel.tsx'

// jsdom has no layout: nothing resizes or scrolls.
beforeAll(async () => {
  Element.prototype.scrollBy ??= () => undefined
  stubResizes()
  // Preloads lazy modules, so that slow machines pass.
  await Promise.all([
    import('./selection-overlay.tsx'),
    import('./node-toolbar.tsx'),
    import('../../model/press-node.ts'),
  ])
})

const ids = (...names: string[]) => names as NodeId[]

describe('toolbar', () => {
  it('offers group actions for several nodes with their number', async () => {
    const studio = await renderInStudio(<CanvasPanel />)
    act(() => studio.page.select(ids('logo', 'buy')))
    const bar = await screen.findByRole('toolbar', { name: '已选 2 项的操作' })
    fireEvent.click(within(bar).getByRole('button', { name: '左对齐' }))
    expect(studio.page.documents.getState().document.nodes[ids('buy')[0] as NodeId]?.rect?.x).toBe(20)
    fireEvent.click(within(bar).getByRole('button', { name: '编组' }))
    expect(await screen.findByRole('toolbar', { name: '编组（2 项）的操作' })).toBeVisible()
    act(() => studio.page.select(ids('title')))
    const single = await screen.findByRole('toolbar', { name: '文本的操作' })
    expect(within(single).queryByRole('button', { name: '左对齐' })).toBeNull()
  })
})

describe('context menu', () => {
  it('opens at a right click with shortcuts, and runs an action', async () => {
    const studio = await renderInStudio(<CanvasPanel />)
    const module = await screen.findByText('企业采购，一站配齐')
    fireEvent.contextMenu(module, { clientX: 40, clientY: 50 })
    const menu = await screen.findByRole('menu', { name: '所选内容的操作' })
    expect(studio.page.selection.getState().selected).toEqual(['title'])
    expect(within(menu).getByRole('menuitem', { name: /复制一份/ })).toHaveTextContent('Ctrl+D')
    fireEvent.click(within(menu).getByRole('menuitem', { name: /删除/ }))
    expect(studio.page.documents.getState().document.children).not.toContain('title')
  })

  it('keeps the selection it was opened on, and offers pasting on the background', async () => {
    const studio = await renderInStudio(<CanvasPanel />)
    act(() => studio.page.select(ids('title', 'banner')))
    fireEvent.contextMenu(await screen.findByText('企业采购，一站配齐'))
    await screen.findByRole('menu', { name: '所选内容的操作' })
    expect(studio.page.selection.getState().selected).toEqual(['title', 'banner'])
    // A press on the menu must not reach the canvas.
    const item = screen.getByRole('menuitem', { name: /^复制一份/ })
    fireEvent.pointerDown(item, { button: 0, isPrimary: true })
    fireEvent.pointerUp(window)
    fireEvent.mouseDown(item)
    expect(studio.page.selection.getState().selected).toEqual(['title', 'banner'])
    act(() => studio.view.setState({ menuAt: undefined }))
    fireEvent.contextMenu(screen.getByRole('region', { name: '画布' }))
    expect(await screen.findByText('粘贴')).toBeVisible()
    expect(studio.page.selection.getState().selected).toEqual([])
  })
})

it('has an icon in every line of the menu, also in those of submenus', async () => {
  const studio = await renderInStudio(<CanvasPanel />)
  const named = [...ACTIONS, ...studio.actions.getState().filter(({ menu }) => menu !== undefined)]
  expect(named.map(({ name }) => name).filter((name) => !Object.hasOwn(ACTION_ICONS, name))).toEqual([])
})

describe('guide of the user', () => {
  it('moves by arrow keys and is removed by Delete', async () => {
    const studio = await renderInStudio(<CanvasPanel />)
    const [nodeId] = ids('free') as [NodeId]
    act(() => void studio.page.run(callOf(setGuides, { nodeId, guides: { x: [40], y: [] } })))
    const guides = () => studio.page.documents.getState().document.nodes[nodeId]?.guides
    fireEvent.keyDown(await screen.findByRole('slider', { name: '垂直参考线' }), { key: 'ArrowRight', shiftKey: true })
    expect(guides()).toEqual({ x: [50], y: [] })
    fireEvent.keyDown(screen.getByRole('slider', { name: '垂直参考线' }), { key: 'Delete' })
    expect(guides()).toBeUndefined()
  })
})
