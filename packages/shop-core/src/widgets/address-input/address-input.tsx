import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { FieldRow, PickButton } from '../controls/labelled-field.tsx'
import type { FieldInputProps } from '../controls/labelled-field.tsx'
import { useWidgetSheet } from '../widget-host/widget-host.ts'

/** Loads with the first opening. */
const AddressSheet = lazy(async () => ({ default: (await import('./address-parts-sheet.tsx')).AddressSheet }))

/** An address: an area of three levels and its detail, as one text. Specification 2 §3 (cFieldTypeCode `location`). */
export function AddressInput(props: FieldInputProps & { readonly maxLength?: number | undefined }): ReactNode {
  const { label, value, onChange, maxLength, isDisabled, isRequired, message } = props
  const sheet = useWidgetSheet('address')
  return (
    <FieldRow label={label} isRequired={isRequired} message={message}>
      {(ids) => (
        <>
          <PickButton ids={ids} text={value} isDisabled={isDisabled} onOpen={sheet.open} />
          {sheet.isOpen && (
            <Suspense>
              <AddressSheet
                {...{ title: label, value, maxLength }}
                onClose={sheet.close}
                onChange={(next) => {
                  onChange(next)
                  sheet.close()
                }}
              />
            </Suspense>
          )}
        </>
      )}
    </FieldRow>
  )
}
