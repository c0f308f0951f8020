import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips } from '@mallwright/shop-core/kit'

import { dayText } from './day-text.ts'

const LABELS = {
  days: { zh: '按日期查看', en: 'Jump to a day' },
  latest: { zh: '最近', en: 'Latest' },
} satisfies Record<string, Label>

/** The days that have footprints; a chosen one and those before it are listed. */
export function DayJump(props: {
  readonly days: readonly string[]
  readonly chosen: string
  readonly onChoose: (day: string) => void
}) {
  const translate = useText()
  return (
    <Chips
      label={translate(LABELS.days)}
      choices={[
        { id: '', name: translate(LABELS.latest) },
        ...props.days.map((day) => ({ id: day, name: dayText(day, translate) })),
      ]}
      chosen={props.chosen}
      onChoose={props.onChoose}
    />
  )
}
