import type { NodeId } from '@mallwright/contract/document'
import type { ReactNode } from 'react'

import { selectedItems } from '../../../../commands/kit/selected-items.ts'
import { HANDLES } from '../../../../geometry/resize-handle.ts'
import { bodyOf } from '../../../../geometry/rect.ts'
import type { Box } from '../../../../geometry/rect.ts'
import { actionContext } from '../../../../actions/possible-actions.ts'
import { useDocument, useStore, useStudio } from '../../../../studio/studio.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { useIsCompact } from '../../../../ui/use-media.ts'
import { useNodeBoxes } from '../../../../studio/use-node-boxes.ts'
import { frameStyle } from './frame-style.ts'
import { Outlines } from './outlines.tsx'
import { ResizeGrip } from './resize-grip.tsx'
import { usePreviewBox } from './use-preview-box.ts'

const NodeToolbar = lazyComponent(async () => (await import('./node-toolbar.tsx')).NodeToolbar)

/** Frame around several selected nodes with outlines, and handles when they are items of one container. */
export function MultiSelectionFrame({ ids }: { readonly ids: readonly NodeId[] }): ReactNode {
  const studio = useStudio()
  const kind = useStore(studio.gestures.running, ({ preview }) => preview?.kind)
  const follow = usePreviewBox(ids)
  const boxes = useNodeBoxes(ids)
  const isPlaced = useDocument(() => selectedItems(actionContext(studio)) !== undefined)
  const isMoving = kind !== undefined
  const isQuiet = useStore(studio.view, ({ placement }) => placement !== undefined)
  const isCompact = useIsCompact()
  const bar = (atBox: Box) => !isQuiet && <NodeToolbar box={atBox} />
  const box = boxes.length > 0 ? bodyOf(boxes) : undefined
  if (!box || kind === 'marquee') return null
  return (
    <>
      {!isMoving && <Outlines ids={ids} />}
      <div
        ref={follow}
        className={`st-frame is-several${isPlaced ? '' : ' is-locked'}${isMoving ? ' is-moving' : ''}`}
        style={frameStyle(box)}
      >
        {isPlaced && !isQuiet && HANDLES.map((handle) => <ResizeGrip key={handle} handle={handle} />)}
        {!isCompact && bar(box)}
      </div>
      {isCompact && bar(box)}
    </>
  )
}
