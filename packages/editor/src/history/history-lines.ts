import type { Document, NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import type { Label } from '@mallwright/contract/values'

import type { Step } from '../document-store/step.ts'
import { nodeLabel } from '../studio/node-label.ts'

/** What a step was about: the name of its node, with how many more there are; empty when they are gone. */
export function subjectOf(
  { nodeIds }: Step,
  nodes: Document['nodes'],
  text: (label: Label, parts?: Readonly<Record<string, string | number>>) => string,
): string {
  const id = nodeIds.find((one: NodeId) => Object.hasOwn(nodes, one))
  const node = id === undefined ? undefined : nodes[id]
  if (!node) return ''
  const name = nodeLabel(node, definitionOf(node.module), text)
  return nodeIds.length > 1 ? text(MORE, { name, count: nodeIds.length }) : name
}

const MORE = { zh: '{name}等 {count} 个', en: '{name} and others, {count}' }

/** The time of a step as the clock on the wall says it. */
export function clockTime(at: number, locale: string): string {
  return new Date(at).toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  })
}
