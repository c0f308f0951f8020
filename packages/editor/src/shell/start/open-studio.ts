import { newUuid } from '@mallwright/contract/values'
import type { Document } from '@mallwright/contract/document'
import { text } from '@mallwright/shop-core/i18n'

import { createStore } from 'zustand/vanilla'

import { createCanvasHost } from '../../viewport/canvas-host.ts'
import { createGestureRunner } from '../../viewport/gesture-runner.ts'
import { createNodeWindow } from '../../viewport/node-window.ts'
import { openPage } from '../../document-store/open-page.ts'
import type { ChangeGuard } from '../../document-store/open-page.ts'
import { isBlockDocument } from '../../features/blocks/model/block-document.ts'
import { createPresenceStore } from '../../features/presence/model/presence-store.ts'
import { createAutosave } from '../../features/saving/model/autosave.ts'
import type { SaveAttempt } from '../../features/saving/model/autosave.ts'
import { SAVING_TEXTS } from '../../features/saving/model/saving.texts.ts'
import { BROWSER_CLOCK, createDraftSender } from '../../features/saving/model/send-draft.ts'
import { createAnnouncer } from '../../ui/announcer.ts'
import { createDataSource } from '../../gateway/data-source.ts'
import { createSiteStore, isSitePart } from '../../features/site/model/site-store.ts'
import type { Studio, StudioAction } from '../../studio/studio.ts'
import type { StudioApi } from '../../gateway/studio-operations.ts'
import { createViewStore } from '../../studio/view-store.ts'
import type { Views } from '../../viewport/module-views.ts'

/** Options of opening a studio. */
export interface OpenOptions {
  readonly api: StudioApi
  readonly column: string
  readonly stUuid: string
  readonly document: Document
  /** Revision of the draft on the server. */
  readonly revision: number
  /** A save attempt of an earlier visit that may have arrived. */
  readonly attempt?: SaveAttempt | undefined
  /** Whether the owner of the work is signed in; always when absent. */
  readonly isOwnerPresent?: () => boolean
  readonly isReadOnly?: boolean
}

/** Opens a page for editing with autosave. */
export function openStudio(options: OpenOptions, loaded: Views): Studio {
  const { api, column, stUuid, document, revision, attempt, isReadOnly = false } = options
  const announcer = createAnnouncer()
  let mayChange: ChangeGuard = () => {
    if (isReadOnly) announcer.notify(text(SAVING_TEXTS.readOnlyHint))
    return !isReadOnly
  }
  const page = openPage(document, (nodeIds) => mayChange(nodeIds))
  const canvas = createCanvasHost()
  const views = createStore(() => loaded)
  const nodeWindow = createNodeWindow(page, canvas, views)
  const autosave = createAutosave({
    document,
    revision,
    attempt,
    canPatch: !isBlockDocument(column),
    send: createDraftSender(api, column, options.isOwnerPresent ?? (() => true)),
    newId: newUuid,
    clock: BROWSER_CLOCK,
  })
  const [siteNode] = document.children
  if (siteNode && isSitePart(column)) page.select([siteNode])
  page.documents.subscribe((state) => autosave.change(state.document))
  return {
    api,
    column,
    stUuid,
    page,
    canvas,
    nodeWindow,
    autosave,
    views,
    view: createViewStore(isSitePart(column) ? 'theme' : 'palette'),
    gestures: createGestureRunner(canvas, page),
    source: createDataSource(api),
    announcer,
    actions: createStore<readonly StudioAction[]>(() => []),
    presence: createPresenceStore(),
    isReadOnly,
    leaving: new Set(),
    guardChanges: (guard) => {
      if (!isReadOnly) mayChange = guard
    },
    site: createSiteStore(),
  }
}
