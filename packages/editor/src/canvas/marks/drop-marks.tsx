import type { NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import type { DropPreview } from '../../gestures/gesture-preview.ts'
import { useStore, useStudio } from '../../studio/studio.ts'
import { CANVAS_TEXTS } from '../canvas.texts.ts'
import { previewOf } from '../../studio/drawn-page/gesture-runner.ts'
import { PointerChip } from './pointer-chip.tsx'

/** Where a dragged module would land: a line between modules, or the container that takes it; and its name at the pointer. */
export function DropMarks(): ReactNode {
  const { gestures } = useStudio()
  const preview = useStore(gestures.running, (state) => previewOf(state, 'drop'))
  if (!preview) return null
  return (
    <>
      <Landing preview={preview} />
      <DragChip preview={preview} />
    </>
  )
}

function Landing({ preview: { target } }: { readonly preview: DropPreview }): ReactNode {
  const { canvas } = useStudio()
  if (target?.kind === 'sequence') {
    const { x, y, width } = target.line
    return <span className="st-drop-line" style={{ left: x, top: y, width }} />
  }
  const box = target && canvas.boxOf(target.id as NodeId)
  if (!box) return null
  return <span className="st-drop-box" style={{ left: box.x, top: box.y, width: box.width, height: box.height }} />
}

function DragChip({ preview: { nodeIds, module } }: { readonly preview: DropPreview }): ReactNode {
  const { page } = useStudio()
  const text = useText()
  const [nodeId, second] = nodeIds
  const definition = definitionOf(module)
  const name = (nodeId && page.nodes.get(nodeId)?.name) ?? (definition ? text(definition.label) : module)
  return <PointerChip>{second ? text(CANVAS_TEXTS.several, { count: nodeIds.length }) : name}</PointerChip>
}
