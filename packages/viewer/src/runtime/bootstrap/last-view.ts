/** Where last views are kept: database and object store of IndexedDB. */
export const LAST_VIEWS = { database: 'mallwright-views', store: 'views' } as const

/** Id of the element that shows a last view. */
export const LAST_VIEW_ID = 'mw-last-view'

/** Key of local storage whose value says which session a view belongs to. */
export const HOLDER_KEY = 'session'

/** Viewport width (px) from which the shop leaves room beside it, and views are neither kept nor shown. */
export const MAX_VIEW_WIDTH = 560

/** How long (ms) a view is shown again. */
export const VIEW_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** Time (ms) that the shop waits for what was seen last. */
export const VIEW_WAIT_MS = 1_000

/** Time (ms) after which what was seen last gives way although its screen is not whole, e.g. to its error. */
export const VIEW_PATIENCE_MS = 10_000

/** What a session saw last at an address: drawn before the shop's script has run. Decision 0138. */
export interface LastView {
  /** The stored session, as it stood in local storage: another one sees nothing of it. */
  readonly holder: string
  /** Epoch ms. */
  readonly at: number
  readonly css: string
  readonly html: string
}
