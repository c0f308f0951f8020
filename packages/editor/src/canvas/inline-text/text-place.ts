import type { Node, NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import type { Definition, Field } from '@mallwright/modules/definitions'

import type { CanvasHost } from '../../studio/drawn-page/canvas-host.ts'
import { nodeIdAt } from '../../studio/drawn-page/canvas-host.ts'
import type { OpenPage } from '../../document-store/open-page.ts'

type TextField = Extract<Field, { readonly kind: 'text' }>

/** Words on the canvas that can be written where they are drawn. */
export interface TextPlace {
  readonly node: Node
  readonly definition: Definition
  readonly name: string
  readonly field: TextField & { readonly inPlace: NonNullable<TextField['inPlace']> }
  /** What draws the words. */
  readonly drawn: HTMLElement
}

/** The words of a node at a press: those that were pressed, else its first; `undefined` when it has none. */
export function textPlaceOf(
  { page, canvas }: { readonly page: OpenPage; readonly canvas: CanvasHost },
  nodeId: NodeId,
  target?: EventTarget | null,
): TextPlace | undefined {
  const node = page.nodes.get(nodeId)
  const definition = node && definitionOf(node.module)
  if (!definition || node.version > definition.version) return undefined
  const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
  const marked = [...(canvas.elementOf(nodeId)?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const own = marked.filter((element) => nodeIdAt(element) === nodeId)
  const drawn = own.find((element) => element === pressed) ?? own[0]
  const name = drawn?.dataset['field'] ?? ''
  const field = Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined
  if (!drawn || field?.kind !== 'text' || !field.inPlace) return undefined
  return { node, definition, name, field: { ...field, inPlace: field.inPlace }, drawn }
}

/** Whether a module has words that can be written on the canvas. */
export function hasTextPlace(type: string): boolean {
  return Object.values(definitionOf(type)?.fields ?? {}).some((field) => field.kind === 'text' && field.inPlace)
}
