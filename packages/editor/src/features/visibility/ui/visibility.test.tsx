import type { Document, NodeId } from '@mallwright/contract/document'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { callOf, CommandError } from '../../../commands/kit/define-command.ts'
import { setVisibility } from '../../../commands/node/set-visibility.ts'
import { historyOf } from '../../../document-store/history.ts'
import { CanvasModule } from '../../canvas/ui/canvas-node.tsx'
import { InspectorSide } from '../../../shell/side-panels.tsx'
import { LayerLine } from '../../layers/ui/layer-line.tsx'
import { samplePage } from '../../../sample-page.samples.ts'
import type { Studio } from '../../../studio/studio.ts'
import { renderInStudio } from '../../../test-studio.tsx'

const id = (text: string) => text as NodeId
const nodeOf = ({ page }: Studio, name: string) => page.documents.getState().document.nodes[id(name)]
const stepsOf = ({ page }: Studio) => historyOf(page.documents).steps.length
const withShowing = (showing: unknown): Document => {
  const document = samplePage()
  const title = { ...document.nodes[id('title')], showing }
  return { ...document, nodes: { ...document.nodes, title } as Document['nodes'] }
}
const open = async (document = samplePage(), name = 'title') => {
  const studio = await renderInStudio(<InspectorSide />, { document })
  act(() => studio.select(name))
  fireEvent.click(screen.getByRole('tab', { name: '高级' }))
  return studio
}
const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const box = (name: string) => screen.getByRole('checkbox', { name })

describe('visibility section (展示条件)', () => {
  it('is offered for every editable node, items of a container included', async () => {
    const studio = await open()
    for (const name of ['title', 'free', 'logo', 'buy', 'banner']) {
      act(() => studio.select(name))
      expect(screen.getByRole('group', { name: '展示条件' })).toBeInTheDocument()
    }
    expect(screen.getAllByRole('checkbox').every((checkbox) => (checkbox as HTMLInputElement).checked)).toBe(true)
  })

  it('stores a time window in Shanghai time, every change as one undoable step', async () => {
    const studio = await open()
    enter('开始时间', '2026-11-11T00:00')
    enter('结束时间', '2026-11-12T00:00')
    expect(nodeOf(studio, 'title')?.showing).toEqual({ from: '2026-11-11 00:00', until: '2026-11-12 00:00' })
    fireEvent.click(box('访客'))
    expect(nodeOf(studio, 'title')?.showing?.audiences).toEqual(['individual', 'team', 'enterprise'])
    act(() => void studio.page.undo())
    expect(box('访客')).toBeChecked()
    act(() => void studio.page.undo())
    expect(nodeOf(studio, 'title')).not.toHaveProperty('showing')
    expect(screen.getByLabelText('开始时间')).toHaveValue('')
  })

  it('takes a time as it is written, the same in every browser', async () => {
    const studio = await open()
    enter('开始时间', '2026-11-11')
    expect(screen.getByText(/请填完整/)).toBeInTheDocument()
    expect(nodeOf(studio, 'title')).not.toHaveProperty('showing')
    enter('开始时间', '2026-11-11 08:30')
    expect(nodeOf(studio, 'title')?.showing).toEqual({ from: '2026-11-11 08:30' })
    expect(screen.getByLabelText('开始时间')).toHaveValue('2026-11-11 08:30')
  })

  it('rejects an end before the start with a message, and stores it once valid', async () => {
    const studio = await open()
    enter('开始时间', '2026-11-11T00:00')
    const steps = stepsOf(studio)
    enter('结束时间', '2026-11-11T00:00')
    expect(screen.getByText('结束时间必须晚于开始时间，尚未保存')).toBeInTheDocument()
    expect(screen.getByLabelText('结束时间')).toBeInvalid()
    expect([screen.getByLabelText<HTMLInputElement>('结束时间').value, stepsOf(studio)]).toEqual([
      '2026-11-11 00:00',
      steps,
    ])
    enter('开始时间', '2026-11-10T08:30')
    expect(nodeOf(studio, 'title')?.showing).toEqual({ from: '2026-11-10 08:30', until: '2026-11-11 00:00' })
    expect(screen.queryByText(/尚未保存/)).toBeNull()
  })

  it('clears an end, and omits rules without restrictions', async () => {
    const studio = await open(withShowing({ from: '2026-11-11 00:00', audiences: ['team'] }))
    fireEvent.click(screen.getByRole('button', { name: '清除开始时间' }))
    for (const name of ['访客', '个人', '企业']) fireEvent.click(box(name))
    expect(nodeOf(studio, 'title')).not.toHaveProperty('showing')
  })

  it('keeps at least one audience', async () => {
    const studio = await open(withShowing({ audiences: ['team'] }))
    fireEvent.click(box('团队'))
    expect(screen.getByText(/至少保留一项/)).toBeInTheDocument()
    expect([nodeOf(studio, 'title')?.showing, stepsOf(studio)]).toEqual([{ audiences: ['team'] }, 1])
  })

  it('keeps rules of a newer format byte for byte, and shows that nobody sees the module', async () => {
    const showing = { regions: [{ b: 1, a: 2 }], audiences: ['vip', 'team'], from: 'at dawn' }
    const studio = await open(withShowing(showing))
    expect(screen.getByText(/当前版本不认识的条件/)).toBeInTheDocument()
    expect(screen.getByText(/“at dawn”不是有效的时间/)).toBeInTheDocument()
    fireEvent.click(box('企业'))
    expect(JSON.stringify(nodeOf(studio, 'title')?.showing)).toBe(
      JSON.stringify({ ...showing, audiences: ['vip', 'team', 'enterprise'] }),
    )
  })
})

