import { BODY_PRESENCE } from '@mallwright/contract/site'
import type { NodeId } from '@mallwright/contract/document'
import type { HeartbeatFrame } from '@mallwright/contract/site'
import { chooseLocale } from '@mallwright/shop-core/i18n'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { callOf } from '../../../commands/kit/define-command.ts'
import { renameNode } from '../../../commands/node/rename-node.ts'
import { openPage } from '../../../document-store/open-page.ts'
import type { ChangeGuard } from '../../../document-store/open-page.ts'
import { samplePage } from '../../../sample-page.samples.ts'
import { createAnnouncer } from '../../../ui/announcer.ts'
import { BROWSER_CLOCK } from '../../saving/model/send-draft.ts'
import { joinPage } from './join-page.ts'
import type { PresenceHandlers } from './join-page.ts'
import { createPresenceStore } from './presence-store.ts'

const id = (text: string) => text as NodeId
const rename = (node: string, name: string) => callOf(renameNode, { nodeId: id(node), name })

function join() {
  let mayChange: ChangeGuard = () => true
  const page = openPage(samplePage(), (ids) => mayChange(ids))
  const studio = {
    column: 'home',
    page,
    presence: createPresenceStore(),
    announcer: createAnnouncer(),
    guardChanges: (guard: ChangeGuard) => void (mayChange = guard),
  }
  const sent: HeartbeatFrame[] = []
  let handlers: PresenceHandlers | undefined
  const leave = joinPage(studio, { ...BROWSER_CLOCK, now: () => Date.now() }, (state) => {
    handlers = state
    return { send: (text) => void sent.push(JSON.parse(text) as HeartbeatFrame), close: () => undefined }
  })
  const editor = (name: string, node: string, isEditing: boolean) => ({
    cEditorUuid: name,
    cAccUuid: name,
    cEditorName: name,
    cNodeId: node,
    bEditing: isEditing,
  })
  const receive = (ownEditor: readonly [string, boolean], ...others: (readonly [string, string, boolean])[]) =>
    handlers?.onMessage(
      JSON.stringify({
        body: BODY_PRESENCE,
        level: 'system',
        cColumnCode: 'home',
        cOwnUuid: 'me',
        editors: [editor('me', ...ownEditor), ...others.map((entry) => editor(...entry))],
      }),
    )
  handlers?.onChange(true)
  const notice = () => studio.announcer.current.getState().text
  return { ...studio, sent, receive, notice, leave, connect: (isOpen: boolean) => handlers?.onChange(isOpen), handlers }
}

beforeEach(() => {
  vi.useFakeTimers()
  chooseLocale('zh-CN')
  return () => void vi.useRealTimers()
})

describe('presence on a page', () => {
  it('sends the own state, the edited node and heartbeats', () => {
    const { page, sent } = join()
    page.select([id('title')])
    vi.advanceTimersByTime(150)
    expect(sent.at(-1)).toMatchObject({ cNodeId: 'title', bEditing: false })
    page.run(rename('title', 'a'))
    expect(sent.at(-1)).toMatchObject({ cNodeId: 'title', bEditing: true })
    const count = sent.length
    vi.advanceTimersByTime(15_000)
    expect(sent.length).toBe(count + 1)
    vi.advanceTimersByTime(60_000)
    expect(sent.at(-1)).toMatchObject({ bEditing: false })
  })

  it('knows the others, and nobody while offline', () => {
    const { presence, receive, connect } = join()
    receive(['', false], ['王五', 'title', true])
    expect(presence.getState().others).toMatchObject([{ name: '王五', nodeId: 'title', isEditing: true }])
    connect(false)
    expect(presence.getState().others).toEqual([])
  })

  it('calls a second window of the same account what it is, and somebody else by name', () => {
    const { page, presence, receive, notice } = join()
    receive(['', false], ['王五', '', false], ['me', 'title', true])
    expect(presence.getState().others).toMatchObject([{ name: '王五' }, { name: '你的另一个窗口', accountId: 'me' }])
    expect(page.run(rename('title', 'a'))).toBe(false)
    expect(notice()).toBe('你的另一个窗口 正在编辑此模块，可在右侧接手')
  })

  it('ignores messages of any other shape', () => {
    const { handlers, presence } = join()
    for (const message of ['pong', '{', '{"body":"2001","level":"system"}', 7, undefined]) handlers?.onMessage(message)
    expect(presence.getState().others).toEqual([])
  })
})

describe('a node locked by somebody else', () => {
  it('is not changed, and the holder is shown', () => {
    const { page, receive, notice, connect } = join()
    receive(['', false], ['王五', 'title', true])
    expect(page.run(rename('title', 'a'))).toBe(false)
    expect(notice()).toContain('王五')
    expect(page.run(rename('banner', 'a'))).toBe(true)
    // A lost connection never blocks editing.
    connect(false)
    expect(page.run(rename('title', 'a'))).toBe(true)
  })

  it('is not touched by undo, redo and history', () => {
    const { page, receive, notice } = join()
    page.run(rename('banner', 'a'))
    page.run(rename('title', 'a'))
    receive(['', false], ['王五', 'title', true])
    expect(page.undo()).toBe(false)
    expect(notice()).toContain('王五')
    page.jumpTo(0)
    expect(page.documents.getState().document.nodes).toMatchObject({ title: { name: 'a' }, banner: { name: 'a' } })
    receive(['', false], ['王五', '', false])
    expect(page.undo()).toBe(true)
    receive(['', false], ['王五', 'title', true])
    expect(page.redo()).toBe(false)
    // A node without a holder can be undone.
    expect(page.undo()).toBe(true)
    expect(page.documents.getState().document.nodes['banner' as NodeId]?.name).toBeUndefined()
  })

  it('can be taken over at once', () => {
    const { page, presence, receive, sent } = join()
    receive(['', false], ['王五', 'title', true])
    presence.getState().takeOver(id('title'))
    expect(sent.at(-1)).toMatchObject({ cNodeId: 'title', bEditing: true, bTakeOver: true })
    expect(page.run(rename('title', 'a'))).toBe(true)
  })

  it('notifies the previous holder when taken over', () => {
    const { page, receive, notice } = join()
    page.select([id('title')])
    page.run(rename('title', 'a'))
    receive(['title', true])
    receive(['title', false], ['王五', 'title', true])
    expect(notice()).toBe('王五 接手了你正在编辑的模块')
    expect(page.run(rename('title', 'b'))).toBe(false)
  })
})
