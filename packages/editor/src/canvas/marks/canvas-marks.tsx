import type { ReactNode } from 'react'

import { FoldLine } from '../aids/fold-line.tsx'
import { CanvasTouch } from '../touch/canvas-touch.tsx'
import { BandMark } from './band-mark.tsx'
import { DropMarks } from './drop-marks.tsx'
import { NodeMenu } from './node-menu.tsx'
import { OwnGuideLines } from './own-guide-lines.tsx'
import { SelectionFrame } from './selection-frame.tsx'
import { SnapGuides } from './snap-guides.tsx'
import './canvas-marks.css'

/** What is drawn over the page once something is selected or dragged. */
export function CanvasMarks(): ReactNode {
  return (
    <>
      <FoldLine />
      <OwnGuideLines />
      <SelectionFrame />
      <SnapGuides />
      <DropMarks />
      <BandMark />
      <NodeMenu />
      <CanvasTouch />
    </>
  )
}
