import type { NodeId } from '@mallwright/contract/document'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { callOf } from '../../../commands/kit/define-command.ts'
import { removeNode } from '../../../commands/node/remove-node.ts'
import { renameNode } from '../../../commands/node/rename-node.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import { HistoryPanel, clockTime } from './history-panel.tsx'

async function open() {
  const studio = await renderInStudio(<HistoryPanel />)
  act(() => {
    studio.page.run(callOf(renameNode, { nodeId: 'title' as NodeId, name: '首屏标题' }))
    studio.page.run(callOf(removeNode, { nodeIds: ['banner' as NodeId] }))
  })
  return studio
}
const steps = () => within(screen.getByRole('list', { name: '历史步骤' })).getAllByRole('button')

it('lists every step with its node and time', async () => {
  await open()
  const [removed, renamed, opened] = steps()
  expect(removed).toHaveTextContent(/^删除图片\d\d:\d\d:\d\d$/)
  expect(renamed).toHaveTextContent(/^重命名首屏标题\d\d:\d\d:\d\d$/)
  expect(opened).toHaveTextContent('打开页面')
  expect(removed).toHaveAttribute('aria-current', 'step')
  expect(clockTime(new Date(2026, 0, 2, 9, 5, 7).getTime(), 'zh-CN')).toBe('09:05:07')
})

it('names the targets of undone steps, also of nodes that are gone', async () => {
  const studio = await open()
  act(() => studio.page.jumpTo(0))
  expect(steps().map((row) => row.textContent.replace(/\d\d:.*/, ''))).toEqual([
    '删除图片',
    '重命名首屏标题',
    '打开页面',
  ])
})

it('jumps to a step and back, by pointer and by keys', async () => {
  const studio = await open()
  fireEvent.click(steps()[2] as HTMLElement)
  expect(studio.page.nodes.get('title' as NodeId)?.name).toBeUndefined()
  expect(steps()[2]).toHaveAttribute('aria-current', 'step')
  steps()[2]?.focus()
  fireEvent.keyDown(steps()[2] as HTMLElement, { key: 'ArrowUp' })
  expect(steps()[1]).toHaveFocus()
  fireEvent.keyDown(steps()[1] as HTMLElement, { key: 'Home' })
  expect(steps()[0]).toHaveFocus()
  fireEvent.click(steps()[0] as HTMLElement)
  expect(studio.page.nodes.get('banner' as NodeId)).toBeUndefined()
})
