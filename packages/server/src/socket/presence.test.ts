import { blockCode, emptyDocument } from '@mallwright/contract/document'
import { BODY_BLOCKS, BODY_HEARTBEAT, DraftFrame, PresenceFrame } from '@mallwright/contract/site'
import { newUuid } from '@mallwright/contract/values'
import type { NodeId } from '@mallwright/contract/document'
import type { PresentEditor } from '@mallwright/contract/site'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'

import type { TestClient } from '../testing/test-server.ts'
import { startWithTwin } from '../testing/test-session.ts'

const [LI, ZHENG] = ['19900170001', '19900170002']

const { server, twin } = await startWithTwin()

interface Socket {
  on(event: 'message', listener: (message: Buffer) => void): void
  once(event: 'message', listener: (message: Buffer) => void): void
  send(text: string): void
}

// Streams in memory do not end as sockets do, so every test has a page of its own instead of closing them.
let column = ''
beforeEach(() => {
  column = newUuid()
})

/** A studio's socket at one of the two processes; `until` waits for a list of editors that fits. */
async function enter(client: TestClient, app: FastifyInstance = server.app) {
  const ticket = await client.getWsTicket({ body: {} })
  const token = ticket.ok ? ticket.data.cTicket : ''
  const socket: Socket = await app.injectWS(`/ws?${new URLSearchParams({ token })}`, { headers: { host: 'localhost' } })
  const frames: PresenceFrame[] = []
  const observers = new Set<() => void>()
  socket.on('message', (message) => {
    const frame = PresenceFrame.safeParse(message.toString() === 'pong' ? '' : JSON.parse(message.toString()))
    if (frame.success) frames.push(frame.data)
    for (const observe of observers) observe()
  })
  const until = (matches: (editors: readonly PresentEditor[]) => boolean) =>
    new Promise<readonly PresentEditor[]>((resolve) => {
      const observe = () => {
        const editors = frames.at(-1)?.editors ?? []
        if (!matches(editors)) return
        observers.delete(observe)
        resolve(editors)
      }
      observers.add(observe)
      observe()
    })
  const sendHeartbeat = (node: string, more: { edits?: boolean; takes?: boolean; column?: string } = {}) =>
    socket.send(
      JSON.stringify({
        body: BODY_HEARTBEAT,
        level: 'user',
        cColumnCode: more.column ?? column,
        cNodeId: node,
        bEditing: more.edits ?? false,
        bTakeOver: more.takes ?? false,
        // Identity claims of a client are ignored.
        cEditorName: '老板',
        cAccUuid: 'forged',
      }),
    )
  const ping = () =>
    new Promise<void>((resolve) => {
      const pong = (message: Buffer) => {
        if (message.toString() === 'pong') resolve()
        else socket.once('message', pong)
      }
      socket.once('message', pong)
      socket.send('ping')
    })
  return { socket, frames, until, sendHeartbeat, ping }
}

const holderOf = (node: string, editors: readonly PresentEditor[]) =>
  editors.filter(({ cNodeId, bEditing }) => cNodeId === node && bEditing).map(({ cEditorName }) => cEditorName)

describe('presence', () => {
  it('introduces super users on one page to each other across processes, by their names in the database', async () => {
    const [li, zheng] = [await enter(await server.signIn(LI)), await enter(await server.signIn(ZHENG), twin)]
    li.sendHeartbeat('title')
    zheng.sendHeartbeat('banner')
    const editors = await li.until((all) => all.length === 2 && all.some(({ cNodeId }) => cNodeId === 'banner'))
    expect(new Set(editors.map(({ cEditorName }) => cEditorName)).size).toBe(2)
    expect(editors.map(({ cEditorName }) => cEditorName)).not.toContain('老板')
    await zheng.until((all) => all.some(({ cNodeId }) => cNodeId === 'title'))
    zheng.sendHeartbeat('', { column: 'spring' })
    await li.until((all) => all.length === 1)
  })

  it('locks a module for the first editor until another takes it over', async () => {
    const [li, zheng] = [await enter(await server.signIn(LI)), await enter(await server.signIn(ZHENG), twin)]
    li.sendHeartbeat('title', { edits: true })
    await li.until((all) => holderOf('title', all).length === 1)
    zheng.sendHeartbeat('title', { edits: true })
    const both = await zheng.until((all) => all.filter(({ cNodeId }) => cNodeId === 'title').length === 2)
    expect(holderOf('title', both)).toHaveLength(1)
    const [first] = holderOf('title', both)
    zheng.sendHeartbeat('title', { edits: true, takes: true })
    const taken = await li.until((all) => holderOf('title', all)[0] !== first && holderOf('title', all).length === 1)
    expect(holderOf('title', taken)).toHaveLength(1)
    zheng.sendHeartbeat('', { column: 'elsewhere' })
    await li.until((all) => all.length === 1)
    li.sendHeartbeat('title', { edits: true })
    await li.until((all) => holderOf('title', all)[0] === first)
  })

  it('never locks a module twice when two start simultaneously', async () => {
    const [li, zheng] = [await enter(await server.signIn(LI)), await enter(await server.signIn(ZHENG), twin)]
    li.sendHeartbeat('logo', { edits: true })
    zheng.sendHeartbeat('logo', { edits: true })
    const both = await li.until((all) => all.filter(({ cNodeId }) => cNodeId === 'logo').length === 2)
    expect(holderOf('logo', both)).toHaveLength(1)
  })

  it('is unavailable to visitors, buyers and super users of another site', async () => {
    const li = await enter(await server.signIn(LI))
    const clients = [await server.client(), await server.signIn('19900110004', { terminal: 'mobile' })]
    const outsiders = await Promise.all(clients.map((client) => enter(client)))
    li.sendHeartbeat('title')
    for (const outsider of outsiders) outsider.sendHeartbeat('title', { edits: true, takes: true })
    // A pong is sent after the previous frame was processed; the next list follows it.
    for (const outsider of outsiders) await outsider.ping()
    li.sendHeartbeat('banner')
    const editors = await li.until((all) => all.some(({ cNodeId }) => cNodeId === 'banner'))
    expect(editors).toHaveLength(1)
    expect(outsiders.flatMap(({ frames }) => frames)).toEqual([])
  })

  it('ends when the right to edit ends', async () => {
    const [li, client] = [await enter(await server.signIn(LI)), await server.signIn(ZHENG)]
    const zheng = await enter(client)
    li.sendHeartbeat('')
    zheng.sendHeartbeat('title', { edits: true })
    await li.until((all) => all.length === 2)
    await server.database.pool.query('update account set stopped = true where mobile_phone = $1', [ZHENG])
    const left = await li.until((all) => all.length === 1)
    expect(holderOf('title', left)).toEqual([])
    await server.database.pool.query('update account set stopped = false where mobile_phone = $1', [ZHENG])
  })

  it('survives malformed messages', async () => {
    const li = await enter(await server.signIn(LI))
    for (const message of ['{', '[]', 'null', '{"body":"2102"}', `{"body":"2102","cNodeId":${'9'.repeat(300)}}`]) {
      li.socket.send(message)
    }
    li.sendHeartbeat("'; drop table page_editor; --")
    const editors = await li.until((all) => all.length === 1)
    expect(editors[0]?.cNodeId).toBe("'; drop table page_editor; --")
  })
})

