import type { Document, NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import type { Definition, Field } from '@mallwright/modules/definitions'
import * as z from 'zod/mini'

import type { CommandCall } from '../../../commands/kit/define-command.ts'
import { callOf } from '../../../commands/kit/define-command.ts'
import { setPropsOfMany } from '../../../commands/node/set-props.ts'
import type { PropsChange } from '../../../commands/node/set-props.ts'
import { isSameJson } from '../../../document-store/same-json.ts'
import { propsChange } from '../../../commands/node/props-change.ts'
import { persistedValue } from '../../../ui/use-persisted.ts'
import { readNode } from '../../../document-store/read-node.ts'

const CopiedStyle = z.object({
  /** Style fields of the source node by name. */
  fields: z.record(
    z.string().check(z.maxLength(80)),
    z.object({ kind: z.string().check(z.maxLength(40)), value: z.unknown() }),
  ),
})

/** Style of a node that can be applied to others. */
export type CopiedStyle = z.infer<typeof CopiedStyle>

/** The last copied style, kept between pages. */
export const copiedStyle = persistedValue<CopiedStyle | undefined>('style', z.optional(CopiedStyle), undefined)

type Nodes = Document['nodes']

/** Whether a node has style fields. */
export function hasStyle(nodes: Nodes, id: NodeId): boolean {
  const node = nodes[id]
  const definition = node && readableDefinition(node)
  return definition !== undefined && styleFields(definition).length > 0
}

/** Style of a node: its fields in the style tab. `undefined` when the module is unknown or has none. */
export function styleOf(nodes: Nodes, id: NodeId): CopiedStyle | undefined {
  const node = nodes[id]
  const definition = node && readableDefinition(node)
  if (!definition) return undefined
  const read = readNode(definition, node)
  const fields = styleFields(definition).map(([name, { kind }]) => [name, { kind, value: read[name] }] as const)
  return fields.length > 0 ? { fields: Object.fromEntries(fields) } : undefined
}

/** The call that applies a style; `undefined` when it changes nothing. */
export function pasteStyleCall(nodes: Nodes, ids: readonly NodeId[], style: CopiedStyle): CommandCall | undefined {
  const changes = ids.flatMap((id) => styleChange(nodes, id, style) ?? [])
  return changes.length > 0 ? callOf(setPropsOfMany, { nodeIds: [...ids], changes }) : undefined
}

/** Applies fields of the same name and kind that pass the field's own check. */
function styleChange(nodes: Nodes, id: NodeId, { fields }: CopiedStyle): PropsChange | undefined {
  const node = nodes[id]
  const definition = node && readableDefinition(node)
  if (!definition || node.isLocked) return undefined
  const read = readNode(definition, node)
  const taken = styleFields(definition).flatMap(([name, field]) => {
    const copied = Object.hasOwn(fields, name) ? fields[name] : undefined
    const value = copied?.kind === field.kind ? field.read(copied.value) : undefined
    if (value === undefined || isSameJson(value, read[name])) return []
    return [{ name, value, isDefault: isSameJson(value, field.default) }]
  })
  if (taken.length === 0) return undefined
  const set = taken.filter(({ isDefault }) => !isDefault).map(({ name, value }) => [name, value] as const)
  const cleared = taken.filter(({ isDefault }) => isDefault).map(({ name }) => name)
  return { ...propsChange(node, definition, Object.fromEntries(set)), cleared }
}

// Read at every change of the document; definitions are constant.
const cache = new WeakMap<Definition, readonly (readonly [string, Field])[]>()

function styleFields(definition: Definition): readonly (readonly [string, Field])[] {
  const before = cache.get(definition)
  if (before) return before
  const fields = Object.entries(definition.fields).filter(([, { tab }]) => tab === 'style')
  cache.set(definition, fields)
  return fields
}

function readableDefinition(node: Nodes[NodeId]): Definition | undefined {
  const definition = node && definitionOf(node.module)
  return definition && node.version <= definition.version ? definition : undefined
}
