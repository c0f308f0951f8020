import { nodesOf } from '@mallwright/contract/document'
import type { CompiledNode, CompiledPage, NodeId } from '@mallwright/contract/document'
import { FIRST_QUERY, VIEWS } from '@mallwright/modules/views'
import type { AnyModuleView, DataSource, LoadQuery } from '@mallwright/modules/views'

import { loadScript } from './load-script.ts'

/** Loaded views by module type. */
export type Views = Readonly<Record<string, AnyModuleView>>

/** Initial data by node id; a failed node is absent and loads in the browser. */
export type PageData = Readonly<Record<NodeId, unknown>>

/**
 * Loads the views of the modules on a page, in parallel, with `pause` between the starts. Types without a view are omitted;
 * rejects like `loadScript`.
 */
export async function loadViews(page: CompiledPage, pause: () => Promise<void> = noPause): Promise<Views> {
  const types = [...new Set(nodesOf(page.nodes).map((node) => node.module))].filter((type) =>
    Object.hasOwn(VIEWS, type),
  )
  let turn = Promise.resolve()
  const loading = types.map(async (type) => {
    const own = turn
    turn = own.then(pause)
    await own
    return [type, await loadView(type)] as const
  })
  return Object.fromEntries(await Promise.all(loading)) as Views
}

const noPause = () => Promise.resolve()

async function loadView(type: string): Promise<AnyModuleView | undefined> {
  const load = VIEWS[type]
  return load && loadScript(load)
}

/** Loads one page of a data slice of a node. Rejects with the source's error. */
export async function loadNode(
  view: AnyModuleView,
  node: CompiledNode,
  from: { readonly source: DataSource; readonly query: LoadQuery },
): Promise<unknown> {
  return view.load?.(node.props as never, from.source, from.query)
}

/** Initially rendered nodes: only the first children of modules that render some of them lazily. */
function initialNodes(nodes: readonly CompiledNode[], views: Views): CompiledNode[] {
  return nodes.flatMap((node) => [
    node,
    ...initialNodes((node.children ?? []).slice(0, views[node.module]?.initialChildCount), views),
  ])
}

/** Loads the initial data of all initially rendered nodes in parallel. */
export async function loadPageData(page: CompiledPage, source: DataSource): Promise<PageData> {
  const views = await loadViews(page)
  const loaded = initialNodes(page.nodes, views).map(async (node) => {
    const view = views[node.module]
    if (!view?.load) return []
    try {
      return [[node.id, await loadNode(view, node, { source, query: FIRST_QUERY })] as const]
    } catch {
      // One failed list must not fail the page; the browser retries and shows the error.
      return []
    }
  })
  return Object.fromEntries((await Promise.all(loaded)).flat())
}
