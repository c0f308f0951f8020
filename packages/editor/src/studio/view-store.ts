import type { NodeId } from '@mallwright/contract/document'
import type { Video } from '@mallwright/contract/media'
import type { FieldTab } from '@mallwright/modules/definitions'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { Point } from '../geometry/rect.ts'
import { DESIGN_DEVICE } from '../viewport/devices.ts'
import type { Device } from '../viewport/devices.ts'

/** Panels on the left. */
export type LeftPanel = 'palette' | 'layers' | 'pages' | 'theme' | 'page' | 'history'

/** Dialogs of the studio. */
export type DialogName =
  | 'preview'
  | 'publish'
  | 'releases'
  | 'import'
  | 'export'
  | 'pages'
  | 'newPage'
  | 'templates'
  | 'commands'
  | 'shortcuts'
  | 'saveBlock'
  | 'assets'

/** Request of a control to choose a file from the library. */
export interface AssetChoice {
  readonly kind: 'picture' | 'video'
  /** Pictures have a duration of 0. */
  readonly onChoose: (file: Video) => void
}

/** View state of the studio. Makes no history and is not saved. */
export interface ViewState {
  /** 1 is 100 %. */
  readonly zoom: number
  /** Simulated device. */
  readonly device: Device
  /** Theme of the shop that the canvas shows. */
  readonly canvasTheme: 'light' | 'dark'
  readonly leftPanel: LeftPanel
  /** Stays when the selection changes. */
  readonly inspectorTab: FieldTab
  readonly dialog: DialogName | undefined
  /** Request that opened the library; absent for management. */
  readonly assetChoice?: AssetChoice | undefined
  /** Whether the tour is running. */
  readonly isTouring: boolean
  /** Window position of the open context menu. */
  readonly menuAt: Point | undefined
  /** Time stamp of the last Escape: a menu that was asked for before does not open any more. */
  readonly escapedAt?: number
  /** Whether text is being edited inline: no selecting, dragging or menus on the canvas. */
  readonly isEditingText: boolean
  /** A new module or the selection waiting for a tap target. */
  readonly placement: { readonly kind: 'new'; readonly type: string } | { readonly kind: 'move' } | undefined
  /** Whether taps toggle the selection. */
  readonly isPickingSeveral: boolean
  /** Open entry of the inspector's lists, by list id: the canvas shows it, too. */
  readonly openEntries: Readonly<Record<string, number>>
  /** List of rects that the next press on the canvas adds to, by list id. */
  readonly drawingIn: string | undefined
  /** Open panel sheet on narrow windows. */
  readonly sheet: 'left' | 'right' | undefined
}

/** View store of one studio. */
export type ViewStore = StoreApi<ViewState>

/** Zoom limits. */
export const ZOOM_RANGE = { min: 0.5, max: 2 } as const

/** Zoom levels of the menu. */
export const ZOOM_STEPS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** Creates the view store. */
export function createViewStore(leftPanel: LeftPanel): ViewStore {
  return createStore<ViewState>(() => ({
    zoom: 1,
    device: DESIGN_DEVICE,
    canvasTheme: 'light',
    leftPanel,
    inspectorTab: 'content',
    dialog: undefined,
    isTouring: false,
    menuAt: undefined,
    isEditingText: false,
    placement: undefined,
    isPickingSeveral: false,
    openEntries: {},
    drawingIn: undefined,
    sheet: undefined,
  }))
}

/** Id of a node's list in `openEntries`. */
export function listIdOf(nodeId: NodeId, field: string): string {
  return `${nodeId}-${field}`
}

/** Opens an entry of a list; `undefined` closes it. */
export function openEntry(view: ViewStore, listId: string, index: number | undefined): void {
  view.setState(({ openEntries }) => {
    const next = { ...openEntries }
    if (index === undefined) delete next[listId]
    else next[listId] = index
    return { openEntries: next }
  })
}

/** Closes the entries of all lists whose id begins so. */
export function closeEntries(view: ViewStore, start: string): void {
  const open = Object.entries(view.getState().openEntries)
  const others = open.filter(([listId]) => !listId.startsWith(start))
  if (others.length < open.length) view.setState({ openEntries: Object.fromEntries(others) })
}

/** Clamps a zoom and rounds it to whole per cent. */
export function zoomOf(zoom: number): number {
  return Math.round(Math.min(ZOOM_RANGE.max, Math.max(ZOOM_RANGE.min, zoom)) * 100) / 100
}

/** Margin beside a fitted page for its handles, in px. */
const FIT_MARGIN = 16

/** Zoom that fits a device into an element; at most 1. */
export function fitZoom(element: Element | null, { width }: Device): number {
  const room = element?.clientWidth ?? 0
  return room === 0 ? 1 : zoomOf(Math.min(1, Math.floor((100 * (room - 2 * FIT_MARGIN)) / width) / 100))
}
