import type { Label } from '@mallwright/contract/values'
import { FormControl } from '@mallwright/shop-core/form'
import type { FormPart } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { SwitchField } from '@mallwright/shop-core/kit/controls'
import type { ComponentProps } from 'react'

import { SubmitForm } from '../submit-form.tsx'

const SAVE = { zh: '保存', en: 'Save' } satisfies Label

/** Form of a buyer's own record: its fields, whether it is the default one, and the button that saves it. */
export function RecordForm(
  props: Omit<ComponentProps<typeof SubmitForm>, 'action'> & {
    readonly form: FormPart<{ readonly isDefault: boolean }>
    readonly defaultLabel: string
  },
) {
  const { form, defaultLabel, children, ...others } = props
  const translate = useText()
  return (
    <SubmitForm {...others} form={form} action={translate(SAVE)}>
      {children}
      <FormControl form={form} name="isDefault">
        {({ value, onChange }) => <SwitchField label={defaultLabel} value={value} onChange={onChange} />}
      </FormControl>
    </SubmitForm>
  )
}
