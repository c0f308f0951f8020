/** Stands in the place of a value that differs among the selected nodes. */
export class Mixed {
  /** The value of the first of them. */
  readonly first: unknown

  constructor(first: unknown) {
    this.first = first
  }
}
