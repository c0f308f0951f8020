import type { NodeId } from '@mallwright/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { callOf } from '../commands/define-command.ts'
import { setTitle } from '../commands/set-title.ts'
import { samplePage } from '../sample-page.samples.ts'
import { renderInStudio } from '../test-studio.tsx'
import { useStore, useStudio } from '../studio/studio.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { SaveStatus } from './save-status.tsx'

function Part() {
  const state = useStore(useStudio().saver.state, (whole) => whole)
  return (
    <>
      <SaveStatus />
      {state.kind === 'conflict' && <ConflictDialog conflict={state.conflict} />}
    </>
  )
}

const THEIRS = { iRevision: 7, cEditedBy: '王五', dEdited: '2026-11-20 10:00:00' }

async function inConflict() {
  const sent: unknown[] = []
  const studio = await renderInStudio(<Part />, {
    gateway: ({ operation, body }) => {
      if (operation.path.endsWith('getDraftPage')) {
        const document = { ...samplePage(), title: '对方的标题' }
        return { data: { document, ...THEIRS, iPublishedRevision: 0 } }
      }
      sent.push(body)
      if (sent.length > 1) return { data: { iRevision: 8, dEdited: '' } }
      return { code: 4009, data: { cFailure: 'REVISION_CONFLICT', ...THEIRS } }
    },
  })
  act(() => void studio.page.run(callOf(setTitle, { title: '我的标题' })))
  await act(() => studio.saver.flush())
  return { studio, sent }
}

it('says who saved and when, and saves mine over theirs on their revision', async () => {
  const { studio, sent } = await inConflict()
  expect(screen.getByText(/王五 在 2026-11-20 10:00:00/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: '用我的覆盖' }))
  await waitFor(() => expect(screen.getByText('已保存')).toBeInTheDocument())
  expect(sent[1]).toMatchObject({ iRevision: 7, document: { title: '我的标题' } })
  expect(studio.saver.revision()).toBe(8)
})

it('loads theirs, and nothing of mine is sent', async () => {
  const { studio, sent } = await inConflict()
  fireEvent.click(screen.getByRole('button', { name: '载入对方版本' }))
  await waitFor(() => expect(studio.page.documents.getState().document.title).toBe('对方的标题'))
  expect(studio.saver.state.getState().kind).toBe('saved')
  expect(sent).toHaveLength(1)
  expect(studio.page.nodes.get('title' as NodeId)).toBeDefined()
})
