/** An id as PostgreSQL writes it. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text that somebody sent may be the id of a row: others name none, and are no uuid to compare with. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
