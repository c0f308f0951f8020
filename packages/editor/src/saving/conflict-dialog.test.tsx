import { MAX_NESTING } from '@mallwright/contract'
import type { Document, Node, NodeId } from '@mallwright/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { callOf } from '../commands/define-command.ts'
import { moveNode } from '../commands/move-node.ts'
import { setProps } from '../commands/set-props.ts'
import { samplePage } from '../sample-page.samples.ts'
import { renderInStudio } from '../test-studio.tsx'
import { useStore, useStudio } from '../studio/studio.ts'
import type { Studio } from '../studio/studio.ts'
import { useAnnouncements } from '../workbench/use-announcements.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { SaveStatus } from './save-status.tsx'

function Part() {
  useAnnouncements()
  const state = useStore(useStudio().saver.state, (whole) => whole)
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
  readonly base?: Document
  readonly mine: (studio: Studio) => void
  readonly theirs: (document: Document) => Document
}

async function inConflict({ base = samplePage(), mine, theirs }: Versions) {
  const sent: unknown[] = []
  const studio = await renderInStudio(<Part />, {
    document: base,
    gateway: ({ operation, body }) => {
      if (operation.path.endsWith('getDraftPage')) {
        return { data: { document: theirs(base), ...THEIRS, iPublishedRevision: 0 } }
      }
      sent.push(body)
      if (sent.length > 1) return { data: { iRevision: 8, dEdited: '' } }
      return { code: 4009, data: { cFailure: 'REVISION_CONFLICT', ...THEIRS } }
    },
  })
  act(() => mine(studio))
  await act(() => studio.saver.flush())
  return { studio, sent }
}

const titled = (studio: Studio, text: string) =>
  void studio.page.run(callOf(setProps, { nodeId: id('title'), version: 0, props: { text } }))
const withText = (document: Document, node: string, text: string): Document => ({
  ...document,
  nodes: { ...document.nodes, [node]: { ...document.nodes[id(node)], props: { text } } as Node },
})
/** Modules of which each holds the next. */
const chained = (ids: readonly NodeId[]) =>
  Object.fromEntries(
    ids.map((one, at): [NodeId, Node] => [
      one,
      { id: one, module: 'free-container', version: 0, props: {}, children: ids.slice(at + 1, at + 2) },
    ]),
  )
const chain = (prefix: string, length: number) => Array.from({ length }, (_, at) => id(`${prefix}${at}`))
const row = (name: string) => within(screen.getByText(name, { selector: 'strong' }).closest('li') as HTMLElement)
const mergeButton = () => screen.findByRole('button', { name: '合并并保存' })
const merge = () => fireEvent.click(screen.getByRole('button', { name: '合并并保存' }))
const said = (studio: Studio) => studio.announcer.current.getState()

