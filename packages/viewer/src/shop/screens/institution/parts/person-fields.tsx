import { INSTITUTION_LIMITS } from '@mallwright/contract/institution'
import type { Label } from '@mallwright/contract/values'
import { FormControl } from '@mallwright/shop-core/form'
import type { FormPart } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { TextField } from '@mallwright/shop-core/kit/controls'

const ID_NUMBER = { zh: '身份证号码', en: 'ID number' } satisfies Label

/** Name and ID number, which no device keeps, of the person who applies or is verified. */
export function PersonFields(props: {
  readonly form: FormPart<{ readonly realName: string; readonly idNumber: string }>
  readonly nameLabel: string
}) {
  const { form, nameLabel } = props
  const translate = useText()
  return (
    <>
      <FormControl form={form} name="realName">
        {(control) => (
          <TextField label={nameLabel} maxLength={INSTITUTION_LIMITS.person} autoComplete="name" {...control} />
        )}
      </FormControl>
      <FormControl form={form} name="idNumber">
        {(control) => <TextField label={translate(ID_NUMBER)} maxLength={18} autoComplete="off" {...control} />}
      </FormControl>
    </>
  )
}
