import type { CompiledNode, CompiledPage, Document, Node, NodeId } from '@mallwright/contract/document'

import { readProps } from '../kit/define-module.ts'
import type { Definition } from '../kit/define-module.ts'

/**
 * Compiles a document for buyers: hidden nodes and unknown modules omitted, props at the current version with all
 * defaults, children nested. Never throws on a document that passed `checkDocument`.
 */
export function compileDocument(
  document: Document,
  columnCode: string,
  definitions: Readonly<Record<string, Definition>>,
): CompiledPage {
  return {
    columnCode,
    title: document.title,
    look: document.look,
    nodes: compileAll(document, document.children, definitions),
  }
}

function compileAll(
  document: Document,
  ids: readonly NodeId[],
  definitions: Readonly<Record<string, Definition>>,
): CompiledNode[] {
  return ids.flatMap((id) => {
    const node: Node | undefined = document.nodes[id]
    const definition = node && Object.hasOwn(definitions, node.module) ? definitions[node.module] : undefined
    if (!node || !definition || node.isHidden) return []
    // A node of a newer version was written by a newer build: its props may differ in meaning.
    if (node.version > definition.version) return []
    return [
      {
        id,
        module: node.module,
        version: definition.version,
        props: readProps(definition, node),
        ...(node.rect && { rect: node.rect }),
        ...(node.showing !== undefined && { showing: node.showing }),
        ...(definition.accepts && { children: compileAll(document, node.children ?? [], definitions) }),
      },
    ]
  })
}

/** Upgrades nodes compiled by an older build: migrated, with the defaults of props that were added since. */
export function upgradeCompiledNodes(
  nodes: readonly CompiledNode[],
  definitions: Readonly<Record<string, Definition>>,
): CompiledNode[] {
  return nodes.flatMap((node) => {
    const definition = Object.hasOwn(definitions, node.module) ? definitions[node.module] : undefined
    if (!definition || node.version > definition.version) return []
    return [
      {
        ...node,
        version: definition.version,
        props: readProps(definition, node),
        ...(node.children && { children: upgradeCompiledNodes(node.children, definitions) }),
      },
    ]
  })
}
