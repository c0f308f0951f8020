import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

const LABELS = {
  days: { zh: '{days} 天 {time}', en: '{days} d {time}' },
}

/** Whole days of a duration (s) from two of them on, and the rest as `hh:mm:ss`, hours only where there are any. */
export function durationParts(seconds: number): { readonly days: number; readonly time: string } {
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const days = hours < 48 ? 0 : Math.floor(hours / 24)
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return { days, time: hours === 0 ? rest : `${two(hours - days * 24)}:${rest}` }
}

/**
 * Counts down from what the server said when it was read: the device's own clock does not matter.
 * @param props.since when it was read, epoch ms of this device
 */
export function Countdown(props: {
  readonly seconds: number
  readonly since: number
  readonly onEnd?: () => void
  readonly render: (text: string) => ReactNode
}): ReactNode {
  const { seconds, since, onEnd, render } = props
  const translate = useText()
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, seconds - Math.floor((now - since) / 1000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  useEffect(() => {
    if (isOver) onEnd?.()
    // Once, when it has run out.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver])
  const { days, time } = durationParts(left)
  return isOver ? null : render(days === 0 ? time : translate(LABELS.days, { days, time }))
}
