import type { BoundControl } from '@mallwright/shop-core/form'
import { TextField } from '@mallwright/shop-core/kit/controls'

type TypedField = BoundControl<string> & { readonly label: string; readonly hint?: string }

/** An amount in yuan. */
export function AmountField(props: TypedField) {
  return <TextField inputMode="decimal" maxLength={11} autoComplete="off" {...props} />
}

/** A number of units of a product. */
export function UnitsField(props: TypedField) {
  return <TextField inputMode="numeric" maxLength={7} autoComplete="off" {...props} />
}

/** The mobile phone number of the buyer. */
export function OwnPhoneField(props: TypedField) {
  return <TextField type="tel" maxLength={11} autoComplete="tel" {...props} />
}
