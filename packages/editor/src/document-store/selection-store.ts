import type { NodeId } from '@mallwright/contract/document'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { topmost } from '../commands/node-tree.ts'
import type { DocumentStore } from './document-store.ts'

/** What is selected and what the pointer is over. Makes no history. */
export interface SelectionState {
  /** Never a node together with one that holds it, never one that is gone. */
  readonly selected: readonly NodeId[]
  readonly hovered: NodeId | undefined
}

/** The selection of one open page. */
export type SelectionStore = StoreApi<SelectionState>

/** Makes a selection that follows its document: what is deleted is no longer selected. */
export function createSelectionStore(documents: DocumentStore): SelectionStore {
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
export function select(selection: SelectionStore, documents: DocumentStore, ids: readonly NodeId[]): void {
  const { selected } = selection.getState()
  const { document } = documents.getState()
  const next = topmost(document, ids)
  if (next.length !== selected.length || next.some((id, index) => id !== selected[index])) {
    selection.setState({ selected: next })
  }
}
