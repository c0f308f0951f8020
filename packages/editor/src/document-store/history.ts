import type { Document, NodeId } from '@mallwright/contract/document'

import { endMerge } from './document-store.ts'
import type { DocumentStore } from './document-store.ts'
import type { Step } from './step.ts'

/** All steps, oldest first, and the index of the current one. */
export interface History {
  readonly steps: readonly Step[]
  /** The document after each step. */
  readonly documents: readonly Document[]
  readonly current: number
}

/** History of a store, from its past and future states. */
export function historyOf(store: DocumentStore): History {
  const { pastStates, futureStates } = store.temporal.getState()
  const states = [...pastStates, store.getState(), ...futureStates.toReversed()]
  return {
    steps: states.flatMap(({ step }) => step ?? []),
    documents: states.flatMap(({ document }) => document ?? []),
    current: pastStates.length,
  }
}

/** The step that undo would revert; `undefined` at the start. */
export function undoableStep(store: DocumentStore): Step | undefined {
  return store.temporal.getState().pastStates.length > 0 ? store.getState().step : undefined
}

/** The step that redo would restore. */
export function redoableStep(store: DocumentStore): Step | undefined {
  return store.temporal.getState().futureStates.at(-1)?.step
}

/** Undoes one step and gives its target nodes that exist, to be selected. */
export function undo(store: DocumentStore): readonly NodeId[] | undefined {
  const step = undoableStep(store)
  if (!step) return undefined
  endMerge(store)
  store.temporal.getState().undo()
  return existingOf(store, step)
}

/** Redoes one step and gives its target nodes, to be selected. */
export function redo(store: DocumentStore): readonly NodeId[] | undefined {
  const step = redoableStep(store)
  if (!step) return undefined
  endMerge(store)
  store.temporal.getState().redo()
  return existingOf(store, step)
}

/** Steps that are undone or redone on the way to another history index. */
export function stepsTo(store: DocumentStore, index: number): readonly Step[] {
  const { steps, current } = historyOf(store)
  return index < current ? steps.slice(index + 1, current + 1) : steps.slice(current + 1, index + 1)
}

/** Jumps to a history index and gives the nodes to select. */
export function jumpTo(store: DocumentStore, index: number): readonly NodeId[] {
  const { steps, current } = historyOf(store)
  if (!Number.isInteger(index) || index < 0 || index >= steps.length) return []
  const by = index - current
  endMerge(store)
  if (by < 0) store.temporal.getState().undo(-by)
  if (by > 0) store.temporal.getState().redo(by)
  return existingOf(store, store.getState().step)
}

function existingOf(store: DocumentStore, { nodeIds }: Step): readonly NodeId[] {
  const { nodes } = store.getState().document
  return nodeIds.filter((id) => Object.hasOwn(nodes, id))
}
