import type { Label } from '@mallwright/contract/values'
import { FormControl } from '@mallwright/shop-core/form'
import type { FormPart } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { TextField } from '@mallwright/shop-core/kit/controls'
import type { ReactNode } from 'react'

import { CarrierField } from './carrier-field.tsx'

const LABELS = {
  company: { zh: '快递公司', en: 'Courier' },
  waybill: { zh: '运单号', en: 'Waybill number' },
} satisfies Record<string, Label>

/** Who carries a parcel of an after-sale, and by which number. */
export function ParcelFields(props: {
  readonly form: FormPart<{ readonly company: string; readonly waybill: string }>
}): ReactNode {
  const { form } = props
  const translate = useText()
  return (
    <>
      <FormControl form={form} name="company">
        {({ value, onChange, message }) => (
          <CarrierField label={translate(LABELS.company)} {...{ value, onChange, message }} />
        )}
      </FormControl>
      <FormControl form={form} name="waybill">
        {(control) => <TextField label={translate(LABELS.waybill)} maxLength={40} autoComplete="off" {...control} />}
      </FormControl>
    </>
  )
}
