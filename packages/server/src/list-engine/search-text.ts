/** A text as search compares it: full-width signs folded, lower case. Domain 1.3. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** The words of a keyword, folded; all must be found. */
export function searchTerms(keyword: string): string[] {
  return foldText(keyword)
    .split(/\s+/)
    .filter((term) => term !== '')
}
