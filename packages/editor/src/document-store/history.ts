import type { NodeId } from '@mallwright/contract/document'

import type { DocumentStore } from './document-store.ts'
import type { Step } from './step.ts'

/** Every step of a history, oldest first, and which one the document shows now. */
export interface History {
  readonly steps: readonly Step[]
  readonly current: number
}

/** The steps of a store, read from its past and future states. */
export function historyOf(store: DocumentStore): History {
  const { pastStates, futureStates } = store.temporal.getState()
  const steps = [...pastStates, store.getState(), ...futureStates.toReversed()].flatMap(({ step }) => step ?? [])
  return { steps, current: pastStates.length }
}

/** The step that undo would take back; none at the start. */
export function undoableStep(store: DocumentStore): Step | undefined {
  return store.temporal.getState().pastStates.length > 0 ? store.getState().step : undefined
}

/** The step that redo would bring back. */
export function redoableStep(store: DocumentStore): Step | undefined {
  return store.temporal.getState().futureStates.at(-1)?.step
}

/** Takes one step back. Gives the nodes to select: what the step was about, as far as it is there again. */
export function undo(store: DocumentStore): readonly NodeId[] | undefined {
  const step = undoableStep(store)
  if (!step) return undefined
  store.temporal.getState().undo()
  return existingOf(store, step)
}

/** Brings one step back. Gives the nodes to select. */
export function redo(store: DocumentStore): readonly NodeId[] | undefined {
  const step = redoableStep(store)
  if (!step) return undefined
  store.temporal.getState().redo()
  return existingOf(store, step)
}

/** The steps that are taken back or brought back on the way to one of the history, by its index. */
export function stepsTo(store: DocumentStore, index: number): readonly Step[] {
  const { steps, current } = historyOf(store)
  return index < current ? steps.slice(index + 1, current + 1) : steps.slice(current + 1, index + 1)
}

/** Goes to any step of the history, by its index. */
export function jumpTo(store: DocumentStore, index: number): readonly NodeId[] {
  const by = index - historyOf(store).current
  if (by < 0) store.temporal.getState().undo(-by)
  if (by > 0) store.temporal.getState().redo(by)
  return existingOf(store, store.getState().step)
}

function existingOf(store: DocumentStore, { nodeIds }: Step): readonly NodeId[] {
  const { nodes } = store.getState().document
  return nodeIds.filter((id) => Object.hasOwn(nodes, id))
}
