import type { Locale } from '@mallwright/contract/values'

import type { CountdownProps } from './countdown.ts'

type Times = Pick<CountdownProps, 'repeat' | 'until' | 'dailyTime'>

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Shanghai is eight hours ahead of UTC all year. */
const SHANGHAI_OFFSET_MS = 8 * HOUR_MS

/** End of a countdown (epoch ms) at a moment; of a daily one the next. `undefined` while none is set. */
export function endOf({ repeat, until, dailyTime }: Times, now: number): number | undefined {
  if (repeat === 'moment') return until === '' ? undefined : Date.parse(`${until.replace(' ', 'T')}:00+08:00`)
  if (dailyTime === '') return undefined
  const midnight = Math.floor((now + SHANGHAI_OFFSET_MS) / DAY_MS) * DAY_MS - SHANGHAI_OFFSET_MS
  const [hour = 0, minute = 0] = dailyTime.split(':').map(Number)
  const today = midnight + hour * HOUR_MS + minute * MINUTE_MS
  return today > now ? today : today + DAY_MS
}

/** A deadline to read without a running clock; midnight is the end of the day before it. Empty while none is set. */
export function deadlineText({ repeat, until, dailyTime }: Times, locale: Locale): string {
  const isChinese = locale === 'zh-CN'
  if (repeat === 'daily') {
    const time = dailyTime === '00:00' ? '24:00' : dailyTime
    if (time === '') return ''
    return isChinese ? `每天 ${time} 截止` : `Every day until ${time}`
  }
  const end = endOf({ repeat, until, dailyTime }, 0)
  if (end === undefined) return ''
  const isMidnight = until.endsWith('00:00')
  const time = isMidnight ? '24:00' : until.slice(11)
  const day = new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Shanghai',
    month: 'long',
    day: 'numeric',
  }).format(end - (isMidnight ? MINUTE_MS : 0))
  return isChinese ? `截止 ${day} ${time}` : `Ends ${day}, ${time}`
}
