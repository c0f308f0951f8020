import { pictureUrl } from '@mallwright/contract/media'
import type { Node } from '@mallwright/contract/document'
import type { Picture, Video } from '@mallwright/contract/media'
import type { Label } from '@mallwright/contract/values'
import { definitionOf } from '@mallwright/modules/definitions'
import type { Definition, Field, Fields } from '@mallwright/modules/definitions'

import { readNode } from '../../../document-store/read-node.ts'
import { LAYERS_TEXTS } from './layers.texts.ts'

/** Issue of a node: a message with its parameters. */
export interface LayerIssue {
  readonly label: Label
  /** The field or entry concerned. */
  readonly about?: Label
  readonly n?: number
  /** Whether buyers are affected; otherwise content is merely missing. */
  readonly isBroken: boolean
}

/** The most severe issue of a node; `undefined` when there is none. */
export function layerIssue(node: Node): LayerIssue | undefined {
  const definition = definitionOf(node.module)
  if (!definition) return { label: LAYERS_TEXTS.unknown, isBroken: true }
  if (node.version > definition.version) return { label: LAYERS_TEXTS.newer, isBroken: true }
  return refusedField(node, definition) ?? emptyContent(node, definition)
}

/** A stored prop that fails its check, so that the default renders. Older versions are migrated first. */
function refusedField(node: Node, { version, fields }: Definition): LayerIssue | undefined {
  if (node.version !== version) return undefined
  const refused = Object.entries(fields).find(
    ([name, { schema }]) => Object.hasOwn(node.props, name) && !schema.safeParse(node.props[name]).success,
  )
  return refused && { label: LAYERS_TEXTS.refused, about: refused[1].label, isBroken: true }
}

/** Whether the node lacks its main content: its first content field or its children. */
function emptyContent(node: Node, definition: Definition): LayerIssue | undefined {
  if (definition.accepts) {
    return node.children?.length === 0 ? { label: LAYERS_TEXTS.noChildren, isBroken: false } : undefined
  }
  const read = readNode(definition, node)
  const main = mainField(definition.fields, read)
  if (!main) return undefined
  const [name, field] = main
  if (isEmpty(field, read[name])) return { label: LAYERS_TEXTS.empty, about: field.label, isBroken: false }
  return field.kind === 'list' ? emptyEntry(field, read[name] as readonly Props[]) : undefined
}

type Props = Readonly<Record<string, unknown>>

/** A list entry without its picture, where pictures are the main content. */
function emptyEntry(
  list: Extract<Field, { readonly kind: 'list' }>,
  entries: readonly Props[],
): LayerIssue | undefined {
  const main = mainField(list.of, entries[0] ?? {})
  if (main?.[1].kind !== 'picture') return undefined
  const [name, field] = main
  const index = entries.findIndex((entry) => isEmpty(field, entry[name]))
  return index === -1
    ? undefined
    : { label: LAYERS_TEXTS.emptyEntry, about: field.label, n: index + 1, isBroken: false }
}

const CONTAINER_FIELDS: readonly Field['kind'][] = [
  'text',
  'rich',
  'picture',
  'video',
  'list',
  'products',
  'classes',
  'shops',
  'articles',
]

function mainField(fields: Fields, props: Props): readonly [string, Field] | undefined {
  return Object.entries(fields).find(
    ([, field]) => field.tab === 'content' && CONTAINER_FIELDS.includes(field.kind) && (field.showIf?.(props) ?? true),
  )
}

function isEmpty({ kind }: Field, value: unknown): boolean {
  if (kind === 'text') return (value as string).trim() === ''
  if (kind === 'picture') return pictureUrl((value as Picture).url) === ''
  if (kind === 'video') return (value as Video).url === ''
  return (value as readonly unknown[]).length === 0
}
