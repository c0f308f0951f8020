import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../../i18n/locale-store.ts'
import { LIST_LABELS } from '../model/data-list-labels.ts'
import type { ListMachine } from '../model/data-list.machine.ts'
import { ChoiceBox } from '../../../kit/controls/choice-box.tsx'

/** The box that chooses a row or a child; it alone is drawn again when its choice changes. */
export function RowChoice(props: {
  readonly machine: ListMachine
  readonly choiceKey: string
  readonly title: string
  readonly onToggle: () => void
}): ReactNode {
  const { machine, choiceKey, title, onToggle } = props
  const translate = useText()
  const isChosen = useStore(machine.state, ({ chosen }) => chosen.has(choiceKey))
  return <ChoiceBox aria-label={translate(LIST_LABELS.chooseRow, { title })} checked={isChosen} onChange={onToggle} />
}
