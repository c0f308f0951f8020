import type { NodeId } from '@mallwright/contract/document'
import { CONTAINER_WIDTH } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import type { CSSProperties, ReactNode } from 'react'

import { childrenIn, parentOf } from '../../../../commands/kit/node-tree.ts'
import { bodyOf } from '../../../../geometry/rect.ts'
import type { Box } from '../../../../geometry/rect.ts'
import type { KeyboardMove } from '../../../../gestures/keyboard-move.ts'
import { useStore, useStudio } from '../../../../studio/studio.ts'
import type { CanvasHost } from '../../../../viewport/canvas-host.ts'
import { previewOf } from '../../../../viewport/gesture-runner.ts'
import { KEYBOARD_MOVE_TEXTS, describeLocation } from '../../model/keyboard-move-summary.ts'

/** Target of a keyboard move: a line in a flow, a box in a free container, with its position as text. */
export function KeyboardMoveOverlay(): ReactNode {
  const { gestures } = useStudio()
  const preview = useStore(gestures.running, (state) => previewOf(state, 'keyboardMove'))
  return preview ? <LocationIndicator move={preview.move} /> : null
}

function LocationIndicator({ move }: { readonly move: KeyboardMove }): ReactNode {
  const { canvas } = useStudio()
  const text = useText()
  const box = indicatorBox(move, canvas)
  if (!box) return null
  const isLine = box.height === 0
  const style: CSSProperties = isLine
    ? { left: box.x, top: box.y, width: box.width }
    : { left: box.x, top: box.y, width: box.width, height: box.height }
  return (
    <>
      <span className={isLine ? 'st-drop-line' : 'st-drop-box'} style={style} />
      {/* Scrolls each step into view; the ref function is new at each render. */}
      <span
        ref={(chip) => chip?.scrollIntoView({ block: 'nearest', behavior: 'instant' })}
        className="st-keyboard-move-chip"
        style={{ left: box.x + 8, top: box.y + box.height + 6 }}
      >
        <strong>{describeLocation(move, text)}</strong>
        {text(KEYBOARD_MOVE_TEXTS.keys)}
      </span>
    </>
  )
}

/** Box in page px; zero height between modules. */
function indicatorBox({ document, nodeIds, locations, at }: KeyboardMove, canvas: CanvasHost): Box | undefined {
  const location = locations[at]
  if (!location) return undefined
  const holder = parentBox(location.parentId, document, canvas)
  if (!holder || !holder.isDrawn) return holder?.box
  const { box } = holder
  if (location.rects) {
    const px = box.width / CONTAINER_WIDTH
    const { x, y, width, height } = bodyOf(location.rects)
    return { x: box.x + x * px, y: box.y + y * px, width: width * px, height: height * px }
  }
  const staying = childrenIn(document, location.parentId).filter((id) => !nodeIds.includes(id))
  const drawn = (ids: readonly NodeId[]) => ids.flatMap((id) => canvas.boxOf(id) ?? [])
  const above = drawn(staying.slice(0, location.index)).at(-1)
  const [below] = drawn(staying.slice(location.index))
  const y = above ? above.y + above.height : (below?.y ?? box.y)
  return { x: box.x, y, width: box.width, height: 0 }
}

/** Box of the target's parent, or of the nearest rendered ancestor, such as for a tab in the background. */
function parentBox(
  parentId: NodeId | undefined,
  document: KeyboardMove['document'],
  canvas: CanvasHost,
): { readonly box: Box; readonly isDrawn: boolean } | undefined {
  let id = parentId
  while (id !== undefined) {
    const box = canvas.boxOf(id)
    if (box && box.width > 0) return { box, isDrawn: id === parentId }
    id = parentOf(document, id)
  }
  const page = canvas.layout(() => 0).page
  return { box: page, isDrawn: parentId === undefined }
}
