import type { Label } from '@mallwright/contract/values'

const LABELS = {
  today: { zh: '今天', en: 'Today' },
  yesterday: { zh: '昨天', en: 'Yesterday' },
  date: { zh: '{month}月{day}日', en: '{month}/{day}' },
} satisfies Record<string, Label>

const DAY_MS = 24 * 60 * 60 * 1000
const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000

/** A day (`yyyy-MM-dd`, Asia/Shanghai) as people say it. */
export function dayText(
  day: string,
  translate: (label: Label, values?: Readonly<Record<string, string | number>>) => string,
  now = Date.now(),
): string {
  const dayOf = (ms: number) => new Date(ms + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10)
  if (day === dayOf(now)) return translate(LABELS.today)
  if (day === dayOf(now - DAY_MS)) return translate(LABELS.yesterday)
  const [, month = '', date = ''] = day.split('-')
  return translate(LABELS.date, { month: Number(month), day: Number(date) })
}
