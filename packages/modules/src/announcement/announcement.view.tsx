import { translate } from '@mallwright/contract/values'
import type { CSSProperties, ReactNode } from 'react'

import { textColourStyle, surfaceStyle } from '../appearance/colour-styles.ts'
import { cornerStyle, marginStyle, units, textUnits } from '../appearance/css-values.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import { AnnouncementMark, NEWS } from './announcement-mark.tsx'
import { roundOf } from './announcement-motion.ts'
import type { Round } from './announcement-motion.ts'
import type { AnnouncementProps } from './announcement.ts'
import { useRestart } from './use-restart.ts'
import './announcement.css'

const EMPTY_HINT = { zh: '请添加公告', en: 'Add some news' }

type AnnouncementView = ViewProps<AnnouncementProps>
type Line = AnnouncementProps['lines'][number]

/**
 * One copy of the lines. The duplicate that closes the loop can be tapped, but is hidden from screen readers and focus.
 */
function Lines(input: { readonly view: AnnouncementView; readonly lines: readonly Line[]; readonly isCopy: boolean }) {
  const { view, lines, isCopy } = input
  return (
    <ul className="mw-announcement-lines" aria-hidden={isCopy || undefined}>
      {lines.map((line, index) => (
        <li key={index}>
          <LinkArea
            className="mw-announcement-line"
            link={line.link}
            mode={view.mode}
            origin={view.origin}
            onAction={view.onAction}
            isCopy={isCopy}
          >
            {line.text}
          </LinkArea>
        </li>
      ))}
    </ul>
  )
}

function motionStyle(round: Round | undefined): CSSProperties | undefined {
  if (!round) return undefined
  return {
    animationDuration: `${round.durationMs}ms`,
    ...(round.course !== undefined && { animationTimingFunction: round.course }),
  }
}

function Announcement(view: AnnouncementView): ReactNode {
  const { props, mode, locale, isFirst } = view
  const { running, isHidden } = useRestart(props.delayMs)
  const lines = props.lines.filter(({ text }) => text.trim() !== '')
  if (lines.length === 0 && mode === 'view') return null
  const texts = lines.map(({ text }) => text)
  const round = mode === 'view' ? roundOf({ ...props, delayMs: running }, texts) : undefined
  return (
    <div
      className="mw-announcement"
      role="group"
      aria-label={props.label || translate(locale, NEWS)}
      style={marginStyle(props)}
    >
      <div
        className="mw-announcement-bar"
        style={{
          ['--mw-announcement-height' as string]: units(props.height),
          height: units(props.height),
          fontSize: textUnits(props.fontSize),
          ...(props.isBold && { fontWeight: 600 }),
          ...surfaceStyle(props.background),
          ...textColourStyle(props.colour),
          ...cornerStyle(props.corners),
        }}
      >
        <AnnouncementMark props={props} locale={locale} isFirst={isFirst} />
        {/* Static lines can be scrolled, and a scroller must be reachable by keyboard. */}
        <div
          className={`mw-announcement-window is-${props.direction}`}
          tabIndex={mode === 'view' ? 0 : undefined}
          // A scrolled window would hide part of the animation.
          onBlur={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
        >
          <div
            key={running}
            className={`mw-announcement-run${round ? ' is-moving' : ''}${isHidden ? ' is-hidden' : ''}`}
            style={motionStyle(round)}
          >
            <Lines view={view} lines={lines} isCopy={false} />
            {round && <Lines view={view} lines={lines} isCopy />}
          </div>
          {lines.length === 0 && <span className="mw-announcement-hint">{translate(locale, EMPTY_HINT)}</span>}
        </div>
      </div>
    </div>
  )
}

/** Renders an announcement line. Pure CSS animation: runs before any script and causes no layout shift. */
export const announcementView: ModuleView<AnnouncementProps> = {
  View: Announcement,
  heightOf: ({ height, marginY, lines }) =>
    lines.some(({ text }) => text.trim() !== '') ? height + 2 * marginY : undefined,
}
