import type { NodeId } from '@mallwright/contract/document'
import { act, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'

import { ACTIONS } from '../../../../commands/registry/command-registry.ts'
import { callOf } from '../../../../commands/kit/define-command.ts'
import { lockNode } from '../../../../commands/node/lock-node.ts'
import { setProps } from '../../../../commands/node/set-props.ts'
import { renderInStudio } from '../../../../test-studio.tsx'
import { NodeToolbar } from './node-toolbar.tsx'

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  } as unknown as typeof ResizeObserver
})

it('re-evaluates actions when the tree or the selection changes, but not while typing', async () => {
  const studio = await renderInStudio(<NodeToolbar box={{ x: 0, y: 80, width: 375, height: 40 }} />)
  const nodeId = 'title' as NodeId
  act(() => studio.page.select([nodeId]))
  expect(await screen.findByRole('button', { name: '锁定' })).toBeVisible()
  const asked = vi.spyOn(ACTIONS[0] as (typeof ACTIONS)[number], 'inputFor')
  for (const text of ['一', '一二', '一二三'])
    act(() => void studio.page.run(callOf(setProps, { nodeId, version: 0, props: { text } }), { mergeKey: 'text' }))
  expect(asked).not.toHaveBeenCalled()
  act(() => void studio.page.run(callOf(lockNode, { nodeIds: [nodeId], isLocked: true })))
  expect(asked).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '解锁' })).toBeVisible()
})
