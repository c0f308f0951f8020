import { LINKED_BLOCK, newUuid } from '@mallwright/contract'
import type { Document } from '@mallwright/contract'
import { VIEWS } from '@mallwright/modules/views'
import type { AnyModuleView } from '@mallwright/modules/views'
import { text } from '@mallwright/shop-core/i18n'

import { createStore } from 'zustand/vanilla'

import { createCanvasHost } from '../canvas/canvas-host.ts'
import { createGestureRunner } from '../canvas/gesture-runner.ts'
import { createNearNodes } from '../canvas/near-nodes.ts'
import { openPage } from '../document-store/open-page.ts'
import type { ChangeGuard } from '../document-store/open-page.ts'
import { createPresenceStore } from '../presence/presence-store.ts'
import { createDraftSaver } from '../saving/draft-saver.ts'
import type { SaveAttempt } from '../saving/draft-saver.ts'
import { SAVING_TEXTS } from '../saving/saving.texts.ts'
import { BROWSER_CLOCK, createDraftSender } from '../saving/send-draft.ts'
import { createAnnouncer } from '../studio/announcer.ts'
import { createDataSource } from '../studio/data-source.ts'
import { createSiteStore, isSitePart } from '../studio/site-store.ts'
import type { Studio } from '../studio/studio.ts'
import type { StudioApi } from '../studio/studio-operations.ts'
import { createViewStore } from '../studio/view-store.ts'
import { LATER_VIEWS } from './later-views.ts'

/** What a studio is opened on. */
export interface OpenOptions {
  readonly api: StudioApi
  readonly column: string
  readonly stUuid: string
  readonly document: Document
  /** The revision of the draft, as the server knows it. */
  readonly revision: number
  /** A save of an earlier visit that may have arrived. */
  readonly attempt?: SaveAttempt | undefined
  /** Whether who did the work is signed in; always when absent. */
  readonly isOwnerPresent?: () => boolean
  readonly isReadOnly?: boolean
}

type Views = Readonly<Record<string, AnyModuleView>>

/** What is drawn on the canvas: the modules as buyers get them, and links to blocks, which buyers never get. */
const CANVAS_VIEWS: typeof VIEWS = {
  ...VIEWS,
  [LINKED_BLOCK]: async () => (await import('../blocks/linked/linked-block.view.tsx')).linkedBlockView,
}

/** How every module looks. */
export async function loadAllViews(): Promise<Views> {
  return loadViewsOf(Object.keys(CANVAS_VIEWS))
}

/** How the modules look that most pages have, and those that the given page has besides. */
export async function loadFirstViews(document?: Document): Promise<Views> {
  const used = Object.values(document?.nodes ?? {}).map(({ module }) => module)
  return loadViewsOf(Object.keys(CANVAS_VIEWS).filter((type) => !LATER_VIEWS.includes(type) || used.includes(type)))
}

async function loadViewsOf(types: readonly string[]): Promise<Views> {
  const loaded = types.flatMap((type) => {
    const load = CANVAS_VIEWS[type]
    return load ? [load().then((view) => [type, view] as const)] : []
  })
  return Object.fromEntries(await Promise.all(loaded))
}

/** Opens a page for editing; from now on its changes are saved. */
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
  const near = createNearNodes(page, canvas, views)
  const saver = createDraftSaver({
    document,
    revision,
    attempt,
    send: createDraftSender(api, column, options.isOwnerPresent ?? (() => true)),
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
    announcer,
    presence: createPresenceStore(),
    isReadOnly,
    guardChanges: (guard) => {
      if (!isReadOnly) mayChange = guard
    },
    site: createSiteStore(),
  }
}
