import type { ArticleCard } from '@mallwright/contract/article'
import type { BrandCard, ProductCard, ShopCard, TimedOfferCard } from '@mallwright/contract/catalog'
import type { ReceivableCard } from '@mallwright/contract/coupon'
import type { NodeId } from '@mallwright/contract/document'
import type { Link } from '@mallwright/contract/link'
import type { Locale } from '@mallwright/contract/values'
import type { FunctionComponent, ReactNode } from 'react'

/** `view` acts on taps; `edit` renders the same and leaves taps to the canvas. Specification 3 §4. */
export type ViewMode = 'view' | 'edit'

/** Load state of a node's data. Sizes are reserved in every state. */
export type Loaded<Data> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready'
      readonly value: Data
      /** Whether another page or slice is loading. */
      readonly isPending?: boolean
      /** Error of a further page or slice; the current data stays visible. */
      readonly error?: string
      /** The slice that `isPending` and `error` refer to; 0 when absent. */
      readonly slice?: number
    }
  | { readonly state: 'failed'; readonly message: string }

/** A page of products and the total count. */
export interface ProductPage {
  readonly items: readonly ProductCard[]
  readonly total: number
}

/** A page of articles and the total count. */
export interface ArticlePage {
  readonly items: readonly ArticleCard[]
  readonly total: number
}

/** Articles by id in the given order; without ids the newest of the classes, or of all classes. */
export interface ArticleQuery {
  readonly ids?: readonly string[]
  readonly classCodes?: readonly string[]
}

/** Brands by id in the given order; without ids the best sellers of the classes, or of all. */
export interface BrandQuery {
  readonly ids?: readonly string[]
  readonly classIds?: readonly string[]
  /** How many at most. */
  readonly count: number
}

/** Source of a view's data, provided by its host. A rejection has a message for the buyer. */
export interface DataSource {
  productsByCodes(codes: readonly string[]): Promise<readonly ProductCard[]>
  productsByClasses(classIds: readonly string[], page: { number: number; size: number }): Promise<ProductPage>
  /** In the order of the ids; unknown ones are omitted. */
  shopsByIds(ids: readonly string[]): Promise<readonly ShopCard[]>
  /** Offers that run or begin within a day, of products or of all without codes: those that can be bought first. */
  timedOffers(codes: readonly string[], count: number): Promise<readonly TimedOfferCard[]>
  brands(query: BrandQuery): Promise<readonly BrandCard[]>
  articles(query: ArticleQuery, page: { number: number; size: number }): Promise<ArticlePage>
  /** Those that can be received now, of a shop; of the platform and all shops for an empty id. */
  coupons(shopId: string): Promise<readonly ReceivableCard[]>
}

/** Selects the data of a view to load. */
export interface LoadQuery {
  /** Counted from 1. */
  readonly page: number
  /** List index of views with several lists, from 0; always 0 for others. */
  readonly slice: number
}

/** Initial query of a host. */
export const FIRST_QUERY: LoadQuery = { page: 1, slice: 0 }

/** Requests of a view to its host. */
export type ModuleAction =
  | { readonly type: 'open'; readonly link: Link }
  /** Loads another page or slice; `append` merges it with the view's own `append`. */
  | { readonly type: 'load'; readonly page: number; readonly append: boolean; readonly slice?: number }
  /** Receives a coupon for the buyer; `onReceived` runs once it is theirs. */
  | { readonly type: 'receiveCoupon'; readonly couponId: string; readonly onReceived: () => void }
  /** Click on an entry in edit mode: only the preview follows links (请点击预览查看, specification 3 §8). */
  | { readonly type: 'previewOnly' }

/** Child node as its parent's view may read it. */
export interface ChildNode {
  readonly id: NodeId
  readonly props: Readonly<Record<string, unknown>>
}

/** The server's clock, for views that show the time. */
export interface ServerClock {
  /** Moment of this rendering on the server (epoch ms); absent in a browser. */
  readonly renderedAt?: number
  /** Difference of the server's clock to the device's, in ms. Rejects while the server is out of reach. */
  readonly offsetMs: () => Promise<number>
}

/** Props of every view. */
export interface ViewProps<Props, Data = undefined> {
  readonly nodeId: NodeId
  readonly props: Props
  readonly data: Loaded<Data>
  readonly locale: Locale
  readonly mode: ViewMode
  /** Own origin of the shop, for links. */
  readonly origin: string
  /** Whether this is the first module of a page: its pictures load eagerly, all others lazily. */
  readonly isFirst: boolean
  readonly onAction: (action: ModuleAction) => void
  /** Absent where a page is only looked at, such as on the canvas: the device's clock applies. */
  readonly clock?: ServerClock | undefined
  /** Rendered children, one entry per child. */
  readonly children?: ReactNode
  /** Child nodes, in the order of `children`. */
  readonly childNodes?: readonly ChildNode[]
  /** Child that the host wants visible, such as the one being edited. */
  readonly requestedChild?: NodeId | undefined
}

/** Rendering of a module. `load` provides the initial data; without it a view depends on its props only. */
export interface ModuleView<Props, Data = undefined> {
  readonly View: FunctionComponent<ViewProps<Props, Data>>
  readonly load?: (props: Props, source: DataSource, query: LoadQuery) => Promise<Data>
  /** Dependencies of the data as plain JSON; all props when absent. When they change, the host restarts at page 1. */
  readonly dependsOn?: (props: Props) => unknown
  /** Merges a further page or slice into the current data. */
  readonly append?: (shown: Data, more: Data) => Data
  /** Height in page px derived from the props; `undefined` when layout decides, or when it paints outside its box. */
  readonly heightOf?: (props: Props) => number | undefined
  /** Number of children that render initially; the others load on request. All when absent. */
  readonly initialChildCount?: number
  /** Has no pictures: those of the next module are the first ones of a page that it begins. */
  readonly isPlain?: true
  /** Rendered above the page, once it has hydrated, and not in its flow. */
  readonly isFloating?: true
}

/** View with erased prop and data types, for registries. Callers pass the result of `readProps`. */
export interface AnyModuleView {
  readonly View: FunctionComponent<ViewProps<never, never>>
  readonly load?: (props: never, source: DataSource, query: LoadQuery) => Promise<unknown>
  readonly dependsOn?: (props: never) => unknown
  readonly append?: (shown: never, more: never) => unknown
  readonly heightOf?: (props: never) => number | undefined
  readonly initialChildCount?: number
  readonly isPlain?: true
  readonly isFloating?: true
}

/** Key of a node's data: while it is equal, loaded pages stay valid. Specification 3 §4 (paging). */
export function dataKey(view: AnyModuleView, props: unknown): string {
  return view.load ? JSON.stringify(view.dependsOn ? view.dependsOn(props as never) : props) : ''
}
