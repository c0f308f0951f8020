import { useEffect, useState } from 'react'

/** What a search has found so far. */
export interface Search<Item> {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly found: readonly Item[]
  readonly total: number
}

/** What is searched for: words, a class (empty for every one), and up to which page of results. */
export interface Question {
  readonly word: string
  readonly classId: string
  readonly page: number
  /** Counts how often the same question was asked again after a failure. */
  readonly turn: number
}

/** Answers one page of a question; `undefined` when the gateway could not. Must be the same function while it asks the same. */
export type Ask<Item> = (
  question: Question,
  pageSize: number,
) => Promise<{ readonly items: readonly Item[]; readonly total: number } | undefined>

const PAGE_SIZE = 24

/** The pause after which typed words are searched for, in ms. */
const TYPING_PAUSE_MS = 250

interface Answered<Item> extends Search<Item> {
  readonly question: Question | undefined
}

/** Searches; further pages join what is shown. A new question is another object. */
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
