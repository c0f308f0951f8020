/** Match cost of a query in a text; `undefined` without a match. All characters must occur in order. Contiguous matches cost less than scattered ones, matches at the start of the text or of a word less than those inside. */
export function fuzzyCost(word: string, text: string): number | undefined {
  const wanted = word.toLowerCase().replaceAll(/\s+/g, '')
  const given = text.toLowerCase()
  if (wanted === '') return 0
  const whole = given.indexOf(wanted)
  if (whole !== -1) return whole === 0 ? 0 : isWordStart(given, whole) ? 1 : 2 + whole / 100
  return scatteredCost(wanted, given)
}

/** Lowest match cost among several texts. */
export function bestCost(word: string, texts: readonly string[]): number | undefined {
  const costs = texts.flatMap((text) => fuzzyCost(word, text) ?? [])
  return costs.length === 0 ? undefined : Math.min(...costs)
}

/** Matching items, best match first; stable for equal costs. */
export function fuzzySorted<Thing>(
  word: string,
  things: readonly Thing[],
  textsOf: (thing: Thing) => readonly string[],
): readonly Thing[] {
  return things
    .flatMap((thing) => {
      const cost = bestCost(word, textsOf(thing))
      return cost === undefined ? [] : [{ thing, cost }]
    })
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ thing }) => thing)
}

function scatteredCost(wanted: string, given: string): number | undefined {
  let at = -1
  let cost = 10
  for (const sign of wanted) {
    const next = given.indexOf(sign, at + 1)
    if (next === -1) return undefined
    if (next !== at + 1 && !isWordStart(given, next)) cost += next - at
    at = next
  }
  return cost
}

function isWordStart(text: string, at: number): boolean {
  return at === 0 || /[\s\-_/·:：]/.test(text[at - 1] ?? '')
}
