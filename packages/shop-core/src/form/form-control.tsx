import type { ReactNode, Ref } from 'react'
import { Controller } from 'react-hook-form'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'

import type { FormPart } from './use-endpoint-form.ts'

/** Props of a kit control that is bound to a form field. */
export interface BoundControl<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly message: string
  readonly ref: Ref<{ focus(): void }>
}

/** Binds a controlled kit control to a field of a form. */
export function FormControl<Values extends FieldValues, Name extends FieldPath<Values>>(props: {
  readonly form: FormPart<Values>
  readonly name: Name
  readonly children: (control: BoundControl<FieldPathValue<Values, Name>>) => ReactNode
}) {
  const { form, name, children } = props
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <>
          {children({
            value: field.value,
            message: form.messageOf(name),
            ref: field.ref,
            onChange(value) {
              field.onChange(value)
              form.clearMessages()
            },
          })}
        </>
      )}
    />
  )
}
