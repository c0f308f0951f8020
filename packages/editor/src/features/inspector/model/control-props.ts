import type { Field } from '@mallwright/modules/definitions'

/** History behaviour of a change: consecutive `typing` changes merge into one step, a `choice` is a step of its own. */
export type ChangeKind = 'typing' | 'choice'

/** Reports a new value. */
export type OnChange = (value: unknown, kind: ChangeKind) => void

/** Props of every control; the field's `kind` selects the control. */
export interface ControlProps<Kind extends Field['kind'], Value> {
  /** Id of the element that the label refers to. */
  readonly id: string
  readonly field: Extract<Field, { readonly kind: Kind }>
  /** Label of the field in the studio's language. */
  readonly name: string
  readonly value: Value
  /** Whether the selected nodes have different values; `value` is then neutral. */
  readonly isMixed?: boolean
  readonly onChange: OnChange
}

/** Marker for a value that differs among the selected nodes. */
export class Mixed {
  /** Value of the first node. */
  readonly first: unknown

  constructor(first: unknown) {
    this.first = first
  }
}
