/** A row of a list, with the rows below it in a compound list. */
export interface ListRow {
  readonly key: string
  /** By field; `$field` is the companion that a Select or Refer is shown by. */
  readonly values: Readonly<Record<string, unknown>>
  readonly children: readonly ListRow[]
  /** Children that the row has; more than those that came with it. */
  readonly childTotal: number
}

/** A page of rows. */
export interface ListPage {
  readonly rows: readonly ListRow[]
  readonly total: number
  /** Sums over all rows by field; empty when the server gave none. */
  readonly sums: Readonly<Record<string, number>>
  /** Sent with later pages, so that newer rows shift nothing. */
  readonly asOf: string
}

/** Which page is asked for; `asOf` is empty for the first. */
export interface PageRequest {
  readonly page: number
  readonly asOf: string
}
