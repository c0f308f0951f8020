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
  const members = Object.entries(field.of).map(([key, option]) => [
    key,
    mergeValues(
      option,
      values.map((value) => (value as Props)[key]),
    ),
  ])
  return Object.fromEntries(members)
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
    const value = field?.read(own)
    if (value === undefined || isSameJson(value, read[name])) return []
    return [propsChange(node, definition, { [name]: value })]
  })
}

/** Applies only changed options of a group; the others stay per node. */
export function withChangedFields(own: Props, shown: Props, next: Props): Props {
  const touched = Object.entries(next).filter(([key, value]) => !Object.is(value, shown[key]))
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

function narrowed(first: Field, other: Field): Field | undefined {
  if (first === other) return first
  if (first.kind === 'range' && other.kind === 'range') {
    const [min, max] = [Math.max(first.min, other.min), Math.min(first.max, other.max)]
    return min < max && first.unit === other.unit ? { ...first, min, max } : undefined
  }
  if (first.kind === 'text' && other.kind === 'text') {
    return { ...first, max: Math.min(first.max, other.max), isLong: first.isLong && other.isLong }
  }
  if (first.kind === 'choice' && other.kind === 'choice') {
    const options = first.options.filter(({ value }) => other.options.some((option) => option.value === value))
    return options.length > 0 ? { ...first, options } : undefined
  }
  if (first.kind === 'group' && other.kind === 'group') {
    const of = narrowOptions(first.of, other.of)
    return of && { ...first, of }
  }
  if (first.kind === 'list' && other.kind === 'list') {
    const of = narrowOptions(first.of, other.of)
    return of && { ...first, of, max: Math.min(first.max, other.max) }
  }
  if (first.kind !== other.kind) return undefined
  return 'max' in first && 'max' in other ? { ...first, max: Math.min(first.max, other.max) } : first
}

type Options = Readonly<Record<string, Field>>

/** Both must have the same members: an entry made for one would be incomplete in the other. */
function narrowOptions(first: Options, other: Options): Options | undefined {
  const names = Object.keys(first)
  if (names.length !== Object.keys(other).length) return undefined
  const members = names.flatMap((name) => {
    const [field, otherField] = [first[name], other[name]]
    const key = field && otherField && narrowed(field, otherField)
    return key ? [[name, key] as const] : []
  })
  return members.length === names.length ? Object.fromEntries(members) : undefined
}