describe('several selected nodes', () => {
  const openTwo = async () => {
    const studio = await renderInStudio(<InspectorSide />, {
      document: withShowing({ audiences: ['team', 'visitor'] }),
    })
    act(() => studio.page.select([id('title'), id('banner')]))
    fireEvent.click(screen.getByRole('tab', { name: '高级' }))
    return studio
  }

  it('get a window together, as one step', async () => {
    const studio = await openTwo()
    const steps = stepsOf(studio)
    enter('开始时间', '2026-11-11T00:00')
    expect(nodeOf(studio, 'title')?.showing?.from).toBe('2026-11-11 00:00')
    expect(nodeOf(studio, 'banner')?.showing?.from).toBe('2026-11-11 00:00')
    expect(stepsOf(studio)).toBe(steps + 1)
  })

  it('say where they differ, and keep the rest of their own lists', async () => {
    const studio = await openTwo()
    expect(box('企业')).toBePartiallyChecked()
    expect(box('团队')).toBeChecked()
    fireEvent.click(box('访客'))
    expect(nodeOf(studio, 'title')?.showing?.audiences).toEqual(['team'])
    expect(nodeOf(studio, 'banner')?.showing?.audiences).toEqual(['individual', 'team', 'enterprise'])
    // One of them would have nobody left.
    const steps = stepsOf(studio)
    fireEvent.click(box('团队'))
    expect(screen.getByText(/至少保留一项/)).toBeInTheDocument()
    expect(stepsOf(studio)).toBe(steps)
  })
})

describe('node.setVisibility', () => {
  it('records no step without a change, and refuses a window that never opens', async () => {
    const { page, ...studio } = await renderInStudio(<InspectorSide />)
    const run = (input: object) => page.run(callOf(setVisibility, { changes: [{ nodeId: id('title'), ...input }] }))
    expect(run({ from: '', audiences: ['visitor', 'individual', 'team', 'enterprise'] })).toBe(false)
    expect(run({ until: '2026-11-11 00:00' })).toBe(true)
    expect(run({ until: '2026-11-11 00:00' })).toBe(false)
    for (const input of [{ from: '2026-11-11 00:00' }, { from: '2026-02-30 00:00' }, { audiences: [] }])
      expect(() => run(input)).toThrow(CommandError)
    expect(stepsOf({ page, ...studio })).toBe(2)
  })
})

describe('marks', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-10T23:59:00+08:00') })
  })
  afterEach(() => vi.useRealTimers())

  const showing = { from: '2026-11-11 00:00', until: '2026-11-12 00:00', audiences: ['enterprise', 'vip'] }
  const row = {
    key: 'title',
    id: id('title'),
    depth: 0,
    parentId: undefined,
    index: 0,
    count: 1,
    hasChildren: false,
    isFolded: false,
  }
  const marks = () => screen.queryAllByRole('img').map((mark) => mark.getAttribute('aria-label'))

  it('show time and audience in layers, and follow the clock', async () => {
    const line = (
      <LayerLine row={row} isCurrent onFold={() => undefined} onDrag={() => undefined} onSelect={() => undefined} />
    )
    await renderInStudio(line, { document: withShowing(showing) })
    expect(marks()).toEqual(['未开始', '仅企业、vip'])
    act(() => void vi.advanceTimersByTime(60_000))
    expect(marks()).toEqual(['限时展示', '仅企业、vip'])
    act(() => void vi.advanceTimersByTime(24 * 3_600_000))
    expect(marks()).toEqual(['已结束', '仅企业、vip'])
  })

  it('show on the canvas that nobody sees a node now', async () => {
    const module = <CanvasModule id={id('title')} isFirst isDeferred={false} />
    await renderInStudio(module, { document: withShowing(showing) })
    // Its script follows the first paint.
    await act(() => vi.dynamicImportSettled())
    expect(screen.getByText('未开始')).toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.queryByText('未开始')).toBeNull()
  })
})
