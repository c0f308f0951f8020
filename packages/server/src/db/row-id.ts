/** An id as PostgreSQL writes it. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id that no row has. */
const NOBODYS = '00000000-0000-0000-0000-000000000000'

/** Whether a text that somebody sent may be the id of a row: others name none, and are no uuid to compare with. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/**
 * A text that somebody sent, to compare ids with: one that cannot be an id is that of no row. An id that is compared as text is
 * looked for in every row.
 */
export function askedId(text: string): string {
  return isUuid(text) ? text : NOBODYS
}
