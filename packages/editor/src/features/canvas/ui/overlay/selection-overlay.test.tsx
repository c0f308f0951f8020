import type { NodeId } from '@mallwright/contract/document'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import { callOf } from '../../../../commands/kit/define-command.ts'
import { setGuides } from '../../../../commands/page/set-guides.ts'
import { renderInStudio } from '../../../../test-studio.tsx'
import { CanvasPanel } from '../canvas-panel.tsx'

// Nothing is laid out here, so nothing changes its size and nothing scrolls.
beforeAll(async () => {
  Element.prototype.scrollBy ??= () => undefined
  globalThis.ResizeObserver ??= class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  } as unknown as typeof ResizeObserver
  // What follows after the page is here already, however slow the machine is.
  await Promise.all([
    import('./selection-overlay.tsx'),
    import('./node-toolbar.tsx'),
    import('../../model/press-node.ts'),
  ])
})

const ids = (...names: string[]) => names as NodeId[]

describe('the toolbar', () => {
  it('offers for several what one has not, and says how many they are', async () => {
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

describe('the menu', () => {
  it('opens at a right click on what is under it, with the shortcuts, and runs an action', async () => {
    const studio = await renderInStudio(<CanvasPanel />)
    const module = await screen.findByText('企业采购，一站配齐')
    fireEvent.contextMenu(module, { clientX: 40, clientY: 50 })
    const menu = await screen.findByRole('menu', { name: '所选内容的操作' })
    expect(studio.page.selection.getState().selected).toEqual(['title'])
    expect(within(menu).getByRole('menuitem', { name: /复制一份/ })).toHaveTextContent('Ctrl+D')
    fireEvent.click(within(menu).getByRole('menuitem', { name: /删除/ }))
    expect(studio.page.documents.getState().document.children).not.toContain('title')
  })

  it('keeps a selection that it was opened on, and offers pasting on the empty ground', async () => {
    const studio = await renderInStudio(<CanvasPanel />)
    act(() => studio.page.select(ids('title', 'banner')))
    fireEvent.contextMenu(await screen.findByText('企业采购，一站配齐'))
    await screen.findByRole('menu', { name: '所选内容的操作' })
    expect(studio.page.selection.getState().selected).toEqual(['title', 'banner'])
    // A press on the menu is none on the canvas below it.
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

describe('a guide of the user', () => {
  it('moves by arrow keys and goes by Delete', async () => {
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
