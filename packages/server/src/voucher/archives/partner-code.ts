/**
 * SQL: the code of the record that an institution has of a partner: a letter, C or S, and the first digits of its id.
 * @param letter SQL of the letter
 * @param id SQL of the partner's id
 */
export function partnerCode(letter: string, id: string): string {
  return `${letter} || '-' || upper(left(replace(${id}::text, '-', ''), 12))`
}
