import { readProduct } from '@mallwright/contract'
import type { ProductCard } from '@mallwright/contract'
import { useEffect, useState } from 'react'

import { useStudio } from '../studio/studio.ts'

/** What a search has found so far. */
export interface ProductSearch {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly found: readonly ProductCard[]
  readonly total: number
}

/** What is searched for: words, a class, and up to which page of results. */
export interface ProductQuestion {
  readonly word: string
  readonly classId: string
  readonly page: number
  /** Counts how often the same question was asked again after a failure. */
  readonly turn: number
}

const PAGE_SIZE = 24

/** The pause after which typed words are searched for, in ms. */
const TYPING_PAUSE_MS = 250

interface Answered extends ProductSearch {
  readonly question: ProductQuestion | undefined
}

/** Searches products; further pages join what is shown. A new question is another object. */
export function useProductSearch(question: ProductQuestion): ProductSearch {
  const { api } = useStudio()
  const [answered, setAnswered] = useState<Answered>({ question: undefined, state: 'loading', found: [], total: 0 })
  useEffect(() => {
    let isCurrent = true
    const { word, classId, page } = question
    const ask = async () => {
      const body = { cKeyword: word.trim(), cClassUuid: classId, pageNumber: page, pageSize: PAGE_SIZE }
      const answer = await api.searchProductPage({ body })
      if (!isCurrent) return
      setAnswered((before) => {
        const shown = page === 1 ? [] : before.found
        if (!answer.ok) return { question, state: 'failed', found: shown, total: before.total }
        const found = [...shown, ...answer.data.results.map(readProduct)]
        return { question, state: 'ready', found, total: answer.data.iTotleSize }
      })
    }
    const timer = setTimeout(() => void ask(), page === 1 && word !== '' ? TYPING_PAUSE_MS : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, question])
  if (answered.question === question) return answered
  return { state: 'loading', found: question.page === 1 ? [] : answered.found, total: answered.total }
}
