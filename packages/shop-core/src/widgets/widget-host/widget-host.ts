import type { Send } from '@mallwright/contract/rpc'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useId } from 'react'
import type { ReactNode } from 'react'

import type { Feedback } from '../../kit/feedback/feedback-store.ts'
import type { MapProvider } from './map-provider.ts'

export type { AddressComponent, Coordinate, MapAddress, MapPlace, MapProvider } from './map-provider.ts'

/** Sheets as entries of the history: the back key closes the topmost. */
export interface HostSheets {
  /** Names of the open ones, the topmost last. */
  readonly opened: readonly string[]
  readonly open: (name: string) => void
  /** Closes a sheet and those above it; `again` where a frame within the sheet has taken the step back. */
  readonly close: (name: string) => void
  /** Closes it, and runs a task once its entry is gone: what opens or leaves then starts from the screen's own. */
  readonly closeThen: (name: string, task: () => void) => void
  /** Steps back once more when the last step did not close it. */
  readonly closeAgain: (name: string) => void
}

/** What paying needs of the app and the device that it runs on. */
export interface PayHost {
  /** 1 browser, 2 native shell outside WeChat, 4 WeChat. Engine 7.1. */
  readonly payChannel: 1 | 2 | 4
  readonly isAlipay: boolean
  /** The address in full; `undefined` for one that is not on the list of allowed hosts. */
  readonly allowedUrl: (url: string) => string | undefined
  /** Opens an allowed address: in the browser of a shell, else in place of this page. */
  readonly openBrowser: (url: string) => void
  /** Opens the page of a channel by its stored id. */
  readonly openPayAction: (id: string, method: string) => void
  /** Hands data to the wallet of a shell; absent without one. */
  readonly nativePay?: ((data: string) => void) | undefined
  /** Opens a page of the mini program around the shop; absent outside of one. */
  readonly navigateMiniProgram?: ((url: string) => void) | undefined
}

/** What widgets need of the app that shows them, since they never import it. */
export interface WidgetHost {
  readonly send: Send
  readonly feedback: Feedback
  /** A wide screen with mouse and keyboard: rows stand in tables, and every button is in sight. */
  readonly isDesk?: true
  /** Who asks: layouts and rows of one caller are never shown to another. */
  readonly caller: string
  readonly sheets: HostSheets
  /** Widget states of this history entry, see `useRetained`. */
  readonly retained: Map<string, unknown>
  /** Key of the session that fields of list calls are encoded with. */
  readonly signKey: () => string
  /** Draws HTML of others after it was cleaned; as text when absent. */
  readonly renderHtml?: ((html: string) => ReactNode) | undefined
  /** The map service of the mall, loaded with its first use; null where the mall has none. Absent where there is never one. */
  readonly maps?: (() => Promise<MapProvider | null>) | undefined
  /** Absent where nothing is paid. */
  readonly payment?: PayHost | undefined
}

/** Provided by the app around its widgets. */
export const WidgetHostContext = createContext<WidgetHost | undefined>(undefined)

/** The app around a widget; throws without one. */
export function useWidgetHost(): WidgetHost {
  const host = useContext(WidgetHostContext)
  if (!host) throw new Error('A widget needs a WidgetHostContext around it.')
  return host
}

/** A sheet of a widget. */
export interface WidgetSheet {
  readonly isOpen: boolean
  readonly open: () => void
  /** Nothing when it is not open. */
  readonly close: () => void
  /** Closes it, and runs a task once it is gone. */
  readonly closeThen: (task: () => void) => void
  /** Closes it once more: a frame within it has taken the step back. */
  readonly closeAgain: () => void
}

/** A sheet by its name; widgets of one screen that use the same name do not share it. */
export function useWidgetSheet(name: string): WidgetSheet {
  const { sheets } = useWidgetHost()
  const own = name + useId()
  return {
    isOpen: sheets.opened.includes(own),
    open: () => sheets.open(own),
    close: () => sheets.close(own),
    closeThen: (task) => sheets.closeThen(own, task),
    closeAgain: () => sheets.closeAgain(own),
  }
}

/** The map service of the mall: `undefined` while it loads, null where there is none. */
export function useMapProvider(): MapProvider | null | undefined {
  const { maps } = useWidgetHost()
  return useQuery({
    queryKey: ['map-provider'],
    queryFn: async () => (await maps?.()) ?? null,
    staleTime: Infinity,
  }).data
}
