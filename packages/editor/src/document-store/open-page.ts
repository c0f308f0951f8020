import type { Document, NodeId } from '@mallwright/contract/document'

import type { CommandCall } from '../commands/define-command.ts'
import { createDocumentStore, runCommand } from './document-store.ts'
import type { DocumentStore, RunOptions } from './document-store.ts'
import { jumpTo, redo, redoableStep, stepsTo, undo, undoableStep } from './history.ts'
import { createNodeSource } from './node-source.ts'
import type { NodeSource } from './node-source.ts'
import { createSelectionStore, select } from './selection-store.ts'
import type { SelectionStore } from './selection-store.ts'
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
      if (!mayChange(call.command.nodeIds(call.input as never))) return false
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
