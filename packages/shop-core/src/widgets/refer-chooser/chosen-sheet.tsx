import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { referKey, referName } from './model/reference.ts'
import type { Reference, ReferValue } from './model/reference.ts'
import { REFER_LABELS } from './refer-labels.ts'
import { ReferNames } from '../controls/refer-names.tsx'

/** What is chosen so far, each of which can be removed. Specification 2 §2.7. */
export function ChosenSheet(props: {
  readonly reference: Reference
  readonly chosen: readonly ReferValue[]
  readonly onRemove: (value: ReferValue) => void
  readonly onClose: () => void
}): ReactNode {
  const { reference, chosen, onRemove, onClose } = props
  const translate = useText()
  return (
    <Sheet title={translate(REFER_LABELS.chosenTitle)} size={55} keepsHeight onClose={onClose}>
      <p className="wg-refer-total" role="status">
        {translate(REFER_LABELS.total)} <b>{chosen.length}</b>
      </p>
      <ul className="wg-tree">
        {chosen.map((value) => {
          const named = referName(reference, value)
          const { name } = named
          return (
            <li key={referKey(reference, value)}>
              <span className="wg-tree-node">
                <ReferNames names={[named]} />
              </span>
              <button
                type="button"
                className="wg-text-button"
                aria-label={translate(REFER_LABELS.removeOf, { name })}
                onClick={() => onRemove(value)}
              >
                {translate(REFER_LABELS.remove)}
              </button>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
