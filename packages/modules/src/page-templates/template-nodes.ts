import type { Link } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import { buildPage } from '../registry/documents.ts'
import type { FreeItem, PageBuilder } from '../registry/documents.ts'

import type { TemplateSite } from './page-template.ts'

type Props = Readonly<Record<string, unknown>>

/** Starts the page of a template. */
export function startTemplate({ newId, text }: TemplateSite, title: Label, background = ''): PageBuilder {
  return buildPage({ title: text(title), background, idOf: newId })
}

/** The same radius at four corners. */
export function round(radius: number): Props {
  return { topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius }
}

/** Text item of a free container. */
export function words(
  text: string,
  [x, y, width, height]: readonly [number, number, number, number],
  props: Props,
): FreeItem {
  return { module: 'text', props: { text, ...props }, rect: { x, y, width, height } }
}

/** Colour block of a free container. */
export function block(colour: string, [x, y, width, height]: readonly [number, number, number, number]): FreeItem {
  return { module: 'text', props: { background: colour, paddingX: 0, paddingY: 0 }, rect: { x, y, width, height } }
}

/** Pill button of a free container. */
export function pill(
  text: string,
  [x, y, width, height]: readonly [number, number, number, number],
  style: { readonly background: string; readonly colour: string; readonly link?: Link },
): FreeItem {
  const props = {
    text,
    fontSize: 15,
    isBold: true,
    colour: style.colour,
    background: style.background,
    corners: round(height / 2),
  }
  return {
    module: 'button',
    props: { ...props, ...(style.link && { link: style.link }) },
    rect: { x, y, width, height },
  }
}

/** Products of the n-th class; a manual choice while the site has no classes. */
export function productsOf({ classes }: TemplateSite, index: number, props: Props): Props {
  const found = classes[index % Math.max(1, classes.length)]
  const source = found ? { source: 'class', classIds: [found.id] } : { source: 'chosen' }
  return { ...source, titleKind: 'hidden', radius: 10, ...props }
}

/** Link to the n-th class; to all classes while there are none. */
export function classLink({ classes }: TemplateSite, index: number): Link {
  const found = classes[index % Math.max(1, classes.length)]
  return found ? { kind: 'class', classId: found.id } : { kind: 'path', path: '/home/ClassiFication' }
}

/** Name of the n-th class, with a fallback. */
export function className({ classes, text }: TemplateSite, index: number, other: Label): string {
  return classes[index]?.name ?? text(other)
}
