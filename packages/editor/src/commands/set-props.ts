import { NodeId } from '@mallwright/contract'
import * as z from 'zod/mini'

import { defineCommand } from './define-command.ts'
import { nodeIn } from './node-tree.ts'

/** Sets props of a node; those named in `cleared` go back to the module's default. */
export const setProps = defineCommand({
  name: 'node.setProps',
  label: { zh: '修改属性', en: 'Edit' },
  input: z.object({
    nodeId: NodeId,
    /** The module's version that wrote these props; a changed one must come with all props. */
    version: z.int().check(z.nonnegative()),
    props: z.record(z.string(), z.unknown()),
    /** Names of props that take the default again. */
    cleared: z.optional(z.array(z.string())),
  }),
  apply(document, { nodeId, version, props, cleared }) {
    const node = nodeIn(document, nodeId)
    node.version = version
    Object.assign(node.props, props)
    for (const name of cleared ?? []) delete node.props[name]
  },
  nodeIds: ({ nodeId }) => [nodeId],
})
