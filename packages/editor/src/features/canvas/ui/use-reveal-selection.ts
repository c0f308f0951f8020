import type { NodeId } from '@mallwright/contract/document'
import { useEffect } from 'react'

import { ancestorsOf } from '../../../commands/kit/node-tree.ts'
import { revealOffset } from '../../../viewport/reveal.ts'
import { useStore, useStudio } from '../../../studio/studio.ts'
import type { Studio } from '../../../studio/studio.ts'
import { useIsCompact } from '../../../ui/use-media.ts'

/** Margins of a revealed node, in px: its toolbar above, and a little below. */
const ROOM = { before: 56, after: 16 }

/** Frames in which a node must stay in view: modules that were far away render when they come near, and move it. */
const STILL_FRAMES = 5

/** Frames after which a node is left where it is. */
const MAX_FRAMES = 60

/** Scrolls the canvas to a node that was selected elsewhere: in the layers, by keys, by undo, or by inserting it. What is pressed on the canvas stays below the pointer. With panels as sheets, also when a sheet covers it. */
export function useRevealSelection(): void {
  const studio = useStudio()
  const { page, canvas, view } = studio
  const sheet = useStore(view, (state) => state.sheet)
  const isCompact = useIsCompact()
  useEffect(() => {
    const pointer = watchPointer(canvas.scroller)
    // A node that the address names is selected before the canvas listens.
    const [first] = page.selection.getState().selected
    let stop = first === undefined ? () => {} : reveal(studio, first)
    const unsubscribe = page.selection.subscribe(({ selected: [id] }, { selected: [before] }) => {
      if (id === undefined || id === before || pointer.isPressing()) return
      stop()
      stop = reveal(studio, id)
    })
    return () => {
      stop()
      unsubscribe()
      pointer.stop()
    }
  }, [studio, page, canvas])
  useEffect(() => {
    const [id] = page.selection.getState().selected
    return isCompact && sheet && id !== undefined ? reveal(studio, id) : undefined
  }, [studio, page, sheet, isCompact])
}

/** Whether an event of a press on the canvas is being handled. */
function watchPointer(scroller: HTMLElement | null) {
  let isPressing = false
  const press = () => {
    isPressing = true
  }
  const release = () => {
    // After the release has selected.
    setTimeout(() => (isPressing = false))
  }
  const listeners = [
    ['pointerdown', scroller, press],
    ['pointerup', window, release],
    ['pointercancel', window, release],
  ] as const
  for (const [name, target, listener] of listeners) target?.addEventListener(name, listener, true)
  return {
    isPressing: () => isPressing,
    stop() {
      for (const [name, target, listener] of listeners) target?.removeEventListener(name, listener, true)
    },
  }
}

/** Scrolls to a node until it stays in view, or the user scrolls; gives a stop function. */
function reveal(studio: Studio, id: NodeId): () => void {
  const { scroller } = studio.canvas
  let frame = 0
  let frames = 0
  let still = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const name of USER_SCROLLS) scroller?.removeEventListener(name, stop)
  }
  const look = () => {
    frames += 1
    still = scrollTo(studio, id) ? still + 1 : 0
    if (still < STILL_FRAMES && frames < MAX_FRAMES) frame = requestAnimationFrame(look)
    else stop()
  }
  for (const name of USER_SCROLLS) scroller?.addEventListener(name, stop, { passive: true })
  frame = requestAnimationFrame(look)
  return stop
}

const USER_SCROLLS = ['wheel', 'touchmove', 'pointerdown'] as const

/** Scrolls to a node, or to its nearest ancestor that is there, whose content then renders; gives whether the node was in view already. */
function scrollTo({ page, canvas }: Studio, id: NodeId): boolean {
  const { scroller } = canvas
  const { document } = page.documents.getState()
  const own = canvas.elementOf(id)
  const element = own ?? ancestorsOf(document, id).flatMap((above) => canvas.elementOf(above) ?? [])[0]
  if (!scroller || !element) return false
  const view = scroller.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const bottom = Math.min(view.bottom, sheetTop(scroller) ?? view.bottom)
  const top = revealOffset({ start: box.top, end: box.bottom }, { start: view.top, end: bottom }, ROOM)
  if (top !== 0) scroller.scrollBy({ top, behavior: 'instant' })
  return own !== undefined && top === 0
}

/** Upper edge of a panel that covers the lower part of the canvas. */
function sheetTop(scroller: HTMLElement): number | undefined {
  const { left, right, top: viewTop } = scroller.getBoundingClientRect()
  const sheets = [...document.querySelectorAll('.st-shell.has-sheet .st-side')].map((side) =>
    side.getBoundingClientRect(),
  )
  return sheets.find((sheet) => sheet.top > viewTop && sheet.left <= left && sheet.right >= right)?.top
}
