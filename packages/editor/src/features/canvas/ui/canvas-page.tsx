import { backgroundStyle } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { EAGER_MODULES } from '@mallwright/viewer/runtime'
import type { ReactNode } from 'react'

import { isBlockDocument } from '../../blocks/model/block-document.ts'
import { useDocument, useStudio } from '../../../studio/studio.ts'
import { CanvasModule } from './canvas-node.tsx'
import { CANVAS_PAGE_TEXTS } from '../model/canvas-page.texts.ts'

/** The page with the same elements and classes as published. */
export function CanvasPage(): ReactNode {
  const { canvas } = useStudio()
  const children = useDocument((document) => document.children)
  const background = useDocument((document) => document.look.background)
  return (
    <div
      className="mw-page mw-mode-edit"
      style={backgroundStyle(background)}
      ref={(element) => canvas.setPageElement(element)}
    >
      {children.map((id, index) => (
        <CanvasModule key={id} id={id} isFirst={index === 0} isDeferred={index >= EAGER_MODULES} />
      ))}
      {children.length === 0 && <EmptyPage />}
    </div>
  )
}

function EmptyPage(): ReactNode {
  const { column, view } = useStudio()
  const text = useText()
  const isBlock = isBlockDocument(column)
  return (
    <div className="st-empty-page">
      <strong>{text(isBlock ? CANVAS_PAGE_TEXTS.emptyBlock : CANVAS_PAGE_TEXTS.emptyTitle)}</strong>
      <span>{text(CANVAS_PAGE_TEXTS.emptyHint)}</span>
      {!isBlock && (
        <button type="button" className="st-button" onClick={() => view.setState({ dialog: 'templates' })}>
          {text(CANVAS_PAGE_TEXTS.fromTemplate)}
        </button>
      )}
    </div>
  )
}
