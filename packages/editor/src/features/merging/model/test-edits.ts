import type { Document, NodeId } from '@mallwright/contract/document'
import fc from 'fast-check'

import type { CommandCall } from '../../../commands/kit/define-command.ts'
import { callOf, CommandError } from '../../../commands/kit/define-command.ts'
import { insertNode } from '../../../commands/node/insert-node.ts'
import { moveNode } from '../../../commands/node/move-node.ts'
import { removeNode } from '../../../commands/node/remove-node.ts'
import { renameNode } from '../../../commands/node/rename-node.ts'
import { resizeCall } from '../../../commands/node/set-rects.ts'
import { setProps } from '../../../commands/node/set-props.ts'
import { setTitle } from '../../../commands/page/set-title.ts'
import { createDocumentStore, runCommand } from '../../../document-store/document-store.ts'
import type { DocumentStore } from '../../../document-store/document-store.ts'

/** Random edit: kind, node and two parameters. */
export type Edit = readonly [kind: number, node: number, second: number, third: number]

/** Arbitrary edits for property tests. */
export const edits = (maxLength = 8): fc.Arbitrary<Edit[]> =>
  fc.array(fc.tuple(fc.nat(6), fc.nat(99), fc.nat(99), fc.nat(9)), { maxLength })

/** A page after random edits; `name` makes texts and ids unique. Edits that do not fit are skipped. */
export function edited(document: Document, list: readonly Edit[], name: string): Document {
  const store = createDocumentStore(document)
  applyEdits(store, list, name)
  return store.getState().document
}

/** Runs random edits as steps of a store. */
export function applyEdits(store: DocumentStore, list: readonly Edit[], name: string): void {
  list.forEach((edit, index) => {
    const call = callOfEdit(store.getState().document, edit, `${name}${index}`)
    try {
      if (call) runCommand(store, call)
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
    }
  })
}

function callOfEdit(document: Document, [kind, at, second, third]: Edit, name: string): CommandCall | undefined {
  const ids = Object.keys(document.nodes) as NodeId[]
  const nodeId = ids[at % Math.max(1, ids.length)]
  const holders = [undefined, ...ids.filter((id) => document.nodes[id]?.children)]
  const parentId = holders[second % holders.length]
  if (kind === 0) return callOf(setTitle, { title: name })
  if (kind === 1) {
    const node = { id: name as NodeId, module: 'text', version: 0, props: { text: name } }
    return callOf(insertNode, { nodes: [node], parentId, index: third })
  }
  if (!nodeId) return undefined
  if (kind === 2) return callOf(removeNode, { nodeIds: [nodeId] })
  if (kind === 3) return callOf(moveNode, { nodeId, parentId, index: third })
  if (kind === 4) return callOf(renameNode, { nodeId, name })
  if (kind === 5) return resizeCall([{ nodeId, rect: { x: third, y: second, width: 20, height: 20 } }])
  const { version } = document.nodes[nodeId] ?? { version: 0 }
  return callOf(setProps, { nodeId, version, props: { [`p${third % 3}`]: name } })
}
