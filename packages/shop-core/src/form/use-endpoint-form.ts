import type { Endpoint } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { useForm } from 'react-hook-form'
import type { Control, FieldPath, FieldPathValue, FieldValues, Resolver, UseFormRegisterReturn } from 'react-hook-form'

import { text } from '../i18n/index.ts'
import { errorText } from '../kit/index.ts'
import { CallError } from '../query/index.ts'

/** An endpoint with a JSON body. */
export type EndpointWithBody = Endpoint & { readonly body: NonNullable<Endpoint['body']> }

/** Input of an endpoint's body schema. */
type BodyOf<E extends EndpointWithBody> = E['body']['_zod']['input']

/** Validation of one form field. Fields are checked in the order of their declaration. */
export interface FieldRule<Member extends string, Values = FieldValues> {
  /** Member of the endpoint's body whose schema issues belong to this field. */
  readonly member?: Member
  /** Shown for an empty field; without it the field is optional. */
  readonly required?: Label
  /** Shown when the body schema refuses the value. */
  readonly invalid?: Label
  /** What the body schema cannot know, e.g. that two fields are equal: the message, if there is one. */
  readonly check?: (values: Values) => Label | undefined
}

/** Declaration of a form over an endpoint. Field names are plain; `toBody` maps them to the wire names of the body. */
export interface EndpointFormOptions<E extends EndpointWithBody, Values extends FieldValues> {
  readonly defaultValues: Values
  readonly fields: { readonly [Name in keyof Values]: FieldRule<Extract<keyof BodyOf<E>, string>, Values> }
  readonly toBody: (values: Values) => BodyOf<E>
  /** Fields that show declared failures of the endpoint; others are shown below the form. */
  readonly failures?: { readonly [Name in keyof NonNullable<E['failures']>]?: keyof Values }
}

/** Result of a submission; a failure carries the name and the message of the endpoint's answer. */
export type SubmitResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: string; readonly msg: string }

/** What a component needs of a form to draw some of its fields: any form that has these fields, whatever others it has. */
export interface FormPart<Values extends FieldValues> {
  readonly defaultValues: Values
  /** Message of a field; empty without one. */
  readonly messageOf: (name: FieldPath<Values>) => string
  readonly clearMessages: () => void
  /** For `FormControl`. */
  readonly control: Control
}

/** Form state and bindings for components. */
export interface EndpointForm<Values extends FieldValues, Body> extends FormPart<Values> {
  /** Props of a native input: registration, `aria-invalid` and clearing of its message on change. */
  readonly field: (name: FieldPath<Values>) => UseFormRegisterReturn & { readonly 'aria-invalid': boolean }
  /** Message of a field, or of the whole form as `root`; empty without one. */
  readonly messageOf: (name: FieldPath<Values> | 'root') => string
  readonly isSubmitting: boolean
  /** Whether the user has entered anything, e.g. for a leave confirmation. */
  readonly isDirty: boolean
  /** Shows a message on a field and focuses it, e.g. of a step before the submission. */
  readonly showMessage: (name: FieldPath<Values> | 'root', message: string) => void
  /** Current value of a field. */
  readonly valueOf: <Name extends FieldPath<Values>>(name: Name) => FieldPathValue<Values, Name>
  /** Puts values into fields, e.g. those of an institution; messages are cleared. */
  readonly setValues: (values: Partial<Values>) => void
  /** Validates, focuses the first invalid field or sends; entered values are kept after a failure. */
  readonly submit: (send: (body: Body) => Promise<SubmitResult>) => () => Promise<void>
}

/** Form whose resolver is the endpoint's own body schema and whose declared failures land on their fields. */
export function useEndpointForm<E extends EndpointWithBody, Values extends FieldValues>(
  operation: E,
  options: EndpointFormOptions<E, Values>,
): EndpointForm<Values, BodyOf<E>> {
  const form = useForm<Values>({
    defaultValues: options.defaultValues as never,
    resolver: createResolver(operation, options),
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const messageOf = (name: FieldPath<Values> | 'root') => {
    const error = (errors as Readonly<Record<string, { readonly message?: string } | undefined>>)[name]
    return error?.message ?? ''
  }
  const showMessage = (name: FieldPath<Values> | 'root', message: string) =>
    form.setError(name, { message }, { shouldFocus: true })
  const showFailure = ({ failure, msg }: { readonly failure: string; readonly msg: string }) => {
    const name = (options.failures as Readonly<Record<string, FieldPath<Values> | undefined>> | undefined)?.[failure]
    showMessage(name ?? 'root', errorText(new CallError({ failure, msg })))
  }
  return {
    defaultValues: options.defaultValues,
    field: (name) => ({
      ...form.register(name, { onChange: () => form.clearErrors() }),
      'aria-invalid': messageOf(name) !== '',
    }),
    messageOf,
    isSubmitting,
    isDirty,
    control: form.control as unknown as Control,
    clearMessages: () => form.clearErrors(),
    showMessage,
    valueOf: (name) => form.getValues(name),
    setValues(values) {
      for (const [name, value] of Object.entries(values))
        form.setValue(name as FieldPath<Values>, value as never, { shouldDirty: true })
      form.clearErrors()
    },
    submit: (send) =>
      form.handleSubmit(async (values) => {
        const result = await send(options.toBody(values))
        if (!result.ok) showFailure(result)
      }),
  }
}

/** Validates the mapped body and reports the first issue, on the field it belongs to. */
function createResolver<E extends EndpointWithBody, Values extends FieldValues>(
  operation: E,
  { fields, toBody }: EndpointFormOptions<E, Values>,
): Resolver<Values> {
  return (values, _, resolverOptions) => {
    const issues = operation.body.safeParse(toBody(values)).error?.issues ?? []
    const invalid = new Set(issues.map(({ path }) => path[0]))
    for (const [name, rule] of Object.entries<FieldRule<string, Values>>(fields)) {
      const label = issueOf(rule, values[name], invalid) ?? rule.check?.(values)
      if (label) {
        // The reference lets the form focus the field.
        const ref = (resolverOptions.fields as Readonly<Record<string, { readonly ref?: unknown } | undefined>>)[name]
          ?.ref
        return { values: {}, errors: { [name]: { type: 'validate', message: text(label), ref } } as never }
      }
    }
    return { values, errors: {} }
  }
}

function issueOf(
  rule: Pick<FieldRule<string>, 'required' | 'member' | 'invalid'>,
  value: unknown,
  invalid: ReadonlySet<PropertyKey | undefined>,
): Label | undefined {
  const isEmpty = value === undefined || value === '' || value === false
  if (isEmpty && rule.required) return rule.required
  if (rule.member === undefined || !invalid.has(rule.member)) return undefined
  return rule.invalid ?? FORM_LABELS.invalid
}

const FORM_LABELS = {
  invalid: { zh: '格式不正确', en: 'This value is not valid' },
} satisfies Record<string, Label>
