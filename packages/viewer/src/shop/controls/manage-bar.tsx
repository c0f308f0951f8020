import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { CheckBox } from './check-box.tsx'
import './manage-bar.css'
import type { Marks } from './use-marks.ts'

const LABELS = {
  all: { zh: '全选', en: 'All' },
  manage: { zh: '管理', en: 'Edit' },
  done: { zh: '完成', en: 'Done' },
} satisfies Record<string, Label>

/** The button of a head that begins and ends managing. */
export function ManageButton({ marks }: { readonly marks: Marks }) {
  const translate = useText()
  return (
    <button type="button" className="shop-head-action" onClick={marks.toggle}>
      {translate(marks.isManaging ? LABELS.done : LABELS.manage)}
    </button>
  )
}

/** Button of the bar that does something with the marked rows. */
export function MarkedButton(props: { readonly marks: Marks; readonly label: string; readonly onPress: () => void }) {
  const { marks, label, onPress } = props
  return (
    <button type="button" className="shop-button" disabled={marks.ids.size === 0} onClick={onPress}>
      {label}
    </button>
  )
}

/** Bar at the bottom while a list is managed: the choice of all rows, and what is done with the marked ones. */
export function ManageBar(props: {
  readonly marks: Marks
  readonly all: readonly string[]
  readonly children: ReactNode
}) {
  const { marks, all, children } = props
  const translate = useText()
  if (!marks.isManaging) return null
  const isAll = all.length > 0 && all.every(marks.has)
  return (
    <section className="shop-manage-bar" aria-label={translate(LABELS.manage)}>
      <span className="shop-manage-all">
        <CheckBox label={translate(LABELS.all)} isChecked={isAll} onChange={(isMarked) => marks.mark(all, isMarked)} />
        <span aria-hidden="true">{translate(LABELS.all)}</span>
      </span>
      {children}
    </section>
  )
}
