import { BODY_BLOCKS, BODY_DRAFT, BODY_PRESENCE, HeartbeatFrame } from '@mallwright/contract/site'
import type { BlocksFrame, DraftFrame, PresenceFrame } from '@mallwright/contract/site'

import type { Database } from '../db/database.ts'
import type { PubSubEvent } from '../db/pub-sub.ts'
import type { PageKey } from '../site/drafts/draft.store.ts'
import { editorsOf, leavePage, enterPage } from './page-editor.store.ts'
import type { EditorSocket } from './page-editor.store.ts'

/** What the server sends to studios only. */
export type StudioFrame = PresenceFrame | BlocksFrame | DraftFrame

/** An editor's socket with its send function. */
export interface PresenceSocket extends EditorSocket {
  readonly send: (frame: StudioFrame) => void
}

/** Presence of the studio sockets connected to this process. */
export interface Presence {
  /** Handles a socket message; unknown frames are ignored. */
  onMessage(socket: PresenceSocket, text: string): void
  leave(socket: PresenceSocket): void
  /** Handles an event of any process; `undefined` when some may have been missed. */
  onEvent(event: PubSubEvent | undefined): void
}

/** Throttle (ms) of frames of one socket; the last one in between wins. */
const FRAME_PAUSE_MS = 100

/** Creates the presence of a server process; shared state is in the database. */
export function createPresence(database: Database, onError: (error: unknown) => void): Presence {
  const pages = new Map<PresenceSocket, PageKey>()
  const inboxes = new Map<PresenceSocket, Inbox>()
  // Only sockets whose last frame was allowed; those in `pages` may still wait for that.
  const admitted = new Map<PresenceSocket, PageKey>()
  const broadcast = createBroadcaster(database, pages, onError)
  const act = async (socket: PresenceSocket, frame: HeartbeatFrame) => {
    const before = pages.get(socket)
    const page = { siteId: socket.siteId, columnCode: frame.cColumnCode }
    if (before && before.columnCode !== page.columnCode) await leavePage(database, socket)
    pages.set(socket, page)
    if (await enterPage(database, socket, frame)) admitted.set(socket, page)
    else for (const list of [pages, admitted]) list.delete(socket)
    // The socket may have closed meanwhile.
    if (inboxes.has(socket)) return
    admitted.delete(socket)
    await leavePage(database, socket)
  }
  return {
    onMessage(socket, text) {
      const frame = HeartbeatFrame.safeParse(parse(text))
      if (!frame.success) return
      const inbox = inboxes.get(socket) ?? createInbox((next) => act(socket, next).catch(onError))
      inboxes.set(socket, inbox)
      inbox.put(frame.data)
    },
    leave(socket) {
      inboxes.get(socket)?.close()
      if (!inboxes.delete(socket)) return
      pages.delete(socket)
      admitted.delete(socket)
      leavePage(database, socket).catch(onError)
    },
    onEvent(event) {
      if (event === undefined) for (const page of new Set(pages.values())) broadcast(page)
      else if (event.kind === 'presence') broadcast(event)
      else if (event.kind === 'blocks') broadcastBlocksChanged(admitted, event.siteId)
      else if (event.kind === 'draft') broadcastDraftSaved(admitted, event)
    },
  }
}

/** Notifies every studio of a site that its blocks changed. */
function broadcastBlocksChanged(pages: ReadonlyMap<PresenceSocket, PageKey>, siteId: string): void {
  for (const [socket, page] of pages) if (page.siteId === siteId) socket.send({ body: BODY_BLOCKS, level: 'system' })
}

/** Notifies the studios that have a draft open of its new revision. */
function broadcastDraftSaved(
  pages: ReadonlyMap<PresenceSocket, PageKey>,
  { siteId, columnCode, revision }: Extract<PubSubEvent, { kind: 'draft' }>,
): void {
  for (const [socket, page] of pages) {
    if (page.siteId !== siteId || page.columnCode !== columnCode) continue
    socket.send({ body: BODY_DRAFT, level: 'system', cColumnCode: columnCode, iRevision: revision })
  }
}

interface Inbox {
  put(frame: HeartbeatFrame): void
  close(): void
}

/** Processes the newest frame, one at a time and throttled. A take-over is never dropped. */
function createInbox(work: (frame: HeartbeatFrame) => Promise<void>): Inbox {
  let waiting: HeartbeatFrame | undefined
  let isBusy = false
  let isClosed = false
  const next = async () => {
    if (isBusy || !waiting || isClosed) return
    isBusy = true
    const frame = waiting
    waiting = undefined
    await work(frame)
    await new Promise((resolve) => setTimeout(resolve, FRAME_PAUSE_MS))
    isBusy = false
    void next()
  }
  return {
    put(frame) {
      const isSameTakeOver = waiting?.bTakeOver && waiting.cNodeId === frame.cNodeId
      waiting = isSameTakeOver ? { ...frame, bTakeOver: true } : frame
      void next()
    },
    close: () => void (isClosed = true),
  }
}

/** Sends the editor list to the sockets of a page; requests during a run are coalesced into one more run. */
function createBroadcaster(
  database: Database,
  pages: ReadonlyMap<PresenceSocket, PageKey>,
  onError: (error: unknown) => void,
): (page: PageKey) => void {
  const running = new Map<string, { isAgain: boolean }>()
  const send = async (page: PageKey) => {
    const { siteId, columnCode } = page
    const socketsOn = () =>
      [...pages].filter(([, socketPage]) => socketPage.siteId === siteId && socketPage.columnCode === columnCode)
    if (socketsOn().length === 0) return
    const editors = await editorsOf(database, page)
    for (const [socket] of socketsOn()) {
      // Sockets that are not listed may not see the list.
      if (!editors.some(({ cEditorUuid }) => cEditorUuid === socket.id)) continue
      socket.send({ body: BODY_PRESENCE, level: 'system', cColumnCode: columnCode, cOwnUuid: socket.id, editors })
    }
  }
  const start = (page: PageKey): void => {
    const key = `${page.siteId}/${page.columnCode}`
    const active = running.get(key)
    if (active) return void (active.isAgain = true)
    const run = { isAgain: false }
    running.set(key, run)
    void send(page)
      .catch(onError)
      .finally(() => {
        running.delete(key)
        if (run.isAgain) start(page)
      })
    return undefined
  }
  return start
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
