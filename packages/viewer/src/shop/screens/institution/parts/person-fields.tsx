import { INSTITUTION_LIMITS } from '@mallwright/contract/institution'
import type { Label } from '@mallwright/contract/values'
import type { BoundControl } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { TextField } from '@mallwright/shop-core/kit/controls'

/** The name of the person who applies or is verified. */
export function RealNameField(props: BoundControl<string> & { readonly label: string }) {
  return <TextField maxLength={INSTITUTION_LIMITS.person} autoComplete="name" {...props} />
}

const ID_NUMBER = { zh: '身份证号码', en: 'ID number' } satisfies Label

/** The ID number of that person, which no device keeps. */
export function IdNumberField(control: BoundControl<string>) {
  const translate = useText()
  return <TextField label={translate(ID_NUMBER)} maxLength={18} autoComplete="off" {...control} />
}
