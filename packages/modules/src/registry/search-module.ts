import type { Definition } from '../kit/define-module.ts'
import { SYLLABLES } from './pinyin.data.ts'
import { SEARCH_WORDS } from './search-words.ts'

const SYLLABLE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(SYLLABLES).flatMap(([syllable, characters]) =>
    Array.from(characters, (one) => [one, syllable] as const),
  ),
)

/** The syllables of a Chinese text; what is no Chinese character stays as it is. */
export function syllablesOf(text: string): readonly string[] {
  return Array.from(text, (one) => SYLLABLE_OF.get(one) ?? one)
}

/** The texts that a module is found by, besides its help: names in both languages, type, synonyms. */
export function searchTextsOf({ label, type }: Definition): readonly string[] {
  return [label.zh, label.en, type, ...(SEARCH_WORDS[type] ?? [])]
}

/** Whether every term of a query is in a module's texts, or in their pinyin: whole syllables, or initials. */
export function matchesQuery(definition: Definition, query: string): boolean {
  const texts = [...searchTextsOf(definition), definition.help.zh, definition.help.en].map((text) => text.toLowerCase())
  const terms = query.normalize('NFKC').trim().toLowerCase().split(/\s+/)
  return terms.every((term) => texts.some((text) => text.includes(term)) || hasPinyin(searchTextsOf(definition), term))
}

function hasPinyin(texts: readonly string[], term: string): boolean {
  return /^[a-z]+$/.test(term) && texts.some((text) => isPinyin(syllablesOf(text), term))
}

/** Whether a term is the beginning of the syllables from one of them on, or a row of initials. */
function isPinyin(syllables: readonly string[], term: string): boolean {
  const initials = syllables.map((one) => one[0]).join('')
  if (term.length > 1 && initials.includes(term)) return true
  return syllables.some((_, index) => syllables.slice(index).join('').startsWith(term))
}
