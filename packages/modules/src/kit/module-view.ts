import type { ArticleCard } from '@mallwright/contract/article'
import type { ProductCard, ShopCard } from '@mallwright/contract/catalog'
import type { NodeId } from '@mallwright/contract/document'
import type { Link } from '@mallwright/contract/link'
import type { Locale } from '@mallwright/contract/values'
import type { FunctionComponent, ReactNode } from 'react'

/** `view` acts on taps; `edit` draws the same and leaves taps to the canvas. Specification 3 §4. */
export type ViewMode = 'view' | 'edit'

/** What a host has loaded for a node so far. Sizes are reserved in every state. */
export type Loaded<Data> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready'
      readonly value: Data
      /** Another page or part is on its way. */
      readonly isPending?: boolean
      /** Why another page or part did not come; what is shown stays. */
      readonly error?: string
      /** The part that `isPending` and `fault` speak of; 0 when absent. */
      readonly slice?: number
    }
  | { readonly state: 'failed'; readonly message: string }

/** A page of products and how many there are in all. */
export interface ProductPage {
  readonly items: readonly ProductCard[]
  readonly total: number
}

/** A page of articles and how many there are in all. */
export interface ArticlePage {
  readonly items: readonly ArticleCard[]
  readonly total: number
}

/** Which articles: those of ids in that order; without ids the newest of classes, of every class without any. */
export interface ArticleQuery {
  readonly ids?: readonly string[]
  readonly classCodes?: readonly string[]
}

/** Where a view's data comes from; each host brings its own. A rejected promise carries a message for the buyer. */
export interface DataSource {
  productsByCodes(codes: readonly string[]): Promise<readonly ProductCard[]>
  productsByClasses(classIds: readonly string[], page: { number: number; size: number }): Promise<ProductPage>
  /** In the order of the ids; unknown ones are left out. */
  shopsByIds(ids: readonly string[]): Promise<readonly ShopCard[]>
  articles(query: ArticleQuery, page: { number: number; size: number }): Promise<ArticlePage>
}

/** Which of a view's data to load. */
export interface LoadQuery {
  /** 1 is the first. */
  readonly page: number
  /** For views of several lists: which of them, from 0. Others have part 0 only. */
  readonly slice: number
}

/** What a host loads before a view asks for anything. */
export const FIRST_QUERY: LoadQuery = { page: 1, slice: 0 }

/** What a view asks its host to do. */
export type ModuleAction =
  | { readonly type: 'open'; readonly link: Link }
  /** Load another page or part; `append` joins it to what is shown by the view's own `append`. */
  | { readonly type: 'load'; readonly page: number; readonly append: boolean; readonly slice?: number }
  /** An entry was clicked in edit mode: only the preview follows it (请点击预览查看, specification 3 §8). */
  | { readonly type: 'previewOnly' }

/** A child of a module that holds others, as its parent may read it. */
export interface ChildNode {
  readonly id: NodeId
  readonly props: Readonly<Record<string, unknown>>
}

/** What every view gets. */
export interface ViewProps<Props, Data = undefined> {
  readonly nodeId: NodeId
  readonly props: Props
  readonly data: Loaded<Data>
  readonly locale: Locale
  readonly mode: ViewMode
  /** The shop's own origin, for links. */
  readonly origin: string
  /** The first module of a page: its pictures load at once, all others when near. */
  readonly isFirst: boolean
  readonly onAction: (action: ModuleAction) => void
  /** The drawn children of a module that holds others, one entry a child. */
  readonly children?: ReactNode
  /** What the children are, in the same order. */
  readonly childNodes?: readonly ChildNode[]
  /** The child that the host wants to be seen, such as the one that is being edited. */
  readonly requestedChild?: NodeId | undefined
}

/** How a module looks. `load` gives the first data; without it a view is drawn from its props alone. */
export interface ModuleView<Props, Data = undefined> {
  readonly View: FunctionComponent<ViewProps<Props, Data>>
  readonly load?: (props: Props, source: DataSource, query: LoadQuery) => Promise<Data>
  /** What the data depends on, as plain JSON; absent means all props. When it changes, the host starts over at page 1. */
  readonly dependsOn?: (props: Props) => unknown
  /** Joins a further page or part to what is shown. */
  readonly append?: (shown: Data, more: Data) => Data
  /** Height in page px as far as the props tell; `undefined` when only drawing tells, or when it paints outside its box. */
  readonly heightOf?: (props: Props) => number | undefined
  /** How many of its children are drawn at first; the others load when they are wanted. All, when absent. */
  readonly initialChildCount?: number
}

/** A view whose props and data are known only to itself: what registries hold. Callers pass what `readProps` gave. */
export interface AnyModuleView {
  readonly View: FunctionComponent<ViewProps<never, never>>
  readonly load?: (props: never, source: DataSource, query: LoadQuery) => Promise<unknown>
  readonly dependsOn?: (props: never) => unknown
  readonly append?: (shown: never, more: never) => unknown
  readonly heightOf?: (props: never) => number | undefined
  readonly initialChildCount?: number
}

/** Tells one state of a node's data from another: while it stays equal, so do page and list. Specification 3 §4 (paging). */
export function dataKey(view: AnyModuleView, props: unknown): string {
  return view.load ? JSON.stringify(view.dependsOn ? view.dependsOn(props as never) : props) : ''
}
