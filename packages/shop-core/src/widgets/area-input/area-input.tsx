import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { areaNamesOf, areaPath, areaTreeQuery } from '../../area/index.ts'
import type { Area } from '../../area/index.ts'
import { useText } from '../../i18n/locale-store.ts'
import { FieldRow, PickButton } from '../controls/labelled-field.tsx'
import type { FieldInputProps } from '../controls/labelled-field.tsx'
import { useWidgetHost, useWidgetSheet } from '../widget-host/widget-host.ts'

const HINT = { zh: '省、市、区', en: 'Province, city, district' }

/** Shown until the names of the areas are there. */
const LOADING = '…'

/** Loads with the first opened sheet. */
const AreaSheet = lazy(async () => ({ default: (await import('./area-sheet.tsx')).AreaSheet }))

/** Choice of an area of three levels. The value is the code of its district. Specification 2 §3. */
export function AreaInput({ label, value, onChange, isDisabled, isRequired, message }: FieldInputProps): ReactNode {
  const translate = useText()
  const { send } = useWidgetHost()
  const sheet = useWidgetSheet('area')
  const { data: tree } = useQuery({ ...areaTreeQuery({ send }), enabled: value !== '' })
  return (
    <FieldRow label={label} isRequired={isRequired} message={message}>
      {(ids) => (
        <>
          <PickButton
            ids={ids}
            text={tree ? shownArea(tree, value) : value && LOADING}
            hint={value === '' ? translate(HINT) : undefined}
            isDisabled={isDisabled}
            onOpen={sheet.open}
          />
          {sheet.isOpen && (
            <Suspense>
              <AreaSheet
                send={send}
                path={areaPath(value)}
                onChoose={(path) => onChange(path.at(-1) ?? '')}
                onClose={sheet.close}
              />
            </Suspense>
          )}
        </>
      )}
    </FieldRow>
  )
}

/** A code that the list of areas has not is shown as it is. */
function shownArea(tree: readonly Area[], code: string): string {
  return areaNamesOf(tree, code).join(' ') || code
}
