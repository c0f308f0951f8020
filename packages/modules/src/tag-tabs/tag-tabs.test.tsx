import type { NodeId } from '@mallwright/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { TAG_SCROLL_MS } from '../appearance/scroll-along.ts'
import { readFields } from '../field.ts'
import type { ViewMode } from '../module-view.ts'
import { tagTabs } from './tag-tabs.ts'
import { tagTabsView } from './tag-tabs.view.tsx'

const parts = ['爆款', '', '自营'].map((title, index) => ({ id: `t${index}` as NodeId, props: { title } }))

function draw(given: { mode?: ViewMode; wantedPart?: NodeId } = {}) {
  const drawn = ({ mode = 'view', wantedPart }: typeof given) => (
    <tagTabsView.View
      nodeId={'n' as NodeId}
      props={readFields(tagTabs.fields, {})}
      data={{ state: 'ready', value: undefined }}
      locale="zh-CN"
      mode={mode}
      origin="http://shop.test"
      isFirst={false}
      onAction={() => undefined}
      parts={parts}
      wantedPart={wantedPart}
    >
      {parts.map(({ id }) => (
        <p key={id}>{`内容 ${id}`}</p>
      ))}
    </tagTabsView.View>
  )
  const { rerender } = render(drawn(given))
  return { change: (next: typeof given) => rerender(drawn(next)) }
}

afterEach(() => vi.unstubAllGlobals())

it('starts with the first tab, names those without a label by their number, and draws the chosen one only', () => {
  draw()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['爆款', '页签2', '自营'])
  expect(screen.getByRole('tabpanel', { name: '爆款' }).textContent).toBe('内容 t0')
  fireEvent.click(screen.getByRole('tab', { name: '自营' }))
  expect(screen.getByRole('tabpanel', { name: '自营' }).textContent).toBe('内容 t2')
  expect(screen.queryByText('内容 t0')).toBeNull()
})

it('is walked by arrow keys, round the ends', () => {
  draw()
  const bar = screen.getByRole('tablist')
  fireEvent.keyDown(bar, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('自营')
  fireEvent.keyDown(bar, { key: 'ArrowRight' })
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('爆款')
})

it('shows the tab that is edited, and keeps it when the selection leaves', () => {
  const { change } = draw({ mode: 'edit', wantedPart: 't1' as NodeId })
  expect(screen.getByRole('tabpanel').textContent).toBe('内容 t1')
  change({ mode: 'edit' })
  expect(screen.getByRole('tabpanel').textContent).toBe('内容 t1')
  fireEvent.click(screen.getByRole('tab', { name: '爆款' }))
  expect(screen.getByRole('tabpanel').textContent).toBe('内容 t1')
})

it('brings the chosen tab to the middle of the bar in 800 ms', () => {
  expect(TAG_SCROLL_MS).toBe(800)
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => frames.push(step))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  draw()
  const bar = screen.getByRole('tablist')
  const sizes = { scrollWidth: 900, clientWidth: 300 }
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(bar, name, { value })
  const last = screen.getByRole('tab', { name: '自营' })
  Object.defineProperties(last, { offsetLeft: { value: 500 }, offsetWidth: { value: 100 } })
  fireEvent.click(last)
  frames.at(-1)?.(1000 + TAG_SCROLL_MS / 2)
  expect(bar.scrollLeft).toBeGreaterThan(0)
  expect(bar.scrollLeft).toBeLessThan(400)
  frames.at(-1)?.(1000 + TAG_SCROLL_MS)
  expect(bar.scrollLeft).toBe(400)
})
