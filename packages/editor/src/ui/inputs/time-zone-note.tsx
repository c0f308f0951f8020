import { instantOf } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { useLocale, useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { isElsewhere } from '../shop-time.ts'

const TEXTS = {
  beijing: { zh: '北京时间（UTC+8）', en: 'Beijing time (UTC+8)' },
  local: { zh: '北京时间（UTC+8），您当地为 {time}', en: 'Beijing time (UTC+8); {time} where you are' },
} satisfies Record<string, Label>

/** The zone of an entered wall time, and the same moment on the editor's own clock where that differs. Describes its input by `id`. */
export function TimeZoneNote({ id, wallTime = '' }: { readonly id: string; readonly wallTime?: string }): ReactNode {
  const text = useText()
  const locale = useLocale()
  const instant = instantOf(wallTime)
  const isLocal = instant === undefined || !isElsewhere(instant)
  const format = () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(instant)
  return (
    <small id={id} className="st-hint">
      {isLocal ? text(TEXTS.beijing) : text(TEXTS.local, { time: format() })}
    </small>
  )
}
