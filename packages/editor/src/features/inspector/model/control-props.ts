import type { Field } from '@mallwright/modules/definitions'

/** What a change is: `typing` changes in a row are one step of history, a `choice` is a step of its own. */
export type ChangeKind = 'typing' | 'choice'

/** Takes a new value of a field. */
export type OnChange = (value: unknown, kind: ChangeKind) => void

/** What every control gets; `kind` of its field says which control it is. */
export interface ControlProps<Kind extends Field['kind'], Value> {
  /** The id of the element that the field's label names. */
  readonly id: string
  readonly field: Extract<Field, { readonly kind: Kind }>
  /** The field's label in the studio's language. */
  readonly name: string
  readonly value: Value
  /** Whether several nodes with different values are selected; `value` is then a neutral one. */
  readonly isMixed?: boolean
  readonly onChange: OnChange
}

/** Stands in the place of a value that differs among the selected nodes. */
export class Mixed {
  /** The value of the first of them. */
  readonly first: unknown

  constructor(first: unknown) {
    this.first = first
  }
}
