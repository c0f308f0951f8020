import type { Node } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { definitionOf } from '@mallwright/modules/definitions'
import { contentIssues } from '@mallwright/modules/documents'
import type { Definition } from '@mallwright/modules/definitions'

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
    ([name, { read }]) => Object.hasOwn(node.props, name) && read(node.props[name]) === undefined,
  )
  return refused && { label: LAYERS_TEXTS.refused, about: refused[1].label, isBroken: true }
}

/** Whether the node lacks its main content: its first content field, a picture of its list, or its children; or still has sample content. */
function emptyContent(node: Node, definition: Definition): LayerIssue | undefined {
  const issues = contentIssues(definition, readNode(definition, node), node.children?.length ?? 0)
  const issue = issues.find(({ kind }) => kind === 'empty' || kind === 'noChildren' || kind === 'sample')
  if (!issue) return undefined
  const { kind, label: about, entry } = issue
  if (kind === 'noChildren') return { label: LAYERS_TEXTS.noChildren, isBroken: false }
  if (kind === 'sample') return { label: LAYERS_TEXTS.sample, about, isBroken: false }
  return entry === 0
    ? { label: LAYERS_TEXTS.empty, about, isBroken: false }
    : { label: LAYERS_TEXTS.emptyEntry, about, n: entry, isBroken: false }
}
