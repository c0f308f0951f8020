/** Match cost of a query in a text; `undefined` without a match. All characters must occur in order. Contiguous matches cost less than scattered ones, matches at the start of the text or of a word less than those inside. */
export function fuzzyCost(word: string, text: string): number | undefined {
  const query = word.toLowerCase().replaceAll(/\s+/g, '')
  const haystack = text.toLowerCase()
  if (query === '') return 0
  const whole = haystack.indexOf(query)
  if (whole !== -1) return whole === 0 ? 0 : isWordStart(haystack, whole) ? 1 : 2 + whole / 100
  return scatteredCost(query, haystack)
}

/** Lowest match cost among several texts. */
export function bestCost(word: string, texts: readonly string[]): number | undefined {
  const costs = texts.flatMap((text) => fuzzyCost(word, text) ?? [])
  return costs.length === 0 ? undefined : Math.min(...costs)
}

/** Matching items, best match first; stable for equal costs. */
export function fuzzySorted<Thing>(
  word: string,
  items: readonly Thing[],
  textsOf: (item: Thing) => readonly string[],
): readonly Thing[] {
  return items
    .flatMap((item) => {
      const cost = bestCost(word, textsOf(item))
      return cost === undefined ? [] : [{ item, cost }]
    })
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ item }) => item)
}

function scatteredCost(query: string, haystack: string): number | undefined {
  let at = -1
  let cost = 10
  for (const sign of query) {
    const next = haystack.indexOf(sign, at + 1)
    if (next === -1) return undefined
    if (next !== at + 1 && !isWordStart(haystack, next)) cost += next - at
    at = next
  }
  return cost
}

function isWordStart(text: string, at: number): boolean {
  return at === 0 || /[\s\-_/·:：]/.test(text[at - 1] ?? '')
}
