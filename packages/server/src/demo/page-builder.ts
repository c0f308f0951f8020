import { DOCUMENT_FORMAT, NodeId } from '@mallwright/contract'
import type { Document, Node, Rect } from '@mallwright/contract'
import { definitionOf } from '@mallwright/modules/definitions'

/** An item of a free container: its module, its props and where it stands in container units. */
export interface PlacedItem {
  readonly module: string
  readonly props: Readonly<Record<string, unknown>>
  readonly rect: Rect
  readonly name?: string
}

/** A tab of tag tabs: its labels and the modules that it holds. */
export interface PlannedTab {
  readonly title: string
  readonly subtitle: string
  readonly modules: readonly Pick<PlacedItem, 'module' | 'props'>[]
}

/** Collects the modules of a page, top to bottom. */
export interface PageBuilder {
  add(module: string, props: Readonly<Record<string, unknown>>, name?: string): PageBuilder
  container(props: Readonly<Record<string, unknown>>, items: readonly PlacedItem[], name?: string): PageBuilder
  tabs(props: Readonly<Record<string, unknown>>, tabs: readonly PlannedTab[], name?: string): PageBuilder
  document(): Document
}

/** Starts a page. Node ids are counted, so the same page has the same ids in every run. */
export function buildPage(title: string, background: string): PageBuilder {
  const nodes: Record<string, Node> = {}
  const children: NodeId[] = []
  const make = (module: string, rest: Pick<Node, 'props' | 'rect' | 'children' | 'name'>): NodeId => {
    const definition = definitionOf(module)
    if (!definition) throw new Error(`the demo page uses an unknown module: ${module}`)
    const id = NodeId.parse(`demo-${Object.keys(nodes).length + 1}`)
    nodes[id] = { id, module, version: definition.version, ...rest }
    return id
  }
  const named = (name: string | undefined) => (name === undefined ? {} : { name })
  const builder: PageBuilder = {
    add: (module, props, name) => {
      children.push(make(module, { props, ...named(name) }))
      return builder
    },
    container: (props, items, name) => {
      const held = items.map((item) => make(item.module, { props: item.props, rect: item.rect, ...named(item.name) }))
      children.push(make('free-container', { props, children: held, ...named(name) }))
      return builder
    },
    tabs: (props, tabs, name) => {
      const held = tabs.map(({ title, subtitle, modules }) => {
        const inner = modules.map((one) => make(one.module, { props: one.props }))
        return make('tab-page', { props: { title, subtitle }, children: inner })
      })
      children.push(make('tag-tabs', { props, children: held, ...named(name) }))
      return builder
    },
    document: () => ({ format: DOCUMENT_FORMAT, title, look: { background }, children, nodes }),
  }
  return builder
}
