import type { LibraryFile } from '@mallwright/contract/file'
import type { FieldTab } from '@mallwright/modules/definitions'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { Point } from '../geometry/rect.ts'
import { DESIGN_DEVICE } from '../viewport/devices.ts'
import type { Device } from '../viewport/devices.ts'

/** The panels on the left. */
export type LeftPanel = 'palette' | 'layers' | 'look' | 'history'

/** The dialogs of the workbench. */
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

/** What a picture or video control wants of the library. */
export interface AssetChoice {
  readonly kind: LibraryFile['cKind']
  readonly take: (file: LibraryFile) => void
}

/** How the workbench is looked at. Makes no history and is not saved. */
export interface ViewState {
  /** 1 is 100 %. */
  readonly zoom: number
  /** The phone that the page is drawn on. */
  readonly device: Device
  readonly leftPanel: LeftPanel
  /** Stays while one goes from node to node. */
  readonly inspectorTab: FieldTab
  readonly dialog: DialogName | undefined
  /** What the library was opened for; absent when to look after it. */
  readonly assetChoice?: AssetChoice | undefined
  /** Whether the tour through the studio is being walked. */
  readonly isTouring: boolean
  /** Where the menu of the selection is open, in the window. */
  readonly menuAt: Point | undefined
  /** Whether words are being written on the canvas: then nothing is picked, dragged or offered there. */
  readonly isEditingText: boolean
  /** What waits for a tap on its new place: a new module, or what is selected. */
  readonly placement: { readonly kind: 'new'; readonly type: string } | { readonly kind: 'move' } | undefined
  /** Whether a tap adds to the selection. */
  readonly isPickingSeveral: boolean
  /** The panel that lies over the canvas where there is no room beside it. */
  readonly sheet: 'left' | 'right' | undefined
}

/** The view of one workbench. */
export type ViewStore = StoreApi<ViewState>

/** Smallest and largest zoom. */
export const ZOOM_RANGE = { min: 0.5, max: 2 } as const

/** The zooms that the menu offers. */
export const ZOOM_STEPS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** Makes the view of a workbench. */
export function createViewStore(leftPanel: LeftPanel): ViewStore {
  return createStore<ViewState>(() => ({
    zoom: 1,
    device: DESIGN_DEVICE,
    leftPanel,
    inspectorTab: 'content',
    dialog: undefined,
    isTouring: false,
    menuAt: undefined,
    isEditingText: false,
    placement: undefined,
    isPickingSeveral: false,
    sheet: undefined,
  }))
}

/** A zoom within its range, to whole per cent. */
export function zoomOf(wanted: number): number {
  return Math.round(Math.min(ZOOM_RANGE.max, Math.max(ZOOM_RANGE.min, wanted)) * 100) / 100
}

/** What stays free beside a page that fits, in px: its handles reach there. */
const FIT_MARGIN = 16

/** The zoom at which a phone fits into what shows it; never enlarged. */
export function fitZoom(element: Element | null, { width }: Device): number {
  const room = element?.clientWidth ?? 0
  return room === 0 ? 1 : zoomOf(Math.min(1, Math.floor((100 * (room - 2 * FIT_MARGIN)) / width) / 100))
}
