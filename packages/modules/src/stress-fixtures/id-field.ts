import type { Field } from '../kit/field.ts'

const ID_KINDS = ['products', 'classes', 'shops', 'brands', 'articles', 'articleClasses'] as const

/** A field whose value is a list of ids. */
type IdField = Extract<Field, { readonly kind: (typeof ID_KINDS)[number] }>

/** Whether the value of a field is a list of ids. */
export function isIdField(field: Field): field is IdField {
  return (ID_KINDS as readonly string[]).includes(field.kind)
}
