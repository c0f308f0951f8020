import type { Document } from '@mallwright/contract/document'

import { wholeState } from './adopt-history.ts'
import { continueMerge } from './document-store.ts'
import type { DocumentState, DocumentStore } from './document-store.ts'

/**
 * Puts the work of others into a document and into every state of its history, without a step: undo and redo revert one's
 * own steps and nothing else. `withTheirs` gives a state's document with their changes, or `undefined` where they do not fit;
 * the history ends before such a state. Gives whether they fit the current document; otherwise nothing changes.
 */
export function incorporate(store: DocumentStore, withTheirs: (document: Document) => Document | undefined): boolean {
  const results = new Map<Document, Document | undefined>()
  const stateWithTheirs = (state: DocumentState): DocumentState | undefined => {
    if (!results.has(state.document)) results.set(state.document, withTheirs(state.document))
    const document = results.get(state.document)
    return document && { document, step: state.step }
  }
  const before = store.getState().document
  const current = stateWithTheirs(store.getState())
  if (!current) return false
  const { pastStates, futureStates, pause, resume } = store.temporal.getState()
  const past = fitting(pastStates.flatMap(wholeState), stateWithTheirs)
  const future = fitting(futureStates.flatMap(wholeState), stateWithTheirs)
  pause()
  store.setState(current)
  store.temporal.setState({ pastStates: past, futureStates: future })
  resume()
  // Typing or dragging a number stays one step, if the state before it could be kept.
  if (pastStates.length > 0 && past.length > 0) continueMerge(store, before)
  return true
}

/** The states after the last one that does not fit; both lists end beside the current state. */
function fitting(
  states: readonly DocumentState[],
  mapState: (state: DocumentState) => DocumentState | undefined,
): DocumentState[] {
  const mapped = states.map(mapState)
  return mapped.slice(mapped.lastIndexOf(undefined) + 1).flatMap((state) => state ?? [])
}
