import type { Link } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import { buildPage } from '@mallwright/modules/definitions'
import type { PageBuilder, PlacedItem } from '@mallwright/modules/definitions'

import type { TemplateSite } from './page-template.ts'

type Props = Readonly<Record<string, unknown>>

/** Starts the page of a template. */
export function startTemplate({ newId, text }: TemplateSite, title: Label, background = ''): PageBuilder {
  return buildPage({ title: text(title), background, idOf: newId })
}

/** Four corners of one radius. */
export function round(radius: number): Props {
  return { topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius }
}

/** A text in a free container. */
export function words(
  text: string,
  [x, y, width, height]: readonly [number, number, number, number],
  props: Props,
): PlacedItem {
  return { module: 'text', props: { text, ...props }, rect: { x, y, width, height } }
}

/** A block of one colour in a free container. */
export function block(colour: string, [x, y, width, height]: readonly [number, number, number, number]): PlacedItem {
  return { module: 'text', props: { background: colour, paddingX: 0, paddingY: 0 }, rect: { x, y, width, height } }
}

/** A pill to press in a free container. */
export function pill(
  text: string,
  [x, y, width, height]: readonly [number, number, number, number],
  style: { readonly background: string; readonly colour: string; readonly link?: Link },
): PlacedItem {
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

/** Products of the site's n-th class; of none while the site has no classes, to be chosen then. */
export function productsOf({ classes }: TemplateSite, index: number, props: Props): Props {
  const found = classes[index % Math.max(1, classes.length)]
  const source = found ? { source: 'class', classIds: [found.id] } : { source: 'chosen' }
  return { ...source, titleKind: 'hidden', radius: 10, ...props }
}

/** The link to the site's n-th class; to all classes while it has none. */
export function classLink({ classes }: TemplateSite, index: number): Link {
  const found = classes[index % Math.max(1, classes.length)]
  return found ? { kind: 'class', classId: found.id } : { kind: 'path', path: '/home/ClassiFication' }
}

/** The name of the site's n-th class, or what stands in for it. */
export function className({ classes, text }: TemplateSite, index: number, other: Label): string {
  return classes[index]?.name ?? text(other)
}
