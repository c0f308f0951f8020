import type { Document } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import type { AnyModuleView, DataSource } from '@mallwright/modules/views'
import type { ThemeStore } from '@mallwright/shop-core/theme'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

import type { CanvasHost } from './drawn-page/canvas-host.ts'
import type { GestureRunner } from './drawn-page/gesture-runner.ts'
import type { NearNodes } from './drawn-page/near-nodes.ts'
import type { Shortcut } from '../commands/define-command.ts'
import type { ChangeGuard, OpenPage } from '../document-store/open-page.ts'
import type { DraftSaver } from './saver/draft-saver.ts'
import type { PresenceStore } from './presence-store.ts'
import type { Announcer } from './announcer.ts'
import type { SiteStore } from './site-store.ts'
import type { StudioApi } from './studio-operations.ts'
import type { ViewStore } from './view-store.ts'

/** Everything that the panels of one open page work on. */
export interface Studio {
  readonly api: StudioApi
  /** The code of the page, such as `home`. */
  readonly column: string
  /** The site's template, for its class tree. */
  readonly stUuid: string
  readonly page: OpenPage
  readonly view: ViewStore
  readonly canvas: CanvasHost
  readonly near: NearNodes
  readonly gestures: GestureRunner
  readonly saver: DraftSaver
  readonly source: DataSource
  /** How modules look, by type: those of the page from the start, the others when they have arrived. */
  readonly views: StoreApi<Readonly<Record<string, AnyModuleView>>>
  readonly announcer: Announcer
  /** What the studio can do besides the commands of a selection, in the order of menus; the workbench lists it once the studio stands. */
  readonly actions: StoreApi<readonly StudioAction[]>
  /** Who else is on the page. */
  readonly presence: PresenceStore
  /** The parts of the site as they are drafted. */
  readonly site: SiteStore
  /** Whether the page can only be looked at: a newer version wrote it. */
  readonly isReadOnly: boolean
  /** Lets somebody say before every change whether it may be made. */
  readonly guardChanges: (guard: ChangeGuard) => void
  /** Light or dark by choice; absent where nothing can be stored. */
  readonly theme?: ThemeStore | undefined
  /** Ends the session; absent where there is none to end. */
  readonly signOut?: (() => void) | undefined
}

/** Under which heading an action stands in the list of shortcuts and in the command palette. */
export type ActionGroup = 'history' | 'selection' | 'view' | 'panels' | 'dialogs' | 'help'

/** Something that the studio can do besides changing the document by a command: open a dialog, zoom, copy a style. */
export interface StudioAction {
  /** `noun.verb`, unique among all actions. */
  readonly name: string
  readonly label: Label
  readonly group: ActionGroup
  readonly shortcuts?: readonly Shortcut[]
  /** Its keys are the browser's own, such as those of copying. */
  readonly isNative?: boolean
  /** In which part of the selection's menu on the canvas it stands; in none when absent. */
  readonly menu?: 'clipboard' | 'keep'
  readonly isPossible: (studio: Studio) => boolean
  readonly run: (studio: Studio) => void
}

/** Hands the studio to the panels. */
export const StudioContext = createContext<Studio | undefined>(undefined)

/** The studio around a panel. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error('a panel outside of a studio')
  return studio
}

/** A part of a store, drawn again when that part becomes another. `pick` must give the same object for the same state. */
export function useStore<State, Part>(store: StoreApi<State>, pick: (state: State) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => pick(store.getState()))
}

/** A part of the open document. */
export function useDocument<Part>(pick: (document: Document) => Part): Part {
  return useStore(useStudio().page.documents, ({ document }) => pick(document))
}