it('notifies every studio of the site of a saved block, also at another process, and no other client', async () => {
  const editor = await server.signIn(LI)
  const [first, second] = [await enter(editor), await enter(await server.signIn(ZHENG), twin)]
  const visitor = await enter(await server.client())
  const untilNotified = (socket: Socket) =>
    new Promise<void>((resolve) => {
      socket.on('message', (message) => message.toString().includes(`"${BODY_BLOCKS}"`) && resolve())
    })
  const notified = Promise.all([untilNotified(first.socket), untilNotified(second.socket)])
  let isVisitorNotified = false
  void untilNotified(visitor.socket).then(() => (isVisitorNotified = true))
  first.sendHeartbeat('')
  second.sendHeartbeat('', { column: blockCode(newUuid()) })
  await Promise.all([first.until((all) => all.length === 1), second.until((all) => all.length === 1)])
  const id = 't' as NodeId
  const nodes = { [id]: { id, module: 'text', version: 0, props: {} } }
  const document = { ...emptyDocument(''), children: [id], nodes }
  const body = { cBlockUuid: newUuid(), cBlockName: '页脚', document, iRevision: 0, cRequestUuid: newUuid() }
  expect((await editor.saveBlock({ body })).ok).toBe(true)
  await notified
  await visitor.ping()
  expect(isVisitorNotified).toBe(false)
})

describe('a saved draft', () => {
  const save = (client: TestClient, iRevision: number) =>
    client.saveColumnPage({
      body: { cColumnCode: column, document: emptyDocument('特卖'), iRevision, cRequestUuid: newUuid() },
    })

  /** The draft frames that a socket gets from now on. */
  const collectDrafts = ({ socket }: { readonly socket: Socket }) => {
    const drafts: DraftFrame[] = []
    socket.on('message', (message) => {
      const text = message.toString()
      const frame = DraftFrame.safeParse(text === 'pong' ? '' : JSON.parse(text))
      if (frame.success) drafts.push(frame.data)
    })
    return drafts
  }

  it('reaches the studios that have the page open at any process, and no other socket', async () => {
    const editor = await server.signIn(LI)
    const [own, other] = [await enter(editor), await enter(await server.signIn(ZHENG), twin)]
    const elsewhere = await enter(editor)
    const visitor = await enter(await server.client(), twin)
    own.sendHeartbeat('')
    other.sendHeartbeat('')
    elsewhere.sendHeartbeat('', { column: 'elsewhere' })
    visitor.sendHeartbeat('')
    await own.until((all) => all.length === 2)
    await elsewhere.until((all) => all.length > 0)
    await visitor.ping()
    const seen = [own, other, elsewhere, visitor].map(collectDrafts)
    expect((await save(editor, 0)).ok).toBe(true)
    expect((await save(editor, 1)).ok).toBe(true)
    const frames = [1, 2].map((iRevision) => ({ body: '2104', level: 'system', cColumnCode: column, iRevision }))
    await expect.poll(() => seen.slice(0, 2)).toEqual([frames, frames])
    expect(seen.slice(2)).toEqual([[], []])
  })

  it('that is refused reaches nobody', async () => {
    const editor = await server.signIn(LI)
    const own = await enter(editor)
    own.sendHeartbeat('')
    await own.until((all) => all.length === 1)
    const [drafts = []] = [own].map(collectDrafts)
    expect((await save(editor, 7)).ok).toBe(false)
    expect((await save(editor, 0)).ok).toBe(true)
    await expect.poll(() => drafts.map(({ iRevision }) => iRevision)).toEqual([1])
  })
})
