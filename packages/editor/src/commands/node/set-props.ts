import { NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import type { Draft } from 'immer'
import * as z from 'zod/mini'

import { defineCommand } from '../kit/define-command.ts'
import { nodeIn } from '../kit/node-tree.ts'

const PropsChange = z.object({
  nodeId: NodeId,
  /** Module version of these props; a version change requires all props. */
  version: z.int().check(z.nonnegative()),
  props: z.record(z.string(), z.unknown()),
  /** Props to reset to their default. */
  cleared: z.optional(z.array(z.string())),
})

/** Changed props of one node. */
export type PropsChange = z.infer<typeof PropsChange>

/** Sets props of a node and resets those in `cleared`. */
export const setProps = defineCommand({
  name: 'node.setProps',
  label: { zh: '修改属性', en: 'Edit' },
  input: PropsChange,
  apply: changeProps,
  targetsOf: ({ nodeId }) => [nodeId],
  affects: 'props',
})

/** Sets props of several nodes as one step. */
export const setPropsOfMany = defineCommand({
  name: 'node.setPropsOfMany',
  label: { zh: '批量修改属性', en: 'Edit several' },
  input: z.object({
    /** All selected nodes, including those whose value is already equal, so that the selection stays. */
    nodeIds: z.array(NodeId),
    changes: z.array(PropsChange),
  }),
  apply(document, { changes }) {
    for (const change of changes) changeProps(document, change)
  },
  targetsOf: ({ nodeIds }) => nodeIds,
})

function changeProps(document: Draft<Document>, { nodeId, version, props, cleared }: PropsChange): void {
  const node = nodeIn(document, nodeId)
  node.version = version
  Object.assign(node.props, props)
  for (const name of cleared ?? []) delete node.props[name]
}
