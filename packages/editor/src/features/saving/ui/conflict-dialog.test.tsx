import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { callOf } from '../../../commands/kit/define-command.ts'
import { setProps } from '../../../commands/node/set-props.ts'
import { samplePage } from '../../../sample-page.samples.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import { useStore, useStudio } from '../../../studio/studio.ts'
import type { Studio } from '../../../studio/studio.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { SaveStatus } from './save-status.tsx'

function Dialog() {
  const state = useStore(useStudio().autosave.state, (all) => all)
  return (
    <>
      <SaveStatus />
      {state.kind === 'conflict' && <ConflictDialog conflict={state.conflict} />}
    </>
  )
}

const id = (text: string) => text as NodeId
const THEIRS = { iRevision: 7, cEditedBy: '王五', dEdited: '2026-11-20 10:00:00' }

interface Versions {
  readonly mine: (studio: Studio) => void
  readonly theirs: (document: Document) => Document
}

async function inConflict({ mine, theirs }: Versions) {
  const sent: unknown[] = []
  const studio = await renderInStudio(<Dialog />, {
    gateway: ({ operation, body }) => {
      if (operation.path.endsWith('getDraftPage')) {
        return { data: { document: theirs(samplePage()), ...THEIRS, iPublishedRevision: 0 } }
      }
      sent.push(body)
      if (sent.length > 1) return { data: { iRevision: 8, dEdited: '' } }
      return { code: 4009, data: { cFailure: 'REVISION_CONFLICT', ...THEIRS } }
    },
  })
  act(() => mine(studio))
  await act(() => studio.autosave.flush())
  await screen.findByRole('button', { name: '合并并保存' })
  return { studio, sent }
}

const titled = (studio: Studio, text: string) =>
  void studio.page.run(callOf(setProps, { nodeId: id('title'), version: 0, props: { text } }))
const withText = (document: Document, node: string, text: string): Document => ({
  ...document,
  nodes: { ...document.nodes, [node]: { ...document.nodes[id(node)], props: { text } } as Node },
})
const row = (name: string) => within(screen.getByText(name, { selector: 'strong' }).closest('li') as HTMLElement)
const merge = () => fireEvent.click(screen.getByRole('button', { name: '合并并保存' }))

it('shows who saved and when, merges changes to different modules, and undoes only mine', async () => {
  const { studio, sent } = await inConflict({
    mine: (version) => titled(version, '我的标题'),
    theirs: (document) => withText(document, 'slogan', '对方的口号'),
  })
  expect(screen.getByText(/王五 在 2026-11-20 10:00:00/)).toBeInTheDocument()
  merge()
  await waitFor(() => expect(screen.getByText('已保存')).toBeInTheDocument())
  const { nodes } = studio.page.documents.getState().document
  expect([nodes[id('title')]?.props['text'], nodes[id('slogan')]?.props['text']]).toEqual(['我的标题', '对方的口号'])
  expect(sent[1]).toMatchObject({ iRevision: 7, document: { nodes } })
  expect(studio.autosave.revision()).toBe(8)
  // Undo takes back one's own step and nothing of theirs.
  act(() => void studio.page.undo())
  const undone = studio.page.documents.getState().document.nodes
  expect(undone[id('title')]?.props['text']).not.toBe('我的标题')
  expect(undone[id('slogan')]?.props['text']).toBe('对方的口号')
  expect(studio.page.undo()).toBe(false)
})

it('shows before and after of the same module, and saves nothing before a choice', async () => {
  const { studio, sent } = await inConflict({
    mine: (version) => titled(version, '我的标题'),
    theirs: (document) => withText(document, 'title', '对方的标题'),
  })
  expect(screen.getByRole('button', { name: '合并并保存' })).toBeDisabled()
  const text = row('文本')
  expect(text.getByText('我的标题')).toBeInTheDocument()
  expect(text.getByText('对方的标题')).toBeInTheDocument()
  expect(text.getAllByText('文字内容')).toHaveLength(2)
  expect(sent).toHaveLength(1)
  fireEvent.click(text.getByRole('radio', { name: '对方的' }))
  merge()
  await waitFor(() => expect(studio.autosave.state.getState().kind).toBe('saved'))
  expect(studio.page.documents.getState().document.nodes[id('title')]?.props['text']).toBe('对方的标题')
  expect(sent).toHaveLength(1)
})

it('keeps both as mine and a copy of theirs', async () => {
  const { studio } = await inConflict({
    mine: (version) => titled(version, '我的标题'),
    theirs: (document) => withText(document, 'title', '对方的标题'),
  })
  fireEvent.click(row('文本').getByRole('radio', { name: '两份都留' }))
  merge()
  const { document } = studio.page.documents.getState()
  expect(document.children.slice(0, 2).map((child) => document.nodes[child]?.props['text'])).toEqual([
    '我的标题',
    '对方的标题',
  ])
})

it('chooses one side for all', async () => {
  const { studio } = await inConflict({
    mine: (version) => titled(version, '我的标题'),
    theirs: (document) => withText(document, 'title', '对方的标题'),
  })
  fireEvent.click(screen.getByRole('button', { name: '全部用我的' }))
  merge()
  await waitFor(() => expect(studio.autosave.revision()).toBe(8))
  expect(studio.page.documents.getState().document.nodes[id('title')]?.props['text']).toBe('我的标题')
})
