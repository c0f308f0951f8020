import { newUuid } from '@mallwright/contract'
import type { Document } from '@mallwright/contract'
import { VIEWS } from '@mallwright/modules/views'
import type { AnyModuleView } from '@mallwright/modules/views'

import { createCanvasHost } from '../canvas/canvas-host.ts'
import { createGestureRunner } from '../canvas/gesture-runner.ts'
import { createNearNodes } from '../canvas/near-nodes.ts'
import { openPage } from '../document-store/open-page.ts'
import { createDraftSaver } from '../saving/draft-saver.ts'
import { BROWSER_CLOCK, createDraftSender } from '../saving/send-draft.ts'
import { createAnnouncer } from '../studio/announcer.ts'
import { createDataSource } from '../studio/data-source.ts'
import { createSiteStore, isSitePart } from '../studio/site-store.ts'
import type { Studio } from '../studio/studio.ts'
import type { StudioApi } from '../studio/studio-operations.ts'
import { createViewStore } from '../studio/view-store.ts'

/** What a studio is opened on. */
export interface OpenOptions {
  readonly api: StudioApi
  readonly column: string
  readonly stUuid: string
  readonly document: Document
  /** The revision of the draft, as the server knows it. */
  readonly revision: number
}

/** How every module looks: the palette shows them all, so they are loaded at once. */
export async function loadAllViews(): Promise<Readonly<Record<string, AnyModuleView>>> {
  const loaded = Object.entries(VIEWS).map(async ([type, load]) => [type, await load()] as const)
  return Object.fromEntries(await Promise.all(loaded))
}

/** Opens a page for editing; from now on its changes are saved. */
export function openStudio(options: OpenOptions, views: Readonly<Record<string, AnyModuleView>>): Studio {
  const { api, column, stUuid, document, revision } = options
  const page = openPage(document)
  const canvas = createCanvasHost()
  const near = createNearNodes(page, canvas, views)
  const saver = createDraftSaver({
    document,
    revision,
    send: createDraftSender(api, column),
    newId: newUuid,
    clock: BROWSER_CLOCK,
  })
  const [part] = document.children
  if (part && isSitePart(column)) page.select([part])
  page.documents.subscribe((state) => saver.change(state.document))
  return {
    api,
    column,
    stUuid,
    page,
    canvas,
    near,
    saver,
    views,
    view: createViewStore(isSitePart(column) ? 'history' : 'palette'),
    gestures: createGestureRunner(canvas, page),
    source: createDataSource(api),
    announcer: createAnnouncer(),
    site: createSiteStore(),
  }
}
