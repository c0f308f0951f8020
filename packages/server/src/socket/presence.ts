import { BODY_BLOCKS, BODY_PRESENCE, HeartbeatFrame } from '@mallwright/contract/site'
import type { BlocksFrame, PresenceFrame } from '@mallwright/contract/site'

import type { Database } from '../db/database.ts'
import type { PubSubEvent } from '../db/pub-sub.ts'
import type { PageKey } from '../site/draft.store.ts'
import { editorsOf, leavePage, enterPage } from './page-editor.store.ts'
import type { EditorSocket } from './page-editor.store.ts'

/** A socket that can be told who is on its page. */
export interface PresenceSocket extends EditorSocket {
  readonly send: (frame: PresenceFrame | BlocksFrame) => void
}

/** The people on the pages of the studio, as far as their sockets are at this process. */
export interface Presence {
  /** Reads a message of a socket; what is no frame of ours is left alone. */
  onMessage(socket: PresenceSocket, text: string): void
  leave(socket: PresenceSocket): void
  /** Passes on what other processes said; `undefined` when something may have been missed. */
  onEvent(notice: PubSubEvent | undefined): void
}

/** The shortest time between two frames of one socket that are acted on, in ms; of those in between the last counts. */
const FRAME_PAUSE_MS = 100

/** Makes the presence of one server process. Everything that another process must know lies in the database. */
export function createPresence(database: Database, onTrouble: (error: unknown) => void): Presence {
  const pages = new Map<PresenceSocket, PageKey>()
  const inboxes = new Map<PresenceSocket, Inbox>()
  const telling = createBroadcaster(database, pages, onTrouble)
  const act = async (socket: PresenceSocket, frame: HeartbeatFrame) => {
    const before = pages.get(socket)
    const page = { siteId: socket.siteId, columnCode: frame.cColumnCode }
    if (before && before.columnCode !== page.columnCode) await leavePage(database, socket)
    pages.set(socket, page)
    if (!(await enterPage(database, socket, frame))) pages.delete(socket)
    // It may have closed meanwhile.
    if (!inboxes.has(socket)) await leavePage(database, socket)
  }
  return {
    onMessage(socket, text) {
      const frame = HeartbeatFrame.safeParse(parse(text))
      if (!frame.success) return
      const inbox = inboxes.get(socket) ?? createInbox((next) => act(socket, next).catch(onTrouble))
      inboxes.set(socket, inbox)
      inbox.put(frame.data)
    },
    leave(socket) {
      inboxes.get(socket)?.close()
      if (!inboxes.delete(socket)) return
      pages.delete(socket)
      leavePage(database, socket).catch(onTrouble)
    },
    onEvent(notice) {
      if (notice === undefined) for (const page of new Set(pages.values())) telling(page)
      else if (notice.kind === 'presence') telling(notice)
      else if (notice.kind === 'blocks') broadcastBlocksChanged(pages, notice.siteId)
    },
  }
}

/** Tells every studio of a site that its blocks are others now. */
function broadcastBlocksChanged(pages: ReadonlyMap<PresenceSocket, PageKey>, siteId: string): void {
  for (const [socket, page] of pages) if (page.siteId === siteId) socket.send({ body: BODY_BLOCKS, level: 'system' })
}

interface Inbox {
  put(frame: HeartbeatFrame): void
  close(): void
}

/** Hands on the newest frame, one at a time and not too often. A frame that takes over is never dropped for a later one. */
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
      const isSameTake = waiting?.bTakeOver && waiting.cNodeId === frame.cNodeId
      waiting = isSameTake ? { ...frame, bTakeOver: true } : frame
      void next()
    },
    close: () => void (isClosed = true),
  }
}

/** Tells the sockets of a page who is on it; questions that come while one is under way are answered by one more. */
function createBroadcaster(
  database: Database,
  pages: ReadonlyMap<PresenceSocket, PageKey>,
  onTrouble: (error: unknown) => void,
): (page: PageKey) => void {
  const running = new Map<string, { isAgain: boolean }>()
  const tell = async (page: PageKey) => {
    const { siteId, columnCode } = page
    const there = () => [...pages].filter(([, one]) => one.siteId === siteId && one.columnCode === columnCode)
    if (there().length === 0) return
    const editors = await editorsOf(database, page)
    for (const [socket] of there()) {
      // Whoever is not among them has no right to know who is.
      if (!editors.some(({ cEditorUuid }) => cEditorUuid === socket.id)) continue
      socket.send({ body: BODY_PRESENCE, level: 'system', cColumnCode: columnCode, cOwnUuid: socket.id, editors })
    }
  }
  const start = (page: PageKey): void => {
    const key = `${page.siteId}/${page.columnCode}`
    const known = running.get(key)
    if (known) return void (known.isAgain = true)
    const turn = { isAgain: false }
    running.set(key, turn)
    void tell(page)
      .catch(onTrouble)
      .finally(() => {
        running.delete(key)
        if (turn.isAgain) start(page)
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
