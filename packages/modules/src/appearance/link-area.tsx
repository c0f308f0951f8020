import { hrefOf } from '@mallwright/contract/link'
import type { Link } from '@mallwright/contract/link'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'

import type { ModuleAction, ViewMode } from '../kit/module-view.ts'
import { Anchor } from './anchor.tsx'
import { inPlaceField } from './in-place-field.ts'
import { isPlainClick } from './plain-click.ts'

/**
 * An anchor when the link has a target, else a plain box. A plain tap is passed to the host; other clicks stay native.
 */
export function LinkArea(props: {
  readonly link: Link
  readonly mode: ViewMode
  readonly origin: string
  readonly onAction: (action: ModuleAction) => void
  readonly className: string
  readonly style?: CSSProperties
  readonly label?: string
  /** Name of the field that is its only text content. */
  readonly field?: string
  /** Duplicate of the same link: can be tapped, but is not in the tab order. */
  readonly isCopy?: boolean
  /** Index in the definition's `editedList`. */
  readonly entry?: number
  /** In edit mode a click reports that links work in the preview only. */
  readonly isPreviewOnly?: boolean
  readonly children: ReactNode
}): ReactNode {
  const { link, mode, origin, onAction, className, style, label, field, isCopy, isPreviewOnly, entry, children } = props
  const href = hrefOf(link, origin)
  const attributes = { 'data-entry': entry, ...(field !== undefined && inPlaceField(mode, field)) }

  const reportPreviewOnly = mode === 'edit' && isPreviewOnly ? () => onAction({ type: 'previewOnly' }) : undefined
  if (href === undefined)
    return (
      // Canvas only: keyboard focus stays on modules, not on their content.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
      <div className={className} style={style} {...attributes} data-entry={entry} onClick={reportPreviewOnly}>
        {children}
      </div>
    )
  const open = (event: MouseEvent) => {
    if (mode === 'edit') {
      event.preventDefault()
      return reportPreviewOnly?.()
    }
    if (!isPlainClick(event)) return
    event.preventDefault()
    onAction({ type: 'open', link })
  }
  return (
    <Anchor
      className={className}
      style={style}
      href={href}
      aria-label={label || undefined}
      {...attributes}
      draggable={mode === 'edit' ? false : undefined}
      tabIndex={mode === 'edit' || isCopy ? -1 : undefined}
      onClick={open}
    >
      {children}
    </Anchor>
  )
}
