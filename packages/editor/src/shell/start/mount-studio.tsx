import type { Document } from '@mallwright/contract/document'
import { createRoot } from 'react-dom/client'

import { StudioContext } from '../../studio/studio.ts'
import type { Studio } from '../../studio/studio.ts'
import type { StudioApi } from '../../gateway/studio-operations.ts'
import { CANVAS_VIEWS } from './canvas-views.ts'
import { loadAllViews } from '../../viewport/module-views.ts'
import { openStudio } from './open-studio.ts'
import { Shell } from '../shell.tsx'
import '../../ui/tokens.css'
import '../../ui/controls.css'
import '../../ui/ui.css'

/** Options of mounting. */
export interface MountOptions {
  readonly root: HTMLElement
  /** Gateway or fake: `createApi(STUDIO_OPERATIONS, send)`. */
  readonly gateway: StudioApi
  readonly document: Document
  /** Page code; defaults to `home`. */
  readonly column?: string
  readonly stUuid?: string
  readonly revision?: number
}

/** A mounted studio. */
export interface MountedStudio {
  readonly studio: Studio
  unmount(): void
}

/** Mounts the studio on a document without sign-in: for benches, tests and hosts with their own session. */
export async function mountStudio(options: MountOptions): Promise<MountedStudio> {
  const { root, gateway, document, column = 'home', stUuid = '', revision = 0 } = options
  const studio = openStudio({ api: gateway, column, stUuid, document, revision }, await loadAllViews(CANVAS_VIEWS))
  const tree = createRoot(root)
  tree.render(
    <StudioContext value={studio}>
      <Shell />
    </StudioContext>,
  )
  return { studio, unmount: () => tree.unmount() }
}
