import { translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'
import { useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'

import { textColourStyle, surfaceStyle } from '../appearance/colour-styles.ts'
import { cornerStyle, marginStyle, textUnits, units } from '../appearance/css-values.ts'
import { inPlaceField } from '../appearance/in-place-field.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import { timeLeft } from '../clock/time-units.ts'
import type { TimeUnit } from '../clock/time-units.ts'
import { useServerNow } from '../clock/use-server-now.ts'
import { deadlineText, endOf } from './countdown-time.ts'
import type { CountdownProps } from './countdown.ts'
import './countdown.css'

const LABEL = { zh: '距结束', en: 'Ends in' }
const OVER = { zh: '活动已结束', en: 'This offer has ended' }
const SOON = { zh: '不到 1 分钟', en: 'Less than a minute left' }
const UNSET = { zh: '请设置截止时间', en: 'Set when it ends' }

/** Each unit as it stands behind its digits. */
const UNITS: Readonly<Record<TimeUnit, Label>> = {
  day: { zh: '天', en: 'd' },
  hour: { zh: '时', en: 'h' },
  minute: { zh: '分', en: 'm' },
  second: { zh: '秒', en: 's' },
}

type View = ViewProps<CountdownProps>

function Digits({ leftMs, props, locale }: { readonly leftMs: number | undefined } & Pick<View, 'props' | 'locale'>) {
  const parts = timeLeft(leftMs ?? 0, props.hasDays && props.repeat === 'moment')
  return (
    <span className={`mw-countdown-clock is-${props.look}`} role="timer">
      {parts.map(({ unit, count }) => (
        <span key={unit} className="mw-countdown-part">
          {/* Before the script runs these are the server's digits. */}
          <b className="mw-countdown-digits" style={digitStyle(props)} suppressHydrationWarning>
            {leftMs === undefined ? '--' : String(count).padStart(2, '0')}
          </b>
          <i className="mw-countdown-unit">{translate(locale, UNITS[unit])}</i>
        </span>
      ))}
    </span>
  )
}

/** A box is the same in both themes; plain digits stand on the module's background. */
function digitStyle({ boxColour, digitColour, look }: CountdownProps): CSSProperties {
  if (look === 'plain') return textColourStyle(digitColour)
  return { ...surfaceStyle(boxColour), ...(digitColour !== '' && { color: digitColour }) }
}

/** Spoken once at the last minute and once at the end: a running clock would talk all the time. */
function spokenText(leftMs: number | undefined, over: string, locale: Locale): string {
  if (leftMs === undefined || leftMs > 60_000) return ''
  return leftMs > 0 ? translate(locale, SOON) : over
}

function Countdown(view: View): ReactNode {
  const { props, mode, locale, origin, onAction } = view
  const face = useRef<HTMLDivElement>(null)
  const now = useServerNow(face, view)
  const isKnown = typeof now === 'number'
  const end = isKnown ? endOf(props, now) : endOf(props, 0)
  const leftMs = isKnown && end !== undefined ? Math.max(0, end - now) : undefined
  const isOver = leftMs === 0 && mode === 'view'
  if (mode === 'view' && end === undefined) return null
  const deadline = deadlineText(props, locale)
  const over = props.overText || translate(locale, OVER)
  return (
    <div
      ref={face}
      // The server knows more than the first rendering in a browser: whether it is over.
      suppressHydrationWarning
      className={`mw-countdown is-${props.whenOver}${isOver ? ' is-over' : ''}`}
      style={marginStyle(props)}
    >
      <LinkArea
        className={`mw-countdown-face is-${props.align}`}
        link={props.link}
        mode={mode}
        origin={origin}
        onAction={onAction}
        style={{
          minHeight: units(props.height),
          fontSize: textUnits(props.fontSize),
          ...surfaceStyle(props.background),
          ...textColourStyle(props.colour),
          ...cornerStyle(props.corners),
        }}
      >
        {end === undefined ? (
          <span className="mw-countdown-hint">{translate(locale, UNSET)}</span>
        ) : (
          <>
            <span className="mw-countdown-label" {...inPlaceField(mode, 'label')}>
              {props.label || translate(locale, LABEL)}
            </span>
            {now === 'unreachable' ? (
              <span className="mw-countdown-deadline">{deadline}</span>
            ) : (
              <Digits leftMs={leftMs} props={props} locale={locale} />
            )}
            {props.whenOver === 'text' && <span className="mw-countdown-end">{over}</span>}
          </>
        )}
      </LinkArea>
      {end !== undefined && mode === 'view' && (
        <>
          <noscript>
            <span className="mw-countdown-deadline is-alone">{deadline}</span>
          </noscript>
          <span className="mw-countdown-spoken" role="status">
            {/* The server's page is read as a whole. */}
            {view.clock?.renderedAt === undefined &&
              spokenText(leftMs, props.whenOver === 'text' ? over : translate(locale, OVER), locale)}
          </span>
        </>
      )}
    </div>
  )
}

/** Renders a countdown. The server's digits come with the page; they run once its clock is known. */
export const countdownView: ModuleView<CountdownProps> = {
  View: Countdown,
  isPlain: true,
  heightOf: ({ height, marginY, fontSize, whenOver, repeat, until }) =>
    // Large digits may wrap, and what hides has no height.
    fontSize > 18 || whenOver === 'hide' || (repeat === 'moment' && until === '') ? undefined : height + 2 * marginY,
}
