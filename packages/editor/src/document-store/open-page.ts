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

/** One page that is open for editing: its document, its history and what is selected. */
export interface OpenPage {
  readonly documents: DocumentStore
  readonly selection: SelectionStore
  readonly nodes: NodeSource
  /** Runs a command as one step and selects what it was about. Gives false when nothing changed or nothing may. */
  run(call: CommandCall, options?: RunOptions): boolean
  /** Takes a step back and selects what it was about. Gives false when there is none or it may not be taken. */
  undo(): boolean
  redo(): boolean
  /** Goes to a step of the history by its index, if every step on the way may be taken. */
  jumpTo(index: number): void
  select(ids: readonly NodeId[]): void
}

/** Whether nodes may be changed right now; whoever says no tells the person why. */
export type ChangeGuard = (nodeIds: readonly NodeId[]) => boolean

/** Opens a document for editing. The guard is asked before every command and every step through the history. */
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

/** What is selected and what the pointer is over. Makes no history. */
interface SelectionState {
  /** Never a node together with one that holds it, never one that is gone. */
  readonly selected: readonly NodeId[]
  readonly hovered: NodeId | undefined
}

/** The selection of one open page. */
type SelectionStore = StoreApi<SelectionState>

/** Makes a selection that follows its document: what is deleted is no longer selected. */
function createSelectionStore(documents: DocumentStore): SelectionStore {
  const selection = createStore<SelectionState>(() => ({ selected: [], hovered: undefined }))
  documents.subscribe(({ document: { nodes } }) => {
    const { selected, hovered } = selection.getState()
    const isThere = (id: NodeId) => Object.hasOwn(nodes, id)
    if (!selected.every(isThere)) selection.setState({ selected: selected.filter(isThere) })
    if (hovered !== undefined && !isThere(hovered)) selection.setState({ hovered: undefined })
  })
  return selection
}

/** Selects nodes, without those below another selected one and without those that are gone. */
function select(selection: SelectionStore, documents: DocumentStore, ids: readonly NodeId[]): void {
  const { selected } = selection.getState()
  const { document } = documents.getState()
  const next = topmost(document, ids)
  if (next.length !== selected.length || next.some((id, index) => id !== selected[index])) {
    selection.setState({ selected: next })
  }
}
