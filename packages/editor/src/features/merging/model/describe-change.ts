import type { Document, NodeId } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { definitionOf } from '@mallwright/modules/definitions'
import type { Field } from '@mallwright/modules/definitions'

import { PAGE } from './find-differences.ts'
import type { FieldChange } from './merge-record.ts'
import { nodeLabel } from '../../../document-store/node-label.ts'
import { CONFLICT_TEXTS } from './conflict.texts.ts'

/** Readable description of a changed member. */
export interface DescribedChange {
  readonly label: string
  readonly before: string
  readonly after: string
}

type Say = (label: Label, values?: Readonly<Record<string, string | number>>) => string

/** Maximum length of a value's text. */
const MAX_WORDS = 40

/** Members of nodes and pages besides props. */
const OWN_PARTS: Readonly<Record<string, Label>> = {
  title: CONFLICT_TEXTS.title,
  background: CONFLICT_TEXTS.background,
  name: CONFLICT_TEXTS.name,
  rect: CONFLICT_TEXTS.place,
  isHidden: CONFLICT_TEXTS.hidden,
  isLocked: CONFLICT_TEXTS.locked,
  showing: CONFLICT_TEXTS.showing,
  props: CONFLICT_TEXTS.props,
}

/** Name of a module in either version; of the page for `PAGE`. */
export function moduleName(id: NodeId, documents: readonly Document[], text: Say): string {
  if (id === PAGE) return text(CONFLICT_TEXTS.page)
  const node = documents.flatMap(({ nodes }) => (Object.hasOwn(nodes, id) ? (nodes[id] ?? []) : []))[0]
  return node ? nodeLabel(node, definitionOf(node.module), text) : id
}

/** Describes a change of a module's member. */
export function describeChange({ path, before, after }: FieldChange, module: string, text: Say): DescribedChange {
  const [key = '', subkey] = path
  const field = key === 'props' && subkey !== undefined ? fieldOf(module, subkey) : undefined
  const own = OWN_PARTS[subkey ?? key]
  const label = field
    ? text(field.label)
    : own && key !== 'props'
      ? text(own)
      : (subkey ?? text(own ?? CONFLICT_TEXTS.other))
  return { label, before: valueText(before, field, text), after: valueText(after, field, text) }
}

function fieldOf(module: string, name: string): Field | undefined {
  const fields = definitionOf(module)?.fields ?? {}
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

function valueText(stored: unknown, field: Field | undefined, text: Say): string {
  const value = stored === undefined ? field?.default : stored
  if (field?.kind === 'choice') {
    const option = field.options.find((candidate) => candidate.value === value)
    if (option) return text(option.label)
  }
  if (typeof value === 'string') return value === '' ? text(CONFLICT_TEXTS.none) : shortened(value)
  if (typeof value === 'number') return `${Math.round(value * 100) / 100}${field?.kind === 'range' ? field.unit : ''}`
  if (typeof value === 'boolean') return text(value ? CONFLICT_TEXTS.yes : CONFLICT_TEXTS.none)
  if (Array.isArray(value)) return text(CONFLICT_TEXTS.entries, { count: value.length })
  if (typeof value !== 'object' || value === null) return text(CONFLICT_TEXTS.none)
  return rectText(value) ?? text(CONFLICT_TEXTS.set)
}

function rectText(value: object): string | undefined {
  const { x, y, width, height } = value as Readonly<Record<string, unknown>>
  const numbers = [x, y, width, height].filter((candidate) => typeof candidate === 'number').map(Math.round)
  const [left, top, wide, high] = numbers
  return numbers.length === 4 ? `${left}, ${top} · ${wide} × ${high}` : undefined
}

function shortened(words: string): string {
  const characters = Array.from(words)
  return characters.length > MAX_WORDS ? `${characters.slice(0, MAX_WORDS).join('')}…` : words
}
