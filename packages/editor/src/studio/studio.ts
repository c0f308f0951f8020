import type { Document } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import type { AnyModuleView, DataSource } from '@mallwright/modules/views'
import type { ThemeStore } from '@mallwright/shop-core/theme'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

import type { CanvasHost } from '../viewport/canvas-host.ts'
import type { GestureRunner } from '../viewport/gesture-runner.ts'
import type { NodeWindow } from '../viewport/node-window.ts'
import type { Shortcut } from '../commands/kit/define-command.ts'
import type { ChangeGuard, OpenPage } from '../document-store/open-page.ts'
import type { Autosave } from '../features/saving/model/autosave.ts'
import type { PresenceStore } from '../features/presence/model/presence-store.ts'
import type { Announcer } from '../ui/announcer.ts'
import type { SiteStore } from '../features/site/model/site-store.ts'
import type { StudioApi } from '../gateway/studio-operations.ts'
import type { ViewStore } from './view-store.ts'

/** Context of everything that works on one open page. */
export interface Studio {
  readonly api: StudioApi
  /** Page code, such as `home`. */
  readonly column: string
  /** Site template, for the class tree. */
  readonly stUuid: string
  readonly page: OpenPage
  readonly view: ViewStore
  readonly canvas: CanvasHost
  readonly nodeWindow: NodeWindow
  readonly gestures: GestureRunner
  readonly autosave: Autosave
  readonly source: DataSource
  /** Module views by type: those of the page first, the others when loaded. */
  readonly views: StoreApi<Readonly<Record<string, AnyModuleView>>>
  readonly announcer: Announcer
  /** Studio actions in menu order; registered by the shell after the first paint. */
  readonly actions: StoreApi<readonly StudioAction[]>
  /** Other editors of the page. */
  readonly presence: PresenceStore
  /** Drafted site parts. */
  readonly site: SiteStore
  /** Whether the page is read-only: a newer version wrote it. */
  readonly isReadOnly: boolean
  /** Installs a guard that runs before every change. */
  readonly guardChanges: (guard: ChangeGuard) => void
  /** Tasks to finish before another page opens, such as storing the history. */
  readonly leaving: Set<() => Promise<void>>
  /** Theme choice; absent without storage. */
  readonly theme?: ThemeStore | undefined
  /** Whose session it is; absent without one. */
  readonly account?: { readonly id: string; readonly name: string; readonly phone: string } | undefined
  /** Ends the session; absent without one. */
  readonly signOut?: (() => void) | undefined
}

/** Heading of an action in shortcut list and command palette. */
export type ActionGroup = 'history' | 'selection' | 'view' | 'panels' | 'dialogs' | 'help'

/** Action of the studio besides commands: open a dialog, zoom, copy a style. */
export interface StudioAction {
  /** `noun.verb`, unique among all actions. */
  readonly name: string
  readonly label: Label
  readonly group: ActionGroup
  readonly shortcuts?: readonly Shortcut[]
  /** Whether its keys are native, such as those of copying. */
  readonly isNative?: boolean
  /** Section of the selection's menu; none when absent. */
  readonly menu?: 'clipboard' | 'keep'
  readonly isPossible: (studio: Studio) => boolean
  readonly run: (studio: Studio) => void
}

/** Provides the studio. */
export const StudioContext = createContext<Studio | undefined>(undefined)

/** The surrounding studio. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error('a panel outside of a studio')
  return studio
}

/** Selects a slice of a store. `pick` must return identical objects for identical states. */
export function useStore<State, Part>(store: StoreApi<State>, pick: (state: State) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => pick(store.getState()))
}

/** Selects a slice of the open document. */
export function useDocument<Part>(pick: (document: Document) => Part): Part {
  return useStore(useStudio().page.documents, ({ document }) => pick(document))
}
