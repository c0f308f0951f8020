import type { NodeId } from '@mallwright/contract/document'
import { stubResizes } from '@mallwright/shop-core/widgets/test-layout'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { ACTIONS } from '../../../../commands/registry/command-registry.ts'
import { callOf } from '../../../../commands/kit/define-command.ts'
import { lockNode } from '../../../../commands/node/lock-node.ts'
import { setProps } from '../../../../commands/node/set-props.ts'
import { renderInStudio } from '../../../../test-studio.tsx'
import { NodeToolbar } from './node-toolbar.tsx'

stubResizes()

it('re-evaluates actions when the tree or the selection changes, but not while typing', async () => {
  const studio = await renderInStudio(<NodeToolbar box={{ x: 0, y: 80, width: 375, height: 40 }} />)
  const nodeId = 'title' as NodeId
  act(() => studio.page.select([nodeId]))
  expect(await screen.findByRole('button', { name: '锁定' })).toBeVisible()
  const inputFor = vi.spyOn(ACTIONS[0] as (typeof ACTIONS)[number], 'inputFor')
  for (const text of ['一', '一二', '一二三'])
    act(() => void studio.page.run(callOf(setProps, { nodeId, version: 0, props: { text } }), { mergeKey: 'text' }))
  expect(inputFor).not.toHaveBeenCalled()
  act(() => void studio.page.run(callOf(lockNode, { nodeIds: [nodeId], isLocked: true })))
  expect(inputFor).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '解锁' })).toBeVisible()
})

it('another selection, zoom or device measures its place anew', async () => {
  const studio = await renderInStudio(<NodeToolbar box={{ x: 0, y: 80, width: 375, height: 40 }} />)
  studio.canvas.setScrollElement(document.body)
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body)
  const rectOf = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  let barTop = -50
  rectOf.mockImplementation(function rect(this: Element) {
    const shift = Number.parseInt((this as HTMLElement).style.getPropertyValue('--st-bar-shift') || '0', 10)
    if (this.classList.contains('st-node-bar')) return new DOMRect(0, barTop + shift, 200, 30)
    return new DOMRect(0, this === document.body ? 0 : barTop, 300, 400)
  })
  const shiftOf = (element: HTMLElement) => element.style.getPropertyValue('--st-bar-shift')
  act(() => studio.page.select(['title' as NodeId]))
  const bar = await screen.findByRole('toolbar')
  await expect.poll(() => shiftOf(bar)).toBe('56px')
  barTop = -20
  act(() => studio.view.setState({ zoom: 0.5 }))
  await expect.poll(() => shiftOf(bar)).toBe('26px')
  barTop = 40
  act(() => studio.page.select(['logo' as NodeId]))
  await expect.poll(() => shiftOf(bar)).toBe('')
  rectOf.mockRestore()
})
