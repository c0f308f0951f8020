import type { NodeId } from '@mallwright/contract/document'
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'

import { callOf } from '../../commands/kit/define-command.ts'
import { renameNode } from '../../commands/node/rename-node.ts'
import { renderInStudio } from '../../test-studio.tsx'
import { useAnnouncements } from './use-announcements.ts'

/** As in the studio: it never re-renders. */
function Voice(): null {
  useAnnouncements()
  return null
}

const title = 'title' as NodeId

async function listen() {
  const studio = await renderInStudio(<Voice />)
  return { ...studio, said: () => studio.announcer.current.getState() }
}

it('announces commands, undo and redo', async () => {
  const { page, said } = await listen()
  act(() => page.select([title]))
  act(() => void page.run(callOf(renameNode, { nodeId: title, name: '口号' })))
  expect(said().text).toBe('重命名：口号，第 1 项，共 4 项')
  act(() => void page.undo())
  expect(said().text).toMatch(/^已撤销：重命名/)
  act(() => void page.redo())
  expect(said()).toMatchObject({ text: '重命名：口号，第 1 项，共 4 项', isShown: false })
})
