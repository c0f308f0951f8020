import { nodesOf } from '@mallwright/contract/document'
import type { CompiledNode, CompiledPage, NodeId } from '@mallwright/contract/document'
import { FIRST_QUERY, VIEWS } from '@mallwright/modules/views'
import type { AnyModuleView, DataSource, LoadQuery } from '@mallwright/modules/views'

import { loadScript } from './load-script.ts'

/** The loaded views of a page's modules by node type. */
export type Views = Readonly<Record<string, AnyModuleView>>

/** First data by node id; a node whose data could not be loaded is absent and loads again in the browser. */
export type PageData = Readonly<Record<NodeId, unknown>>

/** Loads how the modules of a page look, and only those. Types without a view are left out; rejects like `loadScript`. */
export async function loadViews(page: CompiledPage): Promise<Views> {
  const types = [...new Set(nodesOf(page.nodes).map((node) => node.module))].filter((type) =>
    Object.hasOwn(VIEWS, type),
  )
  return Object.fromEntries(
    await Promise.all(types.map(async (type) => [type, await loadView(type)] as const)),
  ) as Views
}

async function loadView(type: string): Promise<AnyModuleView | undefined> {
  const load = VIEWS[type]
  return load && loadScript(load)
}

/** Loads one page of a part of a node's data. Rejects with what the source rejects with. */
export async function loadNode(
  view: AnyModuleView,
  node: CompiledNode,
  from: { readonly source: DataSource; readonly query: LoadQuery },
): Promise<unknown> {
  return view.load?.(node.props as never, from.source, from.query)
}

/** The nodes that are drawn at first: of a module that shows a part of its children, only those. */
function nodesAtFirst(nodes: readonly CompiledNode[], views: Views): CompiledNode[] {
  return nodes.flatMap((node) => [
    node,
    ...nodesAtFirst((node.children ?? []).slice(0, views[node.module]?.partsAtFirst), views),
  ])
}

/** Loads the first data of every node that is drawn at first and has any, all at once. */
export async function loadPageData(page: CompiledPage, source: DataSource): Promise<PageData> {
  const views = await loadViews(page)
  const loaded = nodesAtFirst(page.nodes, views).map(async (node) => {
    const view = views[node.module]
    if (!view?.load) return []
    try {
      return [[node.id, await loadNode(view, node, { source, query: FIRST_QUERY })] as const]
    } catch {
      // The page must not wait for, or fall with, one list; the browser asks again and shows what is wrong.
      return []
    }
  })
  return Object.fromEntries((await Promise.all(loaded)).flat())
}
