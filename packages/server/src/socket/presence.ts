import { BODY_BLOCKS, BODY_PRESENCE, HeartbeatFrame } from '@mallwright/contract/site'
import type { BlocksFrame, PresenceFrame } from '@mallwright/contract/site'

import type { Database } from '../db/database.ts'
import type { Notice } from '../db/notices.ts'
import type { PageKey } from '../site/draft.ts'
import { editorsOf, leavePage, standHere } from './page-editors.ts'
import type { EditorSocket } from './page-editors.ts'

/** A socket that can be told who is on its page. */
export interface PresentSocket extends EditorSocket {
  readonly tell: (frame: PresenceFrame | BlocksFrame) => void
}

/** The people on the pages of the studio, as far as their sockets are at this process. */
export interface Presence {
  /** Reads a message of a socket; what is no frame of ours is left alone. */
  hear(socket: PresentSocket, text: string): void
  leave(socket: PresentSocket): void
  /** Passes on what other processes said; `undefined` when something may have been missed. */
  notice(notice: Notice | undefined): void
}

/** The shortest time between two frames of one socket that are acted on, in ms; of those in between the last counts. */
const FRAME_PAUSE_MS = 100

/** Makes the presence of one server process. Everything that another process must know lies in the database. */
export function createPresence(database: Database, onTrouble: (error: unknown) => void): Presence {
  const pages = new Map<PresentSocket, PageKey>()
  const inboxes = new Map<PresentSocket, Inbox>()
  const telling = createTeller(database, pages, onTrouble)
  const act = async (socket: PresentSocket, frame: HeartbeatFrame) => {
    const before = pages.get(socket)
    const page = { siteId: socket.siteId, columnCode: frame.cColumnCode }
    if (before && before.columnCode !== page.columnCode) await leavePage(database, socket)
    pages.set(socket, page)
    if (!(await standHere(database, socket, frame))) pages.delete(socket)
    // It may have closed meanwhile.
    if (!inboxes.has(socket)) await leavePage(database, socket)
  }
  return {
    hear(socket, text) {
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
    notice(notice) {
      if (notice === undefined) for (const page of new Set(pages.values())) telling(page)
      else if (notice.kind === 'presence') telling(notice)
      else if (notice.kind === 'blocks') tellOfBlocks(pages, notice.siteId)
    },
  }
}

/** Tells every studio of a site that its blocks are others now. */
function tellOfBlocks(pages: ReadonlyMap<PresentSocket, PageKey>, siteId: string): void {
  for (const [socket, page] of pages) if (page.siteId === siteId) socket.tell({ body: BODY_BLOCKS, level: 'system' })
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
function createTeller(
  database: Database,
  pages: ReadonlyMap<PresentSocket, PageKey>,
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
      socket.tell({ body: BODY_PRESENCE, level: 'system', cColumnCode: columnCode, cOwnUuid: socket.id, editors })
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
