import type { NodeId } from '@mallwright/contract/document'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { readFields } from '../kit/field.ts'
import type { ViewMode } from '../kit/module-view.ts'
import { viewProps } from '../kit/test-view.tsx'
import { tagTabs } from './tag-tabs.ts'
import { tagTabsView } from './tag-tabs.view.tsx'

const parts = ['爆款', '', '自营'].map((title, index) => ({ id: `t${index}` as NodeId, props: { title } }))

function draw(options: { mode?: ViewMode; wantedPart?: NodeId } = {}) {
  const element = ({ mode = 'view', wantedPart }: typeof options) => (
    <tagTabsView.View
      {...viewProps(mode)}
      props={readFields(tagTabs.fields, {})}
      data={{ state: 'ready', value: undefined }}
      onAction={() => undefined}
      childNodes={parts}
      requestedChild={wantedPart}
    >
      {parts.map(({ id }) => (
        <p key={id}>{`内容 ${id}`}</p>
      ))}
    </tagTabsView.View>
  )
  const { rerender } = render(element(options))
  return { change: (next: typeof options) => rerender(element(next)) }
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

it('opens the first tab, numbers tabs without a label, and renders the active one only', () => {
  draw()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['爆款', '页签2', '自营'])
  expect(screen.getByRole('tabpanel', { name: '爆款' }).textContent).toBe('内容 t0')
  fireEvent.click(screen.getByRole('tab', { name: '自营' }))
  expect(screen.getByRole('tabpanel', { name: '自营' }).textContent).toBe('内容 t2')
  expect(screen.queryByText('内容 t0')).toBeNull()
})

it('is navigated with arrow keys and wraps around', () => {
  draw()
  const bar = screen.getByRole('tablist')
  fireEvent.keyDown(bar, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('自营')
  fireEvent.keyDown(bar, { key: 'ArrowRight' })
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('爆款')
})

it('shows the tab that is being edited, also after deselection', () => {
  const { change } = draw({ mode: 'edit', wantedPart: 't1' as NodeId })
  expect(screen.getByRole('tabpanel').textContent).toBe('内容 t1')
  change({ mode: 'edit' })
  expect(screen.getByRole('tabpanel').textContent).toBe('内容 t1')
  fireEvent.click(screen.getByRole('tab', { name: '爆款' }))
  expect(screen.getByRole('tabpanel').textContent).toBe('内容 t1')
})
