import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../../studio/studio.ts'
import { CANVAS_TEXTS } from '../canvas.texts.ts'

/** Where the first screen of the chosen phone ends. */
export function FoldLine(): ReactNode {
  const { view } = useStudio()
  const text = useText()
  const zoom = useStore(view, (state) => state.zoom)
  const { height } = useStore(view, (state) => state.device)
  return (
    <span className="st-fold" style={{ top: height * zoom }}>
      <span>{text(CANVAS_TEXTS.fold, { height })}</span>
    </span>
  )
}
