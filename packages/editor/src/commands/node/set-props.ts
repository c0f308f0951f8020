import { NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import type { Draft } from 'immer'
import * as z from 'zod/mini'

import { defineCommand } from '../kit/define-command.ts'
import { nodeIn } from '../kit/node-tree.ts'

const PropsChange = z.object({
  nodeId: NodeId,
  /** The module's version that wrote these props; a changed one must come with all props. */
  version: z.int().check(z.nonnegative()),
  props: z.record(z.string(), z.unknown()),
  /** Names of props that take the default again. */
  cleared: z.optional(z.array(z.string())),
})

/** Changed props of one node. */
export type PropsChange = z.infer<typeof PropsChange>

/** Sets props of a node; those named in `cleared` go back to the module's default. */
export const setProps = defineCommand({
  name: 'node.setProps',
  label: { zh: '修改属性', en: 'Edit' },
  input: PropsChange,
  apply: changeProps,
  targetsOf: ({ nodeId }) => [nodeId],
  affects: 'props',
})

/** Sets props of several nodes; one step however many they are. */
export const setPropsOfMany = defineCommand({
  name: 'node.setPropsOfMany',
  label: { zh: '批量修改属性', en: 'Edit several' },
  input: z.object({
    /** All nodes that the change was made for, also those that have the value already: they stay selected. */
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
