import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { historyOf } from '../../../document-store/history.ts'
import { openEntry } from '../../../studio/view-store.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import { InspectorPanel } from './inspector-panel.tsx'

const NODES: readonly [string, string, Node['props'], Partial<Node>?][] = [
  ['a', 'text', { text: '甲', isBold: true, colour: '#112233' }],
  ['b', 'text', { text: '乙' }],
  ['c', 'text', { text: '丙' }, { isLocked: true }],
  ['d', 'image', {}],
  ['g', 'image', {}],
  ['e', 'carousel', { slides: [{ alt: '一' }] }],
  ['f', 'carousel', { slides: [{ alt: '二' }] }],
]

function pageOfMany(): Document {
  const nodes = NODES.map(([id, module, props, more]) => ({ id: id as NodeId, module, version: 0, props, ...more }))
  return {
    format: 1,
    title: '',
    look: { background: '' },
    children: nodes.map(({ id }) => id),
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
  }
}

async function open(...ids: string[]) {
  const studio = await renderInStudio(<InspectorPanel />, { document: pageOfMany() })
  act(() => studio.page.select(ids as NodeId[]))
  return {
    ...studio,
    propsOf: (id: string) => studio.page.documents.getState().document.nodes[id as NodeId]?.props,
    steps: () => historyOf(studio.page.documents).steps.length,
  }
}

beforeEach(() => localStorage.clear())

describe('several selected nodes', () => {
  it('show their number and kinds, and which of them do not change', async () => {
    await open('a', 'b', 'c')
    expect(screen.getByRole('heading', { name: '已选 3 个模块' })).toBeInTheDocument()
    expect(screen.getByText('文本 × 2')).toBeInTheDocument()
    expect(screen.getByText(/其中 1 个已锁定/)).toBeInTheDocument()
  })

  it('are changed by one typed text as one step and stay selected', async () => {
    const studio = await open('a', 'b', 'c')
    const field = screen.getByLabelText('文字内容')
    expect(field).toHaveValue('')
    expect(field).toHaveAttribute('placeholder', '混合')
    for (const value of ['新', '新年']) fireEvent.change(field, { target: { value } })
    expect([studio.propsOf('a')?.['text'], studio.propsOf('b')?.['text']]).toEqual(['新年', '新年'])
    expect(studio.propsOf('c')?.['text']).toBe('丙')
    expect(studio.steps()).toBe(2)
    expect(studio.page.selection.getState().selected).toEqual(['a', 'b', 'c'])
  })

  it('show a mixed switch and set it on all', async () => {
    const studio = await open('a', 'b')
    fireEvent.click(screen.getByRole('tab', { name: '样式' }))
    const bold = screen.getByLabelText('加粗')
    expect(bold).toBePartiallyChecked()
    fireEvent.click(bold)
    expect([studio.propsOf('a')?.['isBold'], studio.propsOf('b')?.['isBold']]).toEqual([true, true])
    expect(screen.getByRole('switch', { name: '加粗' })).toBeChecked()
  })

  it('are all reset to the default', async () => {
    const studio = await open('a', 'b')
    fireEvent.change(screen.getByLabelText('文字内容'), { target: { value: '新' } })
    fireEvent.click(screen.getAllByRole('button', { name: '恢复默认' })[0] as HTMLElement)
    expect(studio.propsOf('a')).not.toHaveProperty('text')
    expect(studio.propsOf('b')).not.toHaveProperty('text')
  })

  it('ask for equal values before a mixed list is edited', async () => {
    const studio = await open('e', 'f')
    expect(screen.queryByRole('button', { name: '添加图片' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '都用第一个的' }))
    expect(studio.propsOf('f')?.['slides']).toMatchObject([{ alt: '一' }])
    expect(studio.steps()).toBe(2)
  })

  it('window five hundred rows', async () => {
    const studio = await open()
    const many = Array.from({ length: 500 }, (_, n): Node => ({
      id: `n${n}` as NodeId,
      module: 'text',
      version: 0,
      props: { text: String(n) },
    }))
    act(() => {
      const { document } = studio.page.documents.getState()
      studio.page.documents.setState({
        document: {
          ...document,
          children: many.map(({ id }) => id),
          nodes: Object.fromEntries(many.map((node) => [node.id, node])),
        },
      })
      studio.page.select(many.map(({ id }) => id))
    })
    fireEvent.change(screen.getByLabelText('文字内容'), { target: { value: '同' } })
    expect(many.every(({ id }) => studio.propsOf(id)?.['text'] === '同')).toBe(true)
    expect(studio.page.selection.getState().selected).toHaveLength(500)
  })
})

describe('style of a node', () => {
  it('is copied and applied to another as one step', async () => {
    const studio = await open('a')
    fireEvent.click(screen.getByRole('button', { name: '复制样式' }))
    expect(screen.getByRole('button', { name: '粘贴样式' })).toBeDisabled()
    act(() => studio.select('b'))
    fireEvent.click(screen.getByRole('button', { name: '粘贴样式' }))
    expect(studio.propsOf('b')).toEqual({ text: '乙', isBold: true, colour: '#112233' })
    expect(studio.steps()).toBe(2)
  })
})

describe('several items of a container', () => {
  it('have one position and size, and take a number together as one step, each within the container', async () => {
    const studio = await renderInStudio(<InspectorPanel />)
    act(() => studio.page.select(['logo', 'buy'] as NodeId[]))
    fireEvent.click(await screen.findByRole('tab', { name: '样式' }))
    const rectOf = (id: string) => studio.page.nodes.get(id as NodeId)?.rect
    const before = [rectOf('logo'), rectOf('buy')]
    expect(before[0]?.x).not.toBe(before[1]?.x)
    const x = screen.getByRole('textbox', { name: 'X' })
    expect(x).toHaveValue('')
    expect(x).toHaveAttribute('placeholder', '混合')
    const steps = historyOf(studio.page.documents).steps.length
    fireEvent.change(x, { target: { value: '12' } })
    expect([rectOf('logo')?.x, rectOf('buy')?.x]).toEqual([12, 12])
    expect([rectOf('logo')?.y, rectOf('buy')?.y]).toEqual(before.map((rect) => rect?.y))
    expect(historyOf(studio.page.documents).steps).toHaveLength(steps + 1)
    act(() => void studio.page.undo())
    expect([rectOf('logo'), rectOf('buy')]).toEqual(before)
  })
})

it('several pictures have no button to draw on the canvas, and their open entry closes with the selection', async () => {
  const studio = await open('d', 'g')
  expect(screen.queryByRole('button', { name: '在画布上画' })).toBeNull()
  act(() => openEntry(studio.view, 'many-zones', 0))
  act(() => studio.page.select(['e', 'f'] as NodeId[]))
  expect(studio.view.getState().openEntries).toEqual({})
  act(() => studio.page.select(['d'] as NodeId[]))
  expect(await screen.findByRole('button', { name: '在画布上画' })).toBeVisible()
})
