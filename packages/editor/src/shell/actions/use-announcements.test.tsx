import type { NodeId } from '@mallwright/contract/document'
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'

import { callOf } from '../../commands/kit/define-command.ts'
import { renameNode } from '../../commands/node/rename-node.ts'
import { renderInStudio } from '../../test-studio.tsx'
import { useAnnouncements } from './use-announcements.ts'

/** As in the studio: it never re-renders. */
function Announcements(): null {
  useAnnouncements()
  return null
}

const title = 'title' as NodeId

async function listen() {
  const studio = await renderInStudio(<Announcements />)
  return { ...studio, notice: () => studio.announcer.current.getState() }
}

it('announces commands, undo and redo', async () => {
  const { page, notice } = await listen()
  act(() => page.select([title]))
  act(() => void page.run(callOf(renameNode, { nodeId: title, name: '口号' })))
  expect(notice().text).toBe('重命名：口号，第 1 项，共 4 项')
  act(() => void page.undo())
  expect(notice().text).toMatch(/^已撤销：重命名/)
  act(() => void page.redo())
  expect(notice()).toMatchObject({ text: '重命名：口号，第 1 项，共 4 项', notice: undefined })
})
