import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

/** A duration (s) as `mm:ss`, with hours and days in front where there are any. */
export function durationText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  if (hours === 0) return rest
  return hours < 48 ? `${two(hours)}:${rest}` : `${Math.floor(hours / 24)}d ${two(hours % 24)}:${rest}`
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
  return isOver ? null : render(durationText(left))
}
