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
}

const PAGE_SIZE = 24

/** The pause after which typed words are searched for, in ms. */
const TYPING_PAUSE_MS = 250

/** Searches products; further pages join what is shown. */
export function useProductSearch({ word, classId, page }: ProductQuestion, turn: number): ProductSearch {
  const { api } = useStudio()
  const [search, setSearch] = useState<ProductSearch>({ state: 'loading', found: [], total: 0 })
  useEffect(() => {
    let isCurrent = true
    setSearch((before) => ({ ...before, state: 'loading', found: page === 1 ? [] : before.found }))
    const ask = async () => {
      const body = { cKeyword: word.trim(), cClassUuid: classId, pageNumber: page, pageSize: PAGE_SIZE }
      const answer = await api.searchProductPage({ body })
      if (!isCurrent) return
      setSearch((before) => {
        if (!answer.ok) return { ...before, state: 'failed' }
        const more = answer.data.results.map(readProduct)
        const shown = page === 1 ? [] : before.found
        return { state: 'ready', found: [...shown, ...more], total: answer.data.iTotleSize }
      })
    }
    const timer = setTimeout(() => void ask(), page === 1 && word !== '' ? TYPING_PAUSE_MS : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, word, classId, page, turn])
  return search
}
