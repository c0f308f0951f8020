import * as z from 'zod/mini'

import { PageStyle } from './document.ts'
import { NodeId, Rect } from './node.ts'
import { VisibilityRule } from './visibility.ts'

/** A published node: known module, validated props with defaults, nested children. */
export interface CompiledNode {
  readonly id: NodeId
  readonly module: string
  readonly version: number
  readonly props: Readonly<Record<string, unknown>>
  readonly rect?: Rect | undefined
  readonly showing?: VisibilityRule | undefined
  readonly children?: readonly CompiledNode[] | undefined
}

/** The shape of a compiled node on the wire; its props were checked when it was compiled. */
export const CompiledNode: z.ZodMiniType<CompiledNode, CompiledNode> = z.object({
  id: NodeId,
  module: z.string(),
  version: z.int(),
  props: z.record(z.string(), z.unknown()),
  rect: z.optional(Rect),
  showing: z.optional(VisibilityRule),
  get children() {
    return z.optional(z.array(CompiledNode))
  },
}) as never

/** One page of a release. */
export const CompiledPage = z.object({
  columnCode: z.string(),
  title: z.string(),
  look: PageStyle,
  nodes: z.array(CompiledNode),
})
export type CompiledPage = z.infer<typeof CompiledPage>
