/** Folded form for search: NFKC, lower case. Domain 1.3. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** Folded search terms of a keyword; all must match. */
export function searchTerms(keyword: string): string[] {
  return foldText(keyword)
    .split(/\s+/)
    .filter((term) => term !== '')
}
