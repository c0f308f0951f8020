import type { ReactNode } from 'react'

import { useText } from '../../../i18n/locale-store.ts'
import { Sheet } from '../../../kit/sheet/sheet.tsx'
import type { RowOperation } from '../model/row-operation.ts'

/** The operations of a row that have no room in it. Specification 2 §9. */
export function RowMenu(props: {
  readonly title: string
  readonly operations: readonly RowOperation[]
  readonly onOperate: (method: string) => void
  readonly onClose: () => void
}): ReactNode {
  const { title, operations, onOperate, onClose } = props
  const translate = useText()
  return (
    <Sheet title={title} size={55} onClose={onClose}>
      <ul className="wg-menu">
        {operations.map(({ method, label }) => (
          <li key={method}>
            <button type="button" onClick={() => onOperate(method)}>
              {translate(label)}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
