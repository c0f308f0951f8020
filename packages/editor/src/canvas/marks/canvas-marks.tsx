import { lazy } from 'react'
import type { ReactNode } from 'react'

import { FoldLine } from '../aids/fold-line.tsx'
import { isBlockDocument } from '../../studio/block-document.ts'
import { useStore, useStudio } from '../../studio/studio.ts'
import { LazyPart } from '../../ui/lazy-part.tsx'
import { CanvasTouch } from '../touch/canvas-touch.tsx'
import { BandMark } from './band-mark.tsx'
import { CarryMark } from './carry-mark.tsx'
import { DropMarks } from './drop-marks.tsx'
import { OwnGuideLines } from './own-guide-lines.tsx'
import { SelectionFrame } from './selection-frame.tsx'
import { SnapGuides } from './snap-guides.tsx'
import './canvas-marks.css'

// Menus weigh more than all other marks together.
const NodeMenu = lazy(async () => ({ default: (await import('./node-menu.tsx')).NodeMenu }))

/** What is drawn over the page once something is selected or dragged. */
export function CanvasMarks(): ReactNode {
  const { column } = useStudio()
  return (
    <>
      {!isBlockDocument(column) && <FoldLine />}
      <OwnGuideLines />
      <SelectionFrame />
      <SnapGuides />
      <DropMarks />
      <CarryMark />
      <BandMark />
      <LaterMenu />
      <CanvasTouch />
    </>
  )
}

function LaterMenu(): ReactNode {
  const isOpen = useStore(useStudio().view, ({ menuAt }) => menuAt !== undefined)
  return (
    isOpen && (
      <LazyPart>
        <NodeMenu />
      </LazyPart>
    )
  )
}
