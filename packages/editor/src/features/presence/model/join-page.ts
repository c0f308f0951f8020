import { BODY_HEARTBEAT, HEARTBEAT_INTERVAL_MS, PresenceFrame } from '@mallwright/contract/site'
import type { NodeId } from '@mallwright/contract/document'
import type { HeartbeatFrame } from '@mallwright/contract/site'
import { text } from '@mallwright/shop-core/i18n'

import type { Clock } from '../../saving/model/autosave.ts'
import type { ChangeGuard, OpenPage } from '../../../document-store/open-page.ts'
import type { Announcer } from '../../../ui/announcer.ts'
import type { PresenceStore } from './presence-store.ts'
import { readJson } from '../../../gateway/read-json.ts'
import { lockHolderOf } from './presence-store.ts'
import { PRESENCE_TEXTS } from './presence.texts.ts'

/** Connection used by presence. */
export interface PresenceConnection {
  send(text: string): void
  close(): void
}

/** Handlers of connection events. */
export interface PresenceHandlers {
  readonly onMessage: (data: unknown) => void
  readonly onChange: (isOpen: boolean) => void
}

/** Debounce (ms) before a selection change is sent. */
const SELECTION_DEBOUNCE_MS = 150

/** Idle time (ms) after which a lock is released. */
const LOCK_IDLE_MS = 60_000

/** The members of the studio that presence uses. */
interface JoinedStudio {
  readonly column: string
  readonly page: OpenPage
  readonly presence: PresenceStore
  readonly announcer: Announcer
  readonly guardChanges: (guard: ChangeGuard) => void
}

/** Joins the page: reports the selection and receives other editors. The first change of the selected module locks it. `connect` opens the connection. Gives a leave function. */
export function joinPage(
  studio: JoinedStudio,
  clock: Clock,
  connect: (ears: PresenceHandlers) => PresenceConnection,
): () => void {
  const joined = new JoinedPage(studio, clock)
  const { presence, page, announcer } = studio
  const line = connect({ onMessage: (data) => joined.receive(data), onChange: (isOpen) => joined.setOpen(isOpen) })
  joined.line = line
  const stops = [
    page.selection.subscribe((state, before) => state.selected[0] !== before.selected[0] && joined.move()),
    // The work of others arrives without a step.
    page.documents.subscribe(({ step }, before) => step !== before.step && joined.change(step.nodeIds)),
  ]
  studio.guardChanges((nodeIds) => {
    const holder = nodeIds.map((id) => lockHolderOf(presence.getState(), id)).find((editor) => editor !== undefined)
    if (holder) announcer.notify(text(PRESENCE_TEXTS.refused, { name: holder.name }))
    return holder === undefined
  })
  presence.setState({ takeOver: (nodeId) => joined.takeOver(nodeId) })
  return () => {
    for (const stop of stops) stop()
    joined.setOpen(false)
    line.close()
  }
}

class JoinedPage {
  line: PresenceConnection | undefined
  /** Module changed since it was selected, and the time of the last change in ms. */
  private edited: NodeId | undefined
  private editedAt = 0
  /** Whether the server has confirmed the lock. */
  private isHolder = false
  private isOpen = false
  private hasReceived = false
  private stopTimer: () => void = () => undefined
  private readonly studio: JoinedStudio
  private readonly clock: Clock

  constructor(studio: JoinedStudio, clock: Clock) {
    this.studio = studio
    this.clock = clock
  }

  setOpen(isOpen: boolean): void {
    this.isOpen = isOpen
    this.stopTimer()
    if (isOpen) this.report()
    else this.studio.presence.setState({ others: [] })
  }

  move(): void {
    this.edited = undefined
    this.isHolder = false
    this.stopTimer()
    this.stopTimer = this.clock.after(SELECTION_DEBOUNCE_MS, () => this.report())
  }

  change(nodeIds: readonly NodeId[]): void {
    const id = this.selected()
    if (id === undefined || !nodeIds.includes(id)) return
    this.editedAt = this.clock.now()
    if (id === this.edited) return
    this.edited = id
    this.report()
  }

  takeOver(nodeId: NodeId): void {
    const { page, presence, announcer } = this.studio
    page.select([nodeId])
    this.edited = nodeId
    this.editedAt = this.clock.now()
    // Optimistic until the server answers.
    presence.setState(({ others }) => ({
      others: others.map((editor) => (editor.nodeId === nodeId ? { ...editor, isEditing: false } : editor)),
    }))
    this.report(true)
    announcer.notify(text(PRESENCE_TEXTS.tookOver))
  }

  receive(data: unknown): void {
    const { column, presence, announcer } = this.studio
    const frame = PresenceFrame.safeParse(readJson(data)).data
    if (!frame || frame.cColumnCode !== column) return
    const own = frame.editors.find(({ cEditorUuid }) => cEditorUuid === frame.cOwnUuid)
    const ownName = text(PRESENCE_TEXTS.ownWindow)
    const others = frame.editors.flatMap((editor) => {
      if (editor === own) return []
      return [otherOf(editor.cAccUuid === own?.cAccUuid ? { ...editor, cEditorName: ownName } : editor)]
    })
    const before = presence.getState().others
    presence.setState({ others })
    const holder = this.edited && lockHolderOf(presence.getState(), this.edited)
    if (holder && this.isHolder) announcer.notify(text(PRESENCE_TEXTS.taken, { name: holder.name }))
    if (holder && (this.isHolder || own?.cNodeId === this.edited)) this.edited = undefined
    this.isHolder = own?.bEditing === true && own.cNodeId === this.edited
    const newcomer = others.find(({ id }) => !before.some((editor) => editor.id === id))
    // Editors of the first list did not just join; a take-over is more important.
    if (newcomer && this.hasReceived && !holder) announcer.speak(text(PRESENCE_TEXTS.came, { name: newcomer.name }))
    this.hasReceived = true
  }

  private selected(): NodeId | undefined {
    return this.studio.page.selection.getState().selected[0]
  }

  private report(isTakeOver = false): void {
    this.stopTimer()
    if (!this.isOpen) return
    if (this.clock.now() - this.editedAt >= LOCK_IDLE_MS) this.edited = undefined
    const nodeId = this.selected() ?? ''
    const frame: HeartbeatFrame = {
      body: BODY_HEARTBEAT,
      level: 'user',
      cColumnCode: this.studio.column,
      cNodeId: nodeId,
      bEditing: nodeId !== '' && nodeId === this.edited,
      bTakeOver: isTakeOver,
    }
    this.line?.send(JSON.stringify(frame))
    this.stopTimer = this.clock.after(HEARTBEAT_INTERVAL_MS, () => this.report())
  }
}

function otherOf(editor: PresenceFrame['editors'][number]) {
  const { cEditorUuid, cAccUuid, cEditorName, cNodeId, bEditing } = editor
  const nodeId = cNodeId === '' ? undefined : (cNodeId as NodeId)
  return { id: cEditorUuid, accountId: cAccUuid, name: cEditorName, nodeId, isEditing: bEditing }
}
