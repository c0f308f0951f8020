import { blockCode, emptyDocument } from '@mallwright/contract/document'
import { BODY_BLOCKS, BODY_HEARTBEAT, PresenceFrame } from '@mallwright/contract/site'
import { newUuid } from '@mallwright/contract/values'
import type { NodeId } from '@mallwright/contract/document'
import type { PresentEditor } from '@mallwright/contract/site'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'

import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

const [LI, ZHENG] = ['19900170001', '19900170002']

let server: TestServer
let twin: FastifyInstance

beforeAll(async () => {
  server = await testServer()
  twin = await server.twin()
  await Promise.all([server.app.ready(), twin.ready()])
})
afterAll(() => server.close())

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
  const made = await client.getWsTicket({ body: {} })
  const token = made.ok ? made.data.cTicket : ''
  const socket: Socket = await app.injectWS(`/ws?${new URLSearchParams({ token })}`, { headers: { host: 'localhost' } })
  const heard: PresenceFrame[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (message) => {
    const frame = PresenceFrame.safeParse(message.toString() === 'pong' ? '' : JSON.parse(message.toString()))
    if (frame.success) heard.push(frame.data)
    for (const look of waiting) look()
  })
  const until = (fits: (editors: readonly PresentEditor[]) => boolean) =>
    new Promise<readonly PresentEditor[]>((resolve) => {
      const look = () => {
        const editors = heard.at(-1)?.editors ?? []
        if (!fits(editors)) return
        waiting.delete(look)
        resolve(editors)
      }
      waiting.add(look)
      look()
    })
  const stand = (node: string, more: { edits?: boolean; takes?: boolean; column?: string } = {}) =>
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
  return { socket, heard, until, stand, ping }
}

const holderOf = (node: string, editors: readonly PresentEditor[]) =>
  editors.filter(({ cNodeId, bEditing }) => cNodeId === node && bEditing).map(({ cEditorName }) => cEditorName)

describe('presence', () => {
  it('introduces super users on one page to each other across processes, by their names in the database', async () => {
    const [li, zheng] = [await enter(await server.signIn(LI)), await enter(await server.signIn(ZHENG), twin)]
    li.stand('title')
    zheng.stand('banner')
    const editors = await li.until((all) => all.length === 2 && all.some(({ cNodeId }) => cNodeId === 'banner'))
    expect(new Set(editors.map(({ cEditorName }) => cEditorName)).size).toBe(2)
    expect(editors.map(({ cEditorName }) => cEditorName)).not.toContain('老板')
    await zheng.until((all) => all.some(({ cNodeId }) => cNodeId === 'title'))
    zheng.stand('', { column: 'spring' })
    await li.until((all) => all.length === 1)
  })

  it('locks a module for the first editor until another takes it over', async () => {
    const [li, zheng] = [await enter(await server.signIn(LI)), await enter(await server.signIn(ZHENG), twin)]
    li.stand('title', { edits: true })
    await li.until((all) => holderOf('title', all).length === 1)
    zheng.stand('title', { edits: true })
    const both = await zheng.until((all) => all.filter(({ cNodeId }) => cNodeId === 'title').length === 2)
    expect(holderOf('title', both)).toHaveLength(1)
    const [first] = holderOf('title', both)
    zheng.stand('title', { edits: true, takes: true })
    const taken = await li.until((all) => holderOf('title', all)[0] !== first && holderOf('title', all).length === 1)
    expect(holderOf('title', taken)).toHaveLength(1)
    zheng.stand('', { column: 'elsewhere' })
    await li.until((all) => all.length === 1)
    li.stand('title', { edits: true })
    await li.until((all) => holderOf('title', all)[0] === first)
  })

  it('never locks a module twice when two start simultaneously', async () => {
    const [li, zheng] = [await enter(await server.signIn(LI)), await enter(await server.signIn(ZHENG), twin)]
    li.stand('logo', { edits: true })
    zheng.stand('logo', { edits: true })
    const both = await li.until((all) => all.filter(({ cNodeId }) => cNodeId === 'logo').length === 2)
    expect(holderOf('logo', both)).toHaveLength(1)
  })

  it('is unavailable to visitors, buyers and super users of another site', async () => {
    const li = await enter(await server.signIn(LI))
    const others = [await server.client(), await server.signIn('19900110004', { terminal: 'mobile' })]
    const foreign = await Promise.all(others.map((client) => enter(client)))
    li.stand('title')
    for (const one of foreign) one.stand('title', { edits: true, takes: true })
    // A pong comes after the frame before it has been read; the next list comes after that.
    for (const one of foreign) await one.ping()
    li.stand('banner')
    const editors = await li.until((all) => all.some(({ cNodeId }) => cNodeId === 'banner'))
    expect(editors).toHaveLength(1)
    expect(foreign.flatMap(({ heard }) => heard)).toEqual([])
  })

  it('ends when the right to edit ends', async () => {
    const [li, client] = [await enter(await server.signIn(LI)), await server.signIn(ZHENG)]
    const zheng = await enter(client)
    li.stand('')
    zheng.stand('title', { edits: true })
    await li.until((all) => all.length === 2)
    await server.database.pool.query('update account set stopped = true where mobile_phone = $1', [ZHENG])
    zheng.stand('title', { edits: true })
    const left = await li.until((all) => all.length === 1)
    expect(holderOf('title', left)).toEqual([])
    await server.database.pool.query('update account set stopped = false where mobile_phone = $1', [ZHENG])
  })

  it('survives malformed messages', async () => {
    const li = await enter(await server.signIn(LI))
    for (const odd of ['{', '[]', 'null', '{"body":"2102"}', `{"body":"2102","cNodeId":${'9'.repeat(300)}}`]) {
      li.socket.send(odd)
    }
    li.stand("'; drop table page_editor; --")
    const editors = await li.until((all) => all.length === 1)
    expect(editors[0]?.cNodeId).toBe("'; drop table page_editor; --")
  })
})

it('notifies every studio of the site of a saved block, also at another process, and no other client', async () => {
  const editor = await server.signIn(LI)
  const [here, there] = [await enter(editor), await enter(await server.signIn(ZHENG), twin)]
  const visitor = await enter(await server.client())
  const heard = (socket: Socket) =>
    new Promise<void>((resolve) => {
      socket.on('message', (message) => message.toString().includes(`"${BODY_BLOCKS}"`) && resolve())
    })
  const told = Promise.all([heard(here.socket), heard(there.socket)])
  let isVisitorTold = false
  void heard(visitor.socket).then(() => (isVisitorTold = true))
  here.stand('')
  there.stand('', { column: blockCode(newUuid()) })
  await Promise.all([here.until((all) => all.length === 1), there.until((all) => all.length === 1)])
  const id = 't' as NodeId
  const nodes = { [id]: { id, module: 'text', version: 0, props: {} } }
  const document = { ...emptyDocument(''), children: [id], nodes }
  const body = { cBlockUuid: newUuid(), cBlockName: '页脚', document, iRevision: 0, cRequestUuid: newUuid() }
  expect((await editor.saveBlock({ body })).ok).toBe(true)
  await told
  await visitor.ping()
  expect(isVisitorTold).toBe(false)
})
