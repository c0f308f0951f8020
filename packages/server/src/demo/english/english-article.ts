import { ENGLISH_ARTICLES } from './english-articles.data.ts'
import type { EnglishArticle } from './english-articles.data.ts'

/** An article of the demo in English. */
export function englishArticle(name: string): EnglishArticle {
  const english = ENGLISH_ARTICLES.find((candidate) => candidate.name === name)
  if (!english) throw new Error(`the demo has no English for ${name}`)
  return english
}
