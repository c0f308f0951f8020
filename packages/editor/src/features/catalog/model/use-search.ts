import { useEffect, useState } from 'react'

/** Results of a search so far. */
export interface Search<Item> {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly found: readonly Item[]
  readonly total: number
}

/** Search input: keyword, class (empty for all) and last page of results. */
export interface Question {
  readonly word: string
  readonly classId: string
  readonly page: number
  /** Retry counter. */
  readonly turn: number
}

/** Loads one page of results; `undefined` on failure. Must be stable. */
export type Ask<Item> = (
  question: Question,
  pageSize: number,
) => Promise<{ readonly items: readonly Item[]; readonly total: number } | undefined>

const PAGE_SIZE = 24

/** Debounce (ms) of typed keywords. */
const TYPING_PAUSE_MS = 250

interface Answered<Item> extends Search<Item> {
  readonly question: Question | undefined
}

/** Paged search; further pages are appended. A changed input is a new object. */
export function useSearch<Item>(question: Question, ask: Ask<Item>): Search<Item> {
  const [answered, setAnswered] = useState<Answered<Item>>({
    question: undefined,
    state: 'loading',
    found: [],
    total: 0,
  })
  useEffect(() => {
    let isCurrent = true
    const { word, page } = question
    const load = async () => {
      const answer = await ask({ ...question, word: word.trim() }, PAGE_SIZE)
      if (!isCurrent) return
      setAnswered((before) => {
        const shown = page === 1 ? [] : before.found
        if (!answer) return { question, state: 'failed', found: shown, total: before.total }
        return { question, state: 'ready', found: [...shown, ...answer.items], total: answer.total }
      })
    }
    const timer = setTimeout(() => void load(), page === 1 && word !== '' ? TYPING_PAUSE_MS : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [ask, question])
  if (answered.question === question) return answered
  return { state: 'loading', found: question.page === 1 ? [] : answered.found, total: answered.total }
}
