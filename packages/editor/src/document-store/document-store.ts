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

/** A document and the command that made it: what history keeps. */
export interface DocumentState {
  readonly document: Document
  readonly step: Step
}

/** The store of one open page. Selection, zoom and panels live elsewhere and leave no history. */
export type DocumentStore = StoreApi<DocumentState> & { readonly temporal: StoreApi<TemporalState<DocumentState>> }

/** How a run may join the step before it. */
export interface RunOptions {
  /** Runs with the same key in a row, none longer than `MERGE_PAUSE_MS` after the last, are one step: a typed word, a dragged slider. */
  readonly mergeKey?: string | undefined
  /** The time of the run in ms, for merging; the clock's when absent. */
  readonly now?: number
}

/** How many steps can be undone. */
export const HISTORY_LIMIT = 300

/** After this pause the next change of the same field is a step of its own. */
export const MERGE_PAUSE_MS = 1500

// Freezing would look at every node of the page on every key press; the types already forbid writing.
const { produce } = new Immer({ autoFreeze: false })

interface Merge {
  readonly key: string
  readonly at: number
  readonly document: Document
}

const merges = new WeakMap<DocumentStore, Merge>()

/** The last run that changed nothing but props. One a store: a chain of them would keep every document that ever was. */
const propsRuns = new WeakMap<
  DocumentStore,
  { readonly before: Document; readonly document: Document; readonly nodeId: NodeId }
>()

/** Makes the store of an opened document, with an empty history. */
export function createDocumentStore(document: Document): DocumentStore {
  return createStore<DocumentState>()(
    temporal((): DocumentState => ({ document, step: OPENED }), { limit: HISTORY_LIMIT }),
  )
}

/** Runs a command as one step. Gives false when nothing changed: then there is no step. Throws a `CommandError` on an unfit input. */
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

/**
 * Whether a document is known to differ from another one only in props of a node that holds no others, as after a key
 * press in a text field: the tree, the places and the flags of all nodes are the same. `false` when that is not known.
 */
export function isSameTree(store: DocumentStore, before: Document, document: Document): boolean {
  if (before === document) return true
  const run = propsRuns.get(store)
  return run?.before === before && run.document === document && !document.nodes[run.nodeId]?.children
}

function isMergeable(store: DocumentStore, key: string | undefined, now: number): boolean {
  const last = merges.get(store)
  // An undo in between makes another document, so the run after it starts a step of its own.
  const isUnbroken = last?.document === store.getState().document
  return isUnbroken && key !== undefined && last?.key === key && now - last.at <= MERGE_PAUSE_MS
}

function mergeInto(store: DocumentStore, next: DocumentState): void {
  const { pastStates, pause, resume } = store.temporal.getState()
  const origin = pastStates.at(-1)
  pause()
  if (origin?.document && origin.step && isSameJson(origin.document, next.document)) {
    // Typed and taken back: the step is gone, not empty.
    store.setState({ document: origin.document, step: origin.step })
    store.temporal.setState({ pastStates: pastStates.slice(0, -1) })
  } else {
    store.setState(next)
  }
  resume()
}
