import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { BODY_DRAFT } from '@mallwright/contract/site'
import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { callOf } from '../../../commands/kit/define-command.ts'
import { setProps } from '../../../commands/node/set-props.ts'
import { samplePage } from '../../../sample-page.samples.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import { receiveDrafts } from './receive-drafts.ts'

const id = (text: string) => text as NodeId

const withText = (document: Document, node: string, text: string): Document => ({
  ...document,
  nodes: { ...document.nodes, [node]: { ...document.nodes[id(node)], props: { text } } as Node },
})

/** A server with a draft that others save, too. */
async function openShared() {
  const server = { document: samplePage(), revision: 1, reads: 0 }
  const studio = await renderInStudio(null, {
    gateway: ({ operation, body }) => {
      const { iRevision, document } = (body ?? {}) as { readonly iRevision?: number; readonly document?: Document }
      if (operation.path.endsWith('/getDraftPage')) {
        server.reads += 1
        const { revision } = server
        const data = { iRevision: revision, cEditedBy: '小唐', dEdited: '', iPublishedRevision: 0 }
        return { data: { document: structuredClone(server.document), ...data } }
      }
      if (!operation.path.endsWith('/saveColumnPage')) return {}
      if (iRevision !== server.revision) {
        const data = { cFailure: 'REVISION_CONFLICT', iRevision: server.revision, cEditedBy: '小唐', dEdited: '' }
        return { code: 4009, data }
      }
      if (!document) return { code: 4009, data: { cFailure: 'PATCH_UNFIT' } }
      server.document = structuredClone(document)
      server.revision += 1
      return { data: { iRevision: server.revision, dEdited: '' } }
    },
  })
  const receiver = receiveDrafts(studio)
  const saveAsOther = (node: string, text: string) => {
    server.document = withText(server.document, node, text)
    server.revision += 1
  }
  const announce = (revision = server.revision, column = 'home') =>
    receiver.onMessage(JSON.stringify({ body: BODY_DRAFT, level: 'system', cColumnCode: column, iRevision: revision }))
  const write = (node: string, text: string) =>
    act(() => void studio.page.run(callOf(setProps, { nodeId: id(node), version: 0, props: { text } })))
  const textOf = (node: string) => studio.page.documents.getState().document.nodes[id(node)]?.props['text']
  return { ...studio, server, receiver, saveAsOther, announce, write, textOf }
}

it('shows another editor’s save at once and needs no save of its own', async () => {
  const { server, saveAsOther, announce, textOf, autosave } = await openShared()
  saveAsOther('title', '对方的标题')
  announce()
  await waitFor(() => expect(textOf('title')).toBe('对方的标题'))
  expect([autosave.revision(), autosave.state.getState().kind, server.revision]).toEqual([2, 'saved', 2])
})

it('merges with unsaved work, saves both, and undoes only its own', async () => {
  const { server, saveAsOther, announce, write, textOf, autosave, page } = await openShared()
  write('slogan', '我的口号')
  saveAsOther('title', '对方的标题')
  announce()
  await waitFor(() => expect(textOf('title')).toBe('对方的标题'))
  await act(() => autosave.flush())
  expect(server.document.nodes[id('title')]?.props['text']).toBe('对方的标题')
  expect(server.document.nodes[id('slogan')]?.props['text']).toBe('我的口号')
  act(() => void page.undo())
  expect([textOf('title'), textOf('slogan')]).toEqual(['对方的标题', undefined])
  expect(page.undo()).toBe(false)
})

it('merges a save that was refused, without a question', async () => {
  const { server, saveAsOther, write, textOf, autosave } = await openShared()
  write('slogan', '我的口号')
  saveAsOther('title', '对方的标题')
  const kinds: string[] = []
  autosave.state.subscribe(({ kind }) => kinds.push(kind))
  await act(() => autosave.flush())
  await waitFor(() => expect(server.revision).toBe(3))
  expect(kinds).not.toContain('conflict')
  expect(textOf('title')).toBe('对方的标题')
})

it('asks when both changed the same thing, and changes nothing before the answer', async () => {
  const { saveAsOther, announce, write, textOf, autosave } = await openShared()
  write('title', '我的标题')
  saveAsOther('title', '对方的标题')
  announce()
  await act(() => autosave.flush())
  expect(autosave.state.getState()).toMatchObject({ kind: 'conflict', conflict: { revision: 2, editedBy: '小唐' } })
  expect(textOf('title')).toBe('我的标题')
})

it('asks when somebody removed the page meanwhile', async () => {
  const { server, write, announce, autosave } = await openShared()
  write('title', '我的标题')
  server.revision = 0
  announce(9)
  await act(() => autosave.flush())
  expect(autosave.state.getState()).toMatchObject({ kind: 'conflict', conflict: { revision: 0 } })
})

it('reads nothing for its own saves, other pages and other messages', async () => {
  const { server, announce, receiver, write, autosave } = await openShared()
  write('slogan', '我的口号')
  await act(() => autosave.flush())
  announce()
  announce(9, 'spring')
  for (const data of ['pong', '{"body":"2103","level":"system"}', undefined]) receiver.onMessage(data)
  await act(() => Promise.resolve())
  expect(server.reads).toBe(0)
})

it('catches up with what was saved while the connection was closed', async () => {
  const { saveAsOther, receiver, textOf } = await openShared()
  saveAsOther('title', '对方的标题')
  receiver.onReconnect()
  await waitFor(() => expect(textOf('title')).toBe('对方的标题'))
})
