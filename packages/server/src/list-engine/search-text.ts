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

/**
 * The pieces of search terms that an index of all one- and two-character pieces must contain: the overlapping pairs of a
 * term, or its only character. Counterpart of the database function `search_pieces`.
 */
export function searchPieces(terms: readonly string[]): string[] {
  const pieces = terms.flatMap((term) => {
    const characters = Array.from(term)
    return characters.length === 1
      ? characters
      : characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  })
  return [...new Set(pieces)]
}
