import { themeTokens } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useMemo, useRef } from 'react'
import type { CSSProperties, MouseEvent, PointerEvent, ReactNode } from 'react'

import { useStore, useStudio } from '../../../studio/studio.ts'
import { fitZoom, zoomOf } from '../../../studio/view-store.ts'
import { lazyComponent } from '../../../ui/lazy.tsx'
import { handlePress } from '../../../ui/press/handle-press.ts'
import { useIsCompact } from '../../../ui/use-media.ts'
import { nodeIdAt } from '../../../viewport/canvas-host.ts'
import { pressHandlers, textEditing } from '../model/canvas-input.ts'
import { CANVAS_PAGE_TEXTS } from '../model/canvas-page.texts.ts'
import { phoneBarsOf } from '../model/phone-bars.ts'
import { CanvasOverlay } from './canvas-overlay.tsx'
import { CanvasPage } from './canvas-page.tsx'
import { useStageHeight } from './canvas-effects.ts'
import { useRevealSelection } from './use-reveal-selection.ts'
import './canvas.css'

// Rulers are not needed for the first paint.
const CanvasAids = lazyComponent(async () => (await import('./aids/canvas-aids.tsx')).CanvasAids)

// The page is what counts first.
const PhoneChrome = lazyComponent(async () => (await import('./phone-chrome.tsx')).PhoneChrome)

/** The phone page at its zoom level with its overlay; `overlay` adds other features' outlines to it. */
export function CanvasPanel({ overlay }: { readonly overlay?: ReactNode }): ReactNode {
  const studio = useStudio()
  const { canvas, column, nodeWindow, page, site, view } = studio
  const text = useText()
  const zoom = useStore(view, (state) => state.zoom)
  const device = useStore(view, (state) => state.device)
  const look = useStore(site, ({ frame }) => frame.theme)
  const theme = useStore(view, (state) => state.canvasTheme)
  const tokens: CSSProperties = useMemo(() => themeTokens(look)[theme], [look, theme])
  const topBar = useStore(site, ({ frame }) => frame.topBar)
  const bars = phoneBarsOf(column, { topBar })
  const stage = useRef<HTMLDivElement>(null)
  useStageHeight(stage, zoom)
  useWheelZoom()
  useWindowUpdates()
  useRevealSelection()
  useScrollAnchor(device.width)
  useFitZoom()

  const hostStyle = { ...tokens, width: device.width, transform: zoom === 1 ? undefined : `scale(${zoom})` }

  const press = (event: PointerEvent) => {
    // While a node waits for its target, only targets react to presses.
    if (event.button !== 0 || !event.isPrimary || view.getState().placement || isFromPortal(event)) return
    const id = nodeIdAt(event.target)
    handlePress(pressHandlers, event.nativeEvent, ({ pressNode }) => pressNode(studio, event.nativeEvent, id))
  }
  const openMenu = (event: MouseEvent) => {
    // A right click during a drag only cancels it.
    if (event.defaultPrevented || isFromPortal(event)) return
    event.preventDefault()
    const id = nodeIdAt(event.target)
    const { nativeEvent } = event
    void pressHandlers.load().then((loaded) => loaded.openMenu(studio, nativeEvent, id))
  }
  const write = ({ target, clientX, clientY }: MouseEvent) =>
    void textEditing.load().then(({ editTextAt: writeAt }) => writeAt(studio, target, { x: clientX, y: clientY }))
  const hover = (event: PointerEvent) => page.selection.setState({ hovered: nodeIdAt(event.target) })

  return (
    <>
      {/* Everything here is also reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={(element) => canvas.setScrollElement(element)}
        id="st-canvas"
        className="st-canvas"
        aria-label={text(CANVAS_PAGE_TEXTS.canvas)}
        // A scrolling region must be focusable; arrow keys walk through the modules from here.
        tabIndex={0}
        onPointerDown={press}
        onDoubleClick={write}
        onContextMenu={openMenu}
        onMouseDown={(event) => {
          if (isFromPortal(event)) return
          // Prevents text selection during drags; the focus moves here without a focus ring.
          event.preventDefault()
          event.currentTarget.focus({ preventScroll: true, focusVisible: false })
        }}
        onScroll={nodeWindow.update}
      >
        <div
          className="st-stage"
          ref={stage}
          style={
            {
              '--st-stage-width': `${device.width * zoom}px`,
              '--st-first-screen': `${device.height - bars.top - bars.tabs}px`,
              '--st-bar-top': `${bars.top}px`,
              '--st-bar-tabs': `${bars.tabs}px`,
              '--st-zoom': zoom,
            } as CSSProperties
          }
        >
          <div
            className="st-page-host"
            data-theme={theme}
            style={hostStyle}
            onPointerMove={hover}
            onPointerLeave={() => page.selection.setState({ hovered: undefined })}
          >
            <CanvasPage />
          </div>
          {bars.tabs > 0 && <PhoneChrome theme={theme} style={hostStyle} />}
          <CanvasOverlay>{overlay}</CanvasOverlay>
        </div>
      </section>
      {!useIsCompact() && <CanvasAids />}
    </>
  )
}

/** Whether an event bubbled through React from a portal outside the canvas. */
function isFromPortal({ currentTarget, target }: MouseEvent): boolean {
  return !(target instanceof Node && currentTarget.contains(target))
}

function useWheelZoom(): void {
  const { canvas, view } = useStudio()
  useEffect(() => {
    const { scroller } = canvas
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      view.setState(({ zoom }) => ({ zoom: zoomOf(zoom * Math.exp(-event.deltaY / 500)) }))
    }
    // React's wheel listeners are passive; zooming needs `preventDefault`.
    scroller?.addEventListener('wheel', turn, { passive: false })
    return () => scroller?.removeEventListener('wheel', turn)
  }, [canvas, view])
}

/** Scroll anchoring: a wider device moves content down, the top of the view stays. */
function useScrollAnchor(width: number): void {
  const { canvas } = useStudio()
  const before = useRef(width)
  useEffect(() => {
    const factor = width / before.current
    before.current = width
    const { scroller } = canvas
    if (factor === 1 || !scroller) return
    const { scrollTop } = scroller
    // After the stage height has been updated.
    const frame = requestAnimationFrame(() => scroller.scrollTo({ top: scrollTop * factor, behavior: 'instant' }))
    return () => cancelAnimationFrame(frame)
  }, [canvas, width])
}

/** With panels as sheets, the initial zoom fits the page and its handles. */
function useFitZoom(): void {
  const { canvas, view } = useStudio()
  const isCompact = useIsCompact()
  useEffect(() => {
    if (isCompact && canvas.scroller) view.setState(({ device }) => ({ zoom: fitZoom(canvas.scroller, device) }))
  }, [canvas, view, isCompact])
}

/** Updates the node window after the first layout and after zooming. */
function useWindowUpdates(): void {
  const { nodeWindow, view } = useStudio()
  useEffect(() => {
    nodeWindow.update()
    return view.subscribe(() => requestAnimationFrame(() => nodeWindow.update()))
  }, [nodeWindow, view])
}
