import { DOCUMENT_FORMAT } from '@mallwright/contract/document'
import type { Document, Node, NodeId, Rect } from '@mallwright/contract/document'

/** Item of a free container: module, props and rect in container units. */
export interface FreeItem {
  readonly module: string
  readonly props: Readonly<Record<string, unknown>>
  readonly rect: Rect
  readonly name?: string
}

/** Tab of tag tabs: title and modules. */
export interface TabPlan {
  readonly title: string
  readonly subtitle: string
  readonly modules: readonly Pick<FreeItem, 'module' | 'props'>[]
}

/** Builder of a page's modules, top to bottom. */
export interface PageBuilder {
  add(module: string, props: Readonly<Record<string, unknown>>, name?: string): PageBuilder
  container(props: Readonly<Record<string, unknown>>, items: readonly FreeItem[], name?: string): PageBuilder
  tabs(props: Readonly<Record<string, unknown>>, tabs: readonly TabPlan[], name?: string): PageBuilder
  document(): Document
}

/** Initial state of a page. */
export interface PageStart {
  readonly title: string
  readonly background: string
  /** Returns the id of the n-th node, counted from 1. */
  readonly idOf: (count: number) => NodeId
}

/** Starts a page; `versionOf` returns the current version of a module type, if known. */
export function startPage(start: PageStart, versionOf: (type: string) => number | undefined): PageBuilder {
  const { title, background, idOf } = start
  const nodes: Record<string, Node> = {}
  const children: NodeId[] = []
  const make = (module: string, rest: Pick<Node, 'props' | 'rect' | 'children' | 'name'>): NodeId => {
    const version = versionOf(module)
    if (version === undefined) throw new Error(`there is no module ${module}`)
    const id = idOf(Object.keys(nodes).length + 1)
    nodes[id] = { id, module, version, ...rest }
    return id
  }
  const named = (name: string | undefined) => (name === undefined ? {} : { name })
  const builder: PageBuilder = {
    add: (module, props, name) => {
      children.push(make(module, { props, ...named(name) }))
      return builder
    },
    container: (props, items, name) => {
      const childIds = items.map((item) =>
        make(item.module, { props: item.props, rect: item.rect, ...named(item.name) }),
      )
      children.push(make('free-container', { props, children: childIds, ...named(name) }))
      return builder
    },
    tabs: (props, tabs, name) => {
      const childIds = tabs.map(({ title, subtitle, modules }) => {
        const inner = modules.map((one) => make(one.module, { props: one.props }))
        return make('tab-page', { props: { title, subtitle }, children: inner })
      })
      children.push(make('tag-tabs', { props, children: childIds, ...named(name) }))
      return builder
    },
    document: () => ({ format: DOCUMENT_FORMAT, title, look: { background }, children, nodes }),
  }
  return builder
}
