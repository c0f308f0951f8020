import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { Button } from '../../kit/controls/action-button.tsx'
import { useWidgetSheet } from '../widget-host/widget-host.ts'
import { LINE_LABELS } from './line-table-labels.ts'
import type { LineTable as Machine } from './model/line-table.machine.ts'

/** Loaded with its first opening. */
const SeveralSheet = lazy(async () => ({ default: (await import('./several-sheet.tsx')).SeveralSheet }))

/** Chooses several references at once: each becomes a row. */
export function AddSeveral({ table }: { readonly table: Machine }): ReactNode {
  const translate = useText()
  const sheet = useWidgetSheet('line-refer')
  const column = table.columns.find(({ type, isReadOnly = false }) => type === 'Refer' && !isReadOnly)
  if (!column) return null
  return (
    <>
      <Button kind="quiet" onClick={sheet.open}>
        {translate(LINE_LABELS.addSeveral)}
      </Button>
      {sheet.isOpen && (
        <Suspense>
          <SeveralSheet table={table} column={column} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  )
}
