import type { Document, NodeId } from '@mallwright/contract/document'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { CommandCall } from '../commands/kit/define-command.ts'
import { topmost } from '../commands/kit/node-tree.ts'
import { createDocumentStore, runCommand } from './document-store.ts'
import type { DocumentStore, RunOptions } from './document-store.ts'
import { jumpTo, redo, redoableStep, stepsTo, undo, undoableStep } from './history.ts'
import { createNodeSource } from './node-source.ts'
import type { NodeSource } from './node-source.ts'
import type { Step } from './step.ts'

/** An open page: document, history and selection. */
export interface OpenPage {
  readonly documents: DocumentStore
  readonly selection: SelectionStore
  readonly nodes: NodeSource
  /** Runs a command as one step and selects its targets; gives false when nothing changed or the guard refused. */
  run(call: CommandCall, options?: RunOptions): boolean
  /** Undoes one step and selects its targets; gives false when there is none or the guard refused. */
  undo(): boolean
  redo(): boolean
  /** Jumps to a history index if the guard allows every step on the way. */
  jumpTo(index: number): void
  select(ids: readonly NodeId[]): void
}

/** Whether nodes may be changed right now; a guard that refuses notifies the user. */
export type ChangeGuard = (nodeIds: readonly NodeId[]) => boolean

/** Opens a document for editing. The guard runs before every command and every history step. */
export function openPage(document: Document, mayChange: ChangeGuard = () => true): OpenPage {
  const documents = createDocumentStore(document)
  const selection = createSelectionStore(documents)
  const selectIds = (ids: readonly NodeId[]) => select(selection, documents, ids)
  const selectChanged = (ids: readonly NodeId[] | undefined) => {
    if (ids && ids.length > 0) selectIds(ids)
    return ids !== undefined
  }
  const maySteps = (steps: readonly (Step | undefined)[]) => {
    const nodeIds = steps.flatMap((step) => step?.nodeIds ?? [])
    return nodeIds.length === 0 || mayChange(nodeIds)
  }
  return {
    documents,
    selection,
    nodes: createNodeSource(documents),
    run(call, options) {
      if (!mayChange(call.command.targetsOf(call.input as never))) return false
      const isChanged = runCommand(documents, call, options)
      if (isChanged) selectChanged(documents.getState().step.nodeIds)
      return isChanged
    },
    undo: () => maySteps([undoableStep(documents)]) && selectChanged(undo(documents)),
    redo: () => maySteps([redoableStep(documents)]) && selectChanged(redo(documents)),
    jumpTo: (index) => void (maySteps(stepsTo(documents, index)) && selectChanged(jumpTo(documents, index))),
    select: selectIds,
  }
}

/** Selected and hovered nodes. Makes no history. */
interface SelectionState {
  /** Never contains a node together with its ancestor, nor a missing node. */
  readonly selected: readonly NodeId[]
  readonly hovered: NodeId | undefined
}

/** Selection of one open page. */
type SelectionStore = StoreApi<SelectionState>

/** Creates a selection that drops deleted nodes, and nodes inside of other selected ones. */
function createSelectionStore(documents: DocumentStore): SelectionStore {
  const selection = createStore<SelectionState>(() => ({ selected: [], hovered: undefined }))
  documents.subscribe(({ document }) => {
    const { nodes } = document
    const { selected, hovered } = selection.getState()
    const isThere = (id: NodeId) => Object.hasOwn(nodes, id)
    // A merge or an undo may also move a selected node into another one.
    const kept = topmost(document, selected)
    if (kept.length !== selected.length) selection.setState({ selected: kept })
    if (hovered !== undefined && !isThere(hovered)) selection.setState({ hovered: undefined })
  })
  return selection
}

/** Selects nodes without descendants of other selected ones and without missing ones. */
function select(selection: SelectionStore, documents: DocumentStore, ids: readonly NodeId[]): void {
  const { selected } = selection.getState()
  const { document } = documents.getState()
  const next = topmost(document, ids)
  if (next.length !== selected.length || next.some((id, index) => id !== selected[index])) {
    selection.setState({ selected: next })
  }
}
