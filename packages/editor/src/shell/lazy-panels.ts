import { pressHandlers, textEditing } from '../features/canvas/model/canvas-input.ts'
import { paletteDrag } from '../features/palette/model/palette-input.ts'
import { firstPaint } from '../ui/first-paint.ts'
import { lazyComponent } from '../ui/lazy.tsx'
import { DialogsFailed } from './dialogs-failed.tsx'

// The canvas is visible and the palette usable before these scripts arrive.

/** The inspector with what other features contribute to it. */
export const InspectorSide = lazyComponent(async () => (await import('./side-panels.tsx')).InspectorSide)
/** The layer tree with avatars of other editors. */
export const LayersSide = lazyComponent(async () => (await import('./side-panels.tsx')).LayersSide)
/** Title and background of the page. */
export const PageStylePanel = lazyComponent(
  async () => (await import('../features/pages/ui/page-style-panel.tsx')).PageStylePanel,
)
/** The pages of the site, to open one. */
export const PagesPanel = lazyComponent(async () => (await import('../features/pages/ui/pages-panel.tsx')).PagesPanel)
/** The site's theme, bars and default styles, to open one. */
export const ThemePanel = lazyComponent(async () => (await import('../features/site/ui/theme-panel.tsx')).ThemePanel)
/** The steps of the history. */
export const HistoryPanel = lazyComponent(
  async () => (await import('../features/history/ui/history-panel.tsx')).HistoryPanel,
)
/** Keyboard, clipboard and announcements. They start after presses are handled, so that a key acts on what was pressed before it. */
export const StudioListeners = lazyComponent(async () => {
  const [{ StudioListeners: Listeners }] = await Promise.all([
    import('./actions/studio-listeners.tsx'),
    pressHandlers.load().catch(() => undefined),
  ])
  return Listeners
})
/** The open dialog. */
export const ShellDialogs = lazyComponent(async () => (await import('./shell-dialogs.tsx')).ShellDialogs, DialogsFailed)
/** Saved blocks below the modules of the palette. */
export const BlockGroup = lazyComponent(async () => (await import('../features/blocks/ui/block-group.tsx')).BlockGroup)
/** Banner above the canvas while a linked block is edited. */
export const BlockNote = lazyComponent(async () => (await import('../features/blocks/ui/block-note.tsx')).BlockNote)
/** Replaces the canvas while a site part is edited. */
export const SitePartPreview = lazyComponent(
  async () => (await import('../features/site/ui/site-part-preview.tsx')).SitePartPreview,
)
/** Outlines of other editors' selections. */
export const OtherEditors = lazyComponent(
  async () => (await import('../features/presence/ui/other-editors.tsx')).OtherEditors,
)

const MODULES = [
  pressHandlers.load,
  textEditing.load,
  async () => import('../features/canvas/ui/overlay/selection-overlay.tsx'),
  async () => import('../features/canvas/ui/aids/canvas-aids.tsx'),
  paletteDrag.load,
  async () => import('../features/canvas/ui/overlay/node-toolbar.tsx'),
]

/** Preloads after the first paint what nearly every visit uses. */
export async function preloadPanels(): Promise<void> {
  await firstPaint()
  // A failed request is repeated on use.
  for (const load of MODULES) load().catch(() => undefined)
  for (const { preload } of [InspectorSide, LayersSide, PageStylePanel, HistoryPanel]) preload()
}
