import type { CompiledNode } from '@mallwright/contract/document'
import type { Locale } from '@mallwright/contract/values'
import type { DataSource, ModuleAction, ViewMode } from '@mallwright/modules/views'

import type { PageData, Views } from './page-data.ts'

/** What every node of a drawn page shares. */
export interface PageScope {
  readonly views: Views
  readonly data: PageData
  readonly source: DataSource
  /** Grows when what the caller may see has changed (sign-in, sign-out): data is loaded again, what is shown stays meanwhile. */
  readonly generation: number
  readonly locale: Locale
  readonly origin: string
  /** `edit` for a page that is only a picture of one: nothing plays, scrolls by itself or can be operated. As buyers get it when absent. */
  readonly mode?: ViewMode
  readonly onAction: (action: ModuleAction) => void
  readonly onError: (error: unknown, node: CompiledNode) => void
}
