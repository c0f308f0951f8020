import { DOCUMENT_FORMAT } from '@mallwright/contract/document'
import type { CompiledNode, CompiledPage, Node, NodeId } from '@mallwright/contract/document'

import { compilePage } from '../registry/definitions.ts'
import { readDesign, readHead } from './read-design.ts'
import { writeDesign } from './write-design.ts'

/** A published page in the options of specification 3 §3, as `getColumnPage` answers it. */
export interface ModulesPage {
  readonly name?: string | undefined
  readonly bottomColor?: string | undefined
  readonly modules: unknown[]
}

/** Writes a compiled page in option names, for shops that know no compiled pages. */
export function writeModules({ title, look, nodes }: CompiledPage): Required<ModulesPage> {
  const document = {
    format: DOCUMENT_FORMAT,
    title,
    look,
    children: nodes.map(({ id }) => id),
    nodes: Object.fromEntries(nodes.flatMap(flatNodes)),
  }
  const { list } = JSON.parse(writeDesign(document)) as { readonly list: unknown[] }
  return { name: title, bottomColor: look.background, modules: list }
}

function flatNodes({ children, ...node }: CompiledNode): (readonly [NodeId, Node])[] {
  const own: Node = { ...node, ...(children && { children: children.map(({ id }) => id) }) }
  return [[node.id, own], ...(children ?? []).flatMap(flatNodes)]
}

/**
 * Compiles a page of a gateway that answers option names. Unknown modules are omitted, as buyers never see them;
 * `undefined` for what is no design.
 */
export function compileModules({ modules, ...head }: ModulesPage, columnCode: string): CompiledPage | undefined {
  const reading = readDesign(JSON.stringify({ ...head, list: modules }))
  if (reading.ok) return compilePage(reading.document, columnCode)
  const isEmpty = reading.issue.kind === 'bare' || reading.issue.kind === 'unrecognised'
  if (!isEmpty) return undefined
  const { title, background } = readHead(head)
  return { columnCode, title, look: { background }, nodes: [] }
}
