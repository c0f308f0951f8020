import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { ChoiceBox } from '../../kit/controls/choice-box.tsx'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { LIST_LABELS } from './model/data-list-labels.ts'
import type { ListRow } from './model/row-page.ts'
import type { ListMachine } from './model/data-list.machine.ts'
import { isAllChosen } from './model/row-choice.ts'
import type { BatchOperation } from './model/row-operation.ts'

/** What is done with all chosen rows: it asks first, and says so when nothing is chosen. Specification 2 §8. */
export function BatchBar(props: {
  readonly machine: ListMachine
  readonly operations: readonly BatchOperation[]
  readonly onOperate: (method: string, rows: readonly ListRow[]) => void
}): ReactNode {
  const { machine, operations, onOperate } = props
  const { feedback } = useWidgetHost()
  const translate = useText()
  const list = useStore(machine.state)
  const rows = list.rows.filter(({ key }) => list.chosen.has(key))
  const operate = async ({ method, label }: BatchOperation) => {
    const name = translate(label)
    const title = translate(KIT_LABELS.systemNotice)
    const confirm = translate(KIT_LABELS.confirm)
    if (rows.length === 0) {
      await feedback.ask({ title, body: translate(LIST_LABELS.chooseFirst, { name }), confirm })
      return
    }
    const body = translate(LIST_LABELS.confirmBatch, { name, count: rows.length })
    if (await feedback.ask({ title, body, confirm, cancel: translate(KIT_LABELS.cancel) })) onOperate(method, rows)
  }
  return (
    <div className="wg-batch">
      <label>
        <ChoiceBox
          checked={isAllChosen(list)}
          disabled={list.rows.length === 0}
          onChange={() => machine.toggleAllChosen()}
        />
        {translate(LIST_LABELS.chooseAll)}
      </label>
      <span className="wg-batch-count" role="status">
        {translate(LIST_LABELS.chosenCount, { count: rows.length })}
      </span>
      {operations.map((operation) => (
        <button
          key={operation.method}
          type="button"
          className="wg-operation is-primary"
          onClick={() => void operate(operation)}
        >
          {translate(operation.label)}
        </button>
      ))}
    </div>
  )
}
