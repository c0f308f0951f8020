import type { Document, NodeId } from '@mallwright/contract/document'
import { Immer } from 'immer'
import { temporal } from 'zundo'
import type { TemporalState } from 'zundo'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { CommandCall } from '../commands/kit/define-command.ts'
import { CommandError } from '../commands/kit/define-command.ts'
import { isSameJson } from './same-json.ts'
import { OPENED } from './step.ts'
import type { Step } from './step.ts'

/** History entry: a document and the command that produced it. */
export interface DocumentState {
  readonly document: Document
  readonly step: Step
}

/** Store of one open page. Selection, zoom and panels are stored elsewhere and make no history. */
export type DocumentStore = StoreApi<DocumentState> & { readonly temporal: StoreApi<TemporalState<DocumentState>> }

/** Options for merging a run into the previous step. */
export interface RunOptions {
  /** Consecutive runs with the same key and at most `MERGE_PAUSE_MS` between them form one step, such as typing or dragging a slider. */
  readonly mergeKey?: string | undefined
  /** Time of the run in ms, for merging; defaults to the clock. */
  readonly now?: number
}

/** Maximum number of undo steps. */
export const HISTORY_LIMIT = 300

/** Longest pause (ms) between runs that merge into one step. */
export const MERGE_PAUSE_MS = 1500

// Freezing would visit every node on every key press; the types already forbid writing.
const { produce } = new Immer({ autoFreeze: false })

interface Merge {
  readonly key: string
  readonly at: number
  readonly document: Document
}

const merges = new WeakMap<DocumentStore, Merge>()

/** Stores in the middle of a gesture whose runs merge however long it pauses. */
const held = new WeakSet<DocumentStore>()

/** The last run that changed only props. One entry a store, since a chain would retain every document. */
const propsRuns = new WeakMap<
  DocumentStore,
  { readonly before: Document; readonly document: Document; readonly nodeId: NodeId }
>()

/** Creates the store of a document with an empty history. */
export function createDocumentStore(document: Document): DocumentStore {
  return createStore<DocumentState>()(
    temporal((): DocumentState => ({ document, step: OPENED }), { limit: HISTORY_LIMIT }),
  )
}

/** Runs a command as one step; gives false and adds no step when nothing changed. Throws a `CommandError` on an unfit input. */
export function runCommand(store: DocumentStore, { command, input }: CommandCall, options: RunOptions = {}): boolean {
  const checked = command.input.safeParse(input)
  if (!checked.success) throw new CommandError(`${command.name}: ${checked.error.message}`)
  const before = store.getState().document
  const document = produce(before, (draft) => command.apply(draft, checked.data as never))
  if (isSameJson(before, document)) return false
  const nodeIds = command.targetsOf(checked.data as never)
  const step: Step = {
    name: command.name,
    label: command.labelOf?.(checked.data as never) ?? command.label,
    nodeIds,
    at: Date.now(),
  }
  const now = options.now ?? performance.now()
  const [nodeId] = nodeIds
  if (command.affects === 'props' && nodeId) propsRuns.set(store, { before, document, nodeId })
  else propsRuns.delete(store)
  if (isMergeable(store, options.mergeKey, now)) mergeInto(store, { document, step })
  else store.setState({ document, step })
  if (options.mergeKey === undefined) merges.delete(store)
  else merges.set(store, { key: options.mergeKey, at: now, document })
  return true
}

/** Ends a run of merging commands, so that the next one begins a step: after undo or redo, it is no longer the same typing. */
export function endMerge(store: DocumentStore): void {
  merges.delete(store)
}

/** Lets a run of merging commands go on over the work of others, which came into every state of the history. */
export function continueMerge(store: DocumentStore, before: Document): void {
  const last = merges.get(store)
  if (last?.document === before) merges.set(store, { ...last, document: store.getState().document })
}

/** A gesture whose runs are one step of their own. */
export interface HeldMerge {
  readonly end: () => void
  /** Takes the step back without a trace in the history. */
  readonly drop: () => void
}

/** Merges all runs with the same key until the end of a gesture, such as dragging a number. */
export function holdMerge(store: DocumentStore): HeldMerge {
  endMerge(store)
  held.add(store)
  const end = () => {
    held.delete(store)
    endMerge(store)
  }
  const drop = () => {
    const { pastStates } = store.temporal.getState()
    const origin = pastStates.at(-1)
    const isUnbroken = merges.get(store)?.document === store.getState().document
    if (isUnbroken && origin?.document && origin.step) dropStep(store, { document: origin.document, step: origin.step })
    end()
  }
  return { end, drop }
}

/** Whether two documents are known to differ only in props of one leaf node, as after a key press in a text field; `false` when unknown. */
export function isSameTree(store: DocumentStore, before: Document, document: Document): boolean {
  if (before === document) return true
  const run = propsRuns.get(store)
  return run?.before === before && run.document === document && !document.nodes[run.nodeId]?.children
}

function isMergeable(store: DocumentStore, key: string | undefined, now: number): boolean {
  const last = merges.get(store)
  // A document that came from elsewhere, such as from a merge, starts a new step.
  const isUnbroken = last?.document === store.getState().document
  return isUnbroken && key !== undefined && last?.key === key && (held.has(store) || now - last.at <= MERGE_PAUSE_MS)
}

function mergeInto(store: DocumentStore, next: DocumentState): void {
  const { pastStates, pause, resume } = store.temporal.getState()
  const origin = pastStates.at(-1)
  if (origin?.document && origin.step && isSameJson(origin.document, next.document)) {
    // Typing that was reverted removes the step instead of leaving an empty one.
    return dropStep(store, { document: origin.document, step: origin.step })
  }
  pause()
  store.setState(next)
  resume()
}

/** Goes back to before the last step and forgets it. */
function dropStep(store: DocumentStore, origin: DocumentState): void {
  const { pastStates, pause, resume } = store.temporal.getState()
  pause()
  store.setState(origin)
  store.temporal.setState({ pastStates: pastStates.slice(0, -1) })
  resume()
}
