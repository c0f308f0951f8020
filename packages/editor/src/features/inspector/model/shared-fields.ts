import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import type { Definition, Field } from '@mallwright/modules/definitions'

import { propsChange } from '../../../commands/node/props-change.ts'
import type { PropsChange } from '../../../commands/node/set-props.ts'
import { readNode } from '../../../document-store/read-node.ts'
import { isSameJson } from '../../../document-store/same-json.ts'
import { Mixed } from './control-props.ts'

type Props = Readonly<Record<string, unknown>>

/** A selected node with editable props. */
export interface EditableNode {
  readonly node: Node
  readonly definition: Definition
  readonly read: Props
}

/** A field that all selected nodes have. */
export interface SharedField {
  readonly name: string
  readonly field: Field
  /** Common value; `Mixed` where they differ, per option inside a group. */
  readonly value: unknown
  readonly isDefault: boolean
}

/** Selected nodes that can be edited: neither locked, unknown nor newer than this build. */
export function editableNodes(nodes: Document['nodes'], ids: readonly NodeId[]): EditableNode[] {
  return ids.flatMap((id) => {
    const node = nodes[id]
    const definition = node && definitionOf(node.module)
    if (!definition || node.isLocked || node.version > definition.version) return []
    return [{ node, definition, read: readNode(definition, node) }]
  })
}

/** Common fields in the order of the first node: same name and kind, with the tightest limits. */
export function sharedFields(items: readonly EditableNode[]): SharedField[] {
  const definitions = [...new Set(items.map(({ definition }) => definition))]
  return Object.keys(definitions[0]?.fields ?? {}).flatMap((name) => {
    const fields = definitions.flatMap((definition) => definition.fields[name] ?? [])
    const field = fields.length === definitions.length ? narrowField(fields) : undefined
    if (!field || !items.every(({ read, definition }) => definition.fields[name]?.showIf?.(read) ?? true)) return []
    const values = items.map(({ read }) => read[name])
    const isDefault = items.every(({ read, definition }) => isSameJson(read[name], definition.fields[name]?.default))
    return [{ name, field, value: mergeValues(field, values), isDefault }]
  })
}

/** Common value; `Mixed` where they differ, per option inside a group. */
export function mergeValues(field: Field, values: readonly unknown[]): unknown {
  const [first, ...others] = values
  if (others.every((other) => isSameJson(first, other))) return first
  if (field.kind !== 'group') return new Mixed(first)
  const parts = Object.entries(field.of).map(([part, one]) => [
    part,
    mergeValues(
      one,
      values.map((value) => (value as Props)[part]),
    ),
  ])
  return Object.fromEntries(parts)
}

/** Props changes of a shared field. Nodes whose own check refuses the value are skipped. */
export function changesOfMany(
  items: readonly EditableNode[],
  { name, value: shown }: Pick<SharedField, 'name' | 'value'>,
  next: unknown,
): PropsChange[] {
  return items.flatMap(({ node, definition, read }) => {
    const field = definition.fields[name]
    const own = field?.kind === 'group' ? withChangedFields(read[name] as Props, shown as Props, next as Props) : next
    const checked = field?.schema.safeParse(own)
    if (!checked?.success || isSameJson(checked.data, read[name])) return []
    return [propsChange(node, definition, { [name]: checked.data })]
  })
}

/** Applies only changed options of a group; the others stay per node. */
export function withChangedFields(own: Props, shown: Props, next: Props): Props {
  const touched = Object.entries(next).filter(([part, value]) => !Object.is(value, shown[part]))
  return { ...own, ...Object.fromEntries(touched) }
}

/** Resets a field of every node to its own default. */
export function resetOfMany(items: readonly EditableNode[], name: string): PropsChange[] {
  return items
    .filter(({ node }) => Object.hasOwn(node.props, name))
    .map(({ node, definition }) => ({ ...propsChange(node, definition, {}), cleared: [name] }))
}

/** Field with the limits of all given ones; `undefined` for different kinds or disjoint options. */
export function narrowField(fields: readonly Field[]): Field | undefined {
  const [first, ...others] = fields
  return others.reduce<Field | undefined>((field, other) => field && narrowed(field, other), first)
}

function narrowed(one: Field, other: Field): Field | undefined {
  if (one === other) return one
  if (one.kind === 'range' && other.kind === 'range') {
    const [min, max] = [Math.max(one.min, other.min), Math.min(one.max, other.max)]
    return min < max && one.unit === other.unit ? { ...one, min, max } : undefined
  }
  if (one.kind === 'text' && other.kind === 'text') {
    return { ...one, max: Math.min(one.max, other.max), isLong: one.isLong && other.isLong }
  }
  if (one.kind === 'choice' && other.kind === 'choice') {
    const options = one.options.filter(({ value }) => other.options.some((option) => option.value === value))
    return options.length > 0 ? { ...one, options } : undefined
  }
  if (one.kind === 'group' && other.kind === 'group') {
    const of = narrowOptions(one.of, other.of)
    return of && { ...one, of }
  }
  if (one.kind === 'list' && other.kind === 'list') {
    const of = narrowOptions(one.of, other.of)
    return of && { ...one, of, max: Math.min(one.max, other.max) }
  }
  if (one.kind !== other.kind) return undefined
  return 'max' in one && 'max' in other ? { ...one, max: Math.min(one.max, other.max) } : one
}

type Options = Readonly<Record<string, Field>>

/** Both must have the same members: an entry made for one would be incomplete in the other. */
function narrowOptions(one: Options, other: Options): Options | undefined {
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return undefined
  const parts = names.flatMap((name) => {
    const [field, otherField] = [one[name], other[name]]
    const part = field && otherField && narrowed(field, otherField)
    return part ? [[name, part] as const] : []
  })
  return parts.length === names.length ? Object.fromEntries(parts) : undefined
}
