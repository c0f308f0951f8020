import { newUuid } from '@mallwright/contract/values'
import type { Node, NodeId, Rect } from '@mallwright/contract/document'

/** What creating a node needs to know about its module. */
export interface ModuleKind {
  readonly type: string
  readonly version: number
  /** Present on modules that hold others. */
  readonly accepts?: object
}

/** A fresh, unique node id. */
export function newNodeId(): NodeId {
  return newUuid().slice(0, 13).replace('-', '') as NodeId
}

/** Creates a node with the given props; reading fills in the defaults. */
export function makeNode(
  kind: ModuleKind,
  content: { id: NodeId; props?: Readonly<Record<string, unknown>>; rect?: Rect | undefined },
): Node {
  return {
    id: content.id,
    module: kind.type,
    version: kind.version,
    props: { ...content.props },
    ...(content.rect && { rect: { ...content.rect } }),
    ...(kind.accepts && { children: [] }),
  }
}
