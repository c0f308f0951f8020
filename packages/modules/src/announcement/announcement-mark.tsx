import { translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import type { ReactNode } from 'react'

import { textColourStyle } from '../appearance/colour-styles.ts'
import { PictureBox } from '../appearance/picture-box.tsx'
import type { AnnouncementProps } from './announcement.ts'

/** What the line is called: its label, and its name for those who listen. */
export const NEWS = { zh: '公告', en: 'News' }

/** What stands before the lines. */
export function AnnouncementMark(given: {
  readonly props: AnnouncementProps
  readonly locale: Locale
  readonly isFirst: boolean
}): ReactNode {
  const { props, locale, isFirst } = given
  const { mark, markColour } = props
  if (mark === 'none') return null
  if (mark === 'label')
    return (
      <span
        className="mw-announcement-label"
        aria-hidden="true"
        style={markColour ? { background: markColour } : undefined}
      >
        {props.label || translate(locale, NEWS)}
      </span>
    )
  if (mark === 'picture')
    return (
      <span className="mw-announcement-picture">
        <PictureBox picture={props.picture} alt="" sizes="96px" isEager={isFirst} />
      </span>
    )
  return (
    <svg className="mw-announcement-icon" viewBox="0 0 20 20" aria-hidden="true" style={textColourStyle(markColour)}>
      <path d="M3 7.4h3L11.2 4a.7.7 0 0 1 1.1.6v10.8a.7.7 0 0 1-1.1.6L6 12.6H3a.9.9 0 0 1-.9-.9V8.3c0-.5.4-.9.9-.9Z" />
      <path
        d="M14.6 7.3a3.8 3.8 0 0 1 0 5.4M16.6 5a7 7 0 0 1 0 10"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  )
}
