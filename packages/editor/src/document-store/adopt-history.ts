import type { Document, Node, NodeId } from '@mallwright/contract/document'

import type { DocumentState, DocumentStore } from './document-store.ts'
import { HISTORY_LIMIT } from './document-store.ts'
import { isSameJson } from './same-json.ts'
import { OPENED } from './step.ts'

/** History of an earlier visit of a page. */
export interface SavedHistory {
  /** States before the last one, oldest first. */
  readonly past: readonly DocumentState[]
  readonly last: DocumentState
  /** Undone states, the next one to redo last. */
  readonly future: readonly DocumentState[]
}

/** The history of a store, to be stored beside it; states share their unchanged nodes. */
export function saveHistory(store: DocumentStore): SavedHistory {
  const { pastStates, futureStates } = store.temporal.getState()
  return { past: pastStates.flatMap(wholeState), last: store.getState(), future: futureStates.flatMap(wholeState) }
}

/** Continues an earlier history when it ended in the document that was opened, and gives whether it did. Any other document, such as after a change of another editor, starts a history of its own: undo never reverts the work of others. */
export function adoptHistory(store: DocumentStore, saved: SavedHistory): boolean {
  const { pastStates, futureStates, pause, resume } = store.temporal.getState()
  const own = pastStates.flatMap(wholeState)
  const opened = own[0] ?? store.getState()
  const isFresh = opened.step === OPENED && futureStates.length === 0
  if (!isFresh || !isSameJson(opened.document, saved.last.document)) return false
  const share = shareNodes(opened.document)
  const past = saved.past.map(share)
  const last = { document: opened.document, step: saved.last.step }
  pause()
  if (own.length === 0) store.setState(last)
  store.temporal.setState({
    pastStates: (own.length === 0 ? past : [...past, last, ...own.slice(1)]).slice(-HISTORY_LIMIT),
    // A step since then has taken the place of the undone ones.
    futureStates: own.length === 0 ? saved.future.map(share) : [],
  })
  resume()
  return true
}

/** A state of the history; the library's type allows parts of one. */
export function wholeState({ document, step }: Partial<DocumentState>): DocumentState[] {
  return document && step ? [{ document, step }] : []
}

/** Replaces nodes by equal ones of the opened document, so that the first undo re-renders only what it changes. */
function shareNodes(opened: Document): (state: DocumentState) => DocumentState {
  const shared = new Map<Node, Node>()
  const sharedOf = (node: Node): Node => {
    const known = shared.get(node)
    if (known) return known
    const current = opened.nodes[node.id]
    const result = current && isSameJson(current, node) ? current : node
    shared.set(node, result)
    return result
  }
  return ({ document, step }) => {
    const nodes = Object.fromEntries(Object.entries(document.nodes).map(([id, node]) => [id as NodeId, sharedOf(node)]))
    const children = isSameJson(document.children, opened.children) ? opened.children : document.children
    return { document: { ...document, children, nodes }, step }
  }
}