describe('what both did to different modules', () => {
  const differently: Versions = {
    mine: (one) => titled(one, '我的标题'),
    theirs: (document) => withText(document, 'slogan', '对方的口号'),
  }

  it('is merged and saved without a question, and everybody is told whose work came in', async () => {
    const { studio, sent } = await inConflict(differently)
    await waitFor(() => expect(screen.getByText('已保存')).toBeInTheDocument())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(said(studio)).toMatchObject({ text: '王五 也修改了此页，1 处修改已并入，可以撤销', isShown: true })
    const { nodes } = studio.page.documents.getState().document
    expect([nodes[id('title')]?.props['text'], nodes[id('slogan')]?.props['text']]).toEqual(['我的标题', '对方的口号'])
    expect(sent[1]).toMatchObject({ iRevision: 7, document: { nodes } })
    expect(studio.saver.revision()).toBe(8)
  })

  it('is one step, and whoever undoes it is told that the work of others goes with it', async () => {
    const { studio } = await inConflict(differently)
    await waitFor(() => expect(studio.saver.state.getState().kind).toBe('saved'))
    act(() => void studio.page.undo())
    const { nodes } = studio.page.documents.getState().document
    expect([nodes[id('title')]?.props['text'], nodes[id('slogan')]?.props]).toEqual(['我的标题', {}])
    expect(said(studio)).toMatchObject({ text: '已撤销合并：他人的修改已从此页移除，可以重做', isShown: true })
  })

  it('says how many modules went with it', async () => {
    const { studio } = await inConflict({
      mine: (one) => titled(one, '我的标题'),
      theirs: ({ nodes: { [id('banner')]: _gone, ...nodes }, children, ...document }) => ({
        ...document,
        nodes,
        children: children.filter((child) => child !== 'banner'),
      }),
    })
    await waitFor(() => expect(studio.saver.state.getState().kind).toBe('saved'))
    expect(said(studio).text).toBe('王五 也修改了此页，1 处修改已并入，其中删除 1 处，可以撤销')
    expect(studio.page.documents.getState().document.children).not.toContain('banner')
  })

  it.each(['a drag', 'writing'])('waits for the end of %s', async (work) => {
    const preview = { kind: 'stretch', nodeId: id('free'), height: 300 } as const
    const { studio } = await inConflict({
      ...differently,
      mine(one) {
        titled(one, '我的标题')
        if (work === 'writing') one.view.setState({ isWriting: true })
        else one.gestures.running.setState({ preview })
      },
    })
    // Their version comes from memory: once the conflict is known and React is at rest, it is here.
    await act(async () => undefined)
    expect(studio.saver.state.getState().kind).toBe('conflict')
    act(() => {
      studio.view.setState({ isWriting: false })
      studio.gestures.running.setState({ preview: undefined })
    })
    await waitFor(() => expect(studio.saver.state.getState().kind).toBe('saved'))
    expect(studio.page.documents.getState().document.nodes[id('slogan')]?.props['text']).toBe('对方的口号')
  })

  it('is asked about when both together would be more than a page may be', async () => {
    const [deep, deeper] = [chain('deep', MAX_NESTING - 4), chain('deeper', 8)]
    const box = id('box')
    const base = { ...samplePage(), children: [deep[0] as NodeId, box], nodes: chained([...deep]) }
    const alone = { ...base, nodes: { ...base.nodes, ...chained([box]) } }
    const { sent } = await inConflict({
      base: alone,
      // I move the box to the very bottom, and they fill it.
      mine: (one) => void one.page.run(callOf(moveNode, { nodeId: box, parentId: deep.at(-1), index: 0 })),
      theirs: (document) => ({ ...document, nodes: { ...document.nodes, ...chained([box, ...deeper]) } }),
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('两份合并后超出页面上限')
    expect(sent).toHaveLength(1)
  })
})

it('says who saved and when, shows before and after of the same module, and saves nothing before somebody chose', async () => {
  const { studio, sent } = await inConflict({
    mine: (one) => titled(one, '我的标题'),
    theirs: (document) => withText(document, 'title', '对方的标题'),
  })
  expect(await mergeButton()).toBeDisabled()
  expect(screen.getByText(/王五 在 2026-11-20 10:00:00/)).toBeInTheDocument()
  const text = row('文本')
  expect(text.getByText('我的标题')).toBeInTheDocument()
  expect(text.getByText('对方的标题')).toBeInTheDocument()
  expect(text.getAllByText('文字内容')).toHaveLength(2)
  expect(sent).toHaveLength(1)
  fireEvent.click(text.getByRole('radio', { name: '对方的' }))
  merge()
  await waitFor(() => expect(studio.saver.state.getState().kind).toBe('saved'))
  expect(studio.page.documents.getState().document.nodes[id('title')]?.props['text']).toBe('对方的标题')
  expect(sent).toHaveLength(1)
})

it('keeps both as mine and a copy of theirs', async () => {
  const { studio } = await inConflict({
    mine: (one) => titled(one, '我的标题'),
    theirs: (document) => withText(document, 'title', '对方的标题'),
  })
  await mergeButton()
  fireEvent.click(row('文本').getByRole('radio', { name: '两份都留' }))
  merge()
  const { document } = studio.page.documents.getState()
  expect(document.children.slice(0, 2).map((child) => document.nodes[child]?.props['text'])).toEqual([
    '我的标题',
    '对方的标题',
  ])
})

it('takes everything of one side when asked to', async () => {
  const { studio } = await inConflict({
    mine: (one) => titled(one, '我的标题'),
    theirs: (document) => withText(document, 'title', '对方的标题'),
  })
  await mergeButton()
  fireEvent.click(screen.getByRole('button', { name: '全部用我的' }))
  merge()
  await waitFor(() => expect(studio.saver.revision()).toBe(8))
  expect(studio.page.documents.getState().document.nodes[id('title')]?.props['text']).toBe('我的标题')
})
