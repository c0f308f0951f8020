import type { NodeId } from '@mallwright/contract/document'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { callOf } from '../../../commands/kit/define-command.ts'
import { insertNode } from '../../../commands/node/insert-node.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import { CanvasModule } from './canvas-node.tsx'

it('shows 请点击预览查看 when a navigation item is clicked on the canvas', async () => {
  const id = 'entries' as NodeId
  const studio = await renderInStudio(<CanvasModule id={id} isFirst isDeferred={false} />)
  const props = { items: [{ text: '全部', link: { kind: 'class', classId: 'c1' } }] }
  act(
    () =>
      void studio.page.run(callOf(insertNode, { nodes: [{ id, module: 'navigation', version: 0, props }], index: 0 })),
  )
  fireEvent.click(await screen.findByText('全部'))
  const { turn, notice } = studio.announcer.current.getState()
  expect(notice).toEqual({ turn, text: '请点击预览查看' })
})
