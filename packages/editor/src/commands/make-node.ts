import { newUuid } from '@mallwright/contract/values'
import type { Node, NodeId, Rect } from '@mallwright/contract/document'

/** What a node needs to know about its module to be made. */
export interface ModuleKind {
  readonly type: string
  readonly version: number
  /** Present on modules that hold others. */
  readonly accepts?: object
}

/** A new, unique node id. */
export function newNodeId(): NodeId {
  return newUuid().slice(0, 13).replace('-', '') as NodeId
}

/** A node of a module with the given props; the defaults fill the rest when it is read. */
export function makeNode(
  kind: ModuleKind,
  parts: { id: NodeId; props?: Readonly<Record<string, unknown>>; rect?: Rect | undefined },
): Node {
  return {
    id: parts.id,
    module: kind.type,
    version: kind.version,
    props: { ...parts.props },
    ...(parts.rect && { rect: { ...parts.rect } }),
    ...(kind.accepts && { children: [] }),
  }
}
