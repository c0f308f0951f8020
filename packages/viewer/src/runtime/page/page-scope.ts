import type { CompiledNode } from '@mallwright/contract/document'
import type { Locale } from '@mallwright/contract/values'
import type { DataSource, ModuleAction, ServerClock, ViewMode } from '@mallwright/modules/views'

import type { PageData, Views } from './page-data.ts'

/** Context shared by every node of a rendered page. */
export interface PageScope {
  readonly views: Views
  readonly data: PageData
  readonly source: DataSource
  /** Incremented when the caller changes (sign-in, sign-out): data is reloaded while the current one stays visible. */
  readonly generation: number
  readonly locale: Locale
  readonly origin: string
  /** `edit` for a static rendition without autoplay and interaction; `view` by default. */
  readonly mode?: ViewMode
  /** The server's clock; the device's when absent. */
  readonly clock?: ServerClock
  readonly onAction: (action: ModuleAction) => void
  readonly onError: (error: unknown, node: CompiledNode) => void
}
